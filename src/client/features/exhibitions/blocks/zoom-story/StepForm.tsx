import ChevronDown from "lucide-react/icons/chevron-down";
import { useId } from "react";
import type { ZoomStoryBlockInput } from "../../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import type { BlockFormProps } from "../../../desk/exhibitions/block-form.ts";
import { FormField } from "../../../desk/exhibitions/forms/FormField.tsx";
import { ShownPicture } from "../../../desk/exhibitions/forms/ShownPicture.tsx";
import { ViewField } from "../../../desk/exhibitions/forms/ViewField.tsx";
import { RichTextField } from "../../../desk/exhibitions/text/RichTextField.tsx";
import { shownOf } from "../../../desk/exhibitions/views/shown-views.ts";

type Step = ZoomStoryBlockInput["steps"][number];

type StepFormProps = Pick<BlockFormProps<Step>, "onChange" | "problemOf" | "viewShown"> & {
  step: Step;
  /** Zero-based position in the story. */
  place: number;
  /** Display name of the step; empty if it has no text. */
  name: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

/** A step of a story: a summary that expands into a form. */
export function StepForm(props: StepFormProps) {
  const { step, place, name, isOpen, onOpen, onChange, problemOf, viewShown } = props;
  const id = useId();
  const isWrong = ["view", "title", "text"].some((field) => problemOf(field) !== null);
  return (
    <>
      <button
        type="button"
        className="step-form__line"
        data-begin
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onOpen(!isOpen)}
      >
        {!isOpen && (
          <span className="step-form__picture" aria-hidden>
            <ShownPicture shown={viewShown(step.view) ?? shownOf(step.view)} />
          </span>
        )}
        <span className="step-form__name">
          <span className="step-form__place numeric">{place + 1}</span>{" "}
          {name || "Nothing written yet"}
          {isWrong && <span className="text-field__problem"> Something is wrong here.</span>}
        </span>
        <ChevronDown aria-hidden size={18} strokeWidth={1.5} />
      </button>
      <div id={id} className="block-form" hidden={!isOpen}>
        {isOpen && (
          <>
            <ViewField
              label={`View of step ${place + 1}`}
              view={step.view}
              viewShown={viewShown}
              problem={problemOf("view")}
              onTake={(view) => onChange({ ...step, view })}
            />
            <FormField
              label="What is seen, in a few words"
              maxLength={200}
              value={step.title ?? ""}
              problem={problemOf("title")}
              onChange={(title) => onChange({ ...step, title: title || null })}
            />
            <RichTextField
              label="Words to it"
              text={step.text}
              problem={problemOf("text")}
              onChange={(text) => onChange({ ...step, text })}
            />
          </>
        )}
      </div>
    </>
  );
}
