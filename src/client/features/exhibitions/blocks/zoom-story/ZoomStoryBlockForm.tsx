import { useRef, useState } from "react";
import type { ZoomStoryBlockInput } from "../../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import { hasWords, noText, wordsOf } from "../../../../../text/rich-text.ts";
import type { BlockFormProps } from "../../../desk/exhibitions/block-form.ts";
import { FormField } from "../../../desk/exhibitions/forms/FormField.tsx";
import { ItemList } from "../../../desk/exhibitions/forms/ItemList.tsx";
import { newKey } from "../../../desk/exhibitions/forms/new-key.ts";
import { TakeButton } from "../../../desk/exhibitions/forms/TakeButton.tsx";
import { StepForm } from "./StepForm.tsx";

type Step = ZoomStoryBlockInput["steps"][number];

/** Maximum number of steps. */
const most = 100;

/** The form of a zoom story. */
export function ZoomStoryBlockForm(props: BlockFormProps<ZoomStoryBlockInput>) {
  const { content, onChange, problemOf, viewShown } = props;
  const { title, steps } = content;
  const [open, setOpen] = useState<string | null>(null);
  const withSteps = (next: readonly Step[]) => onChange({ ...content, steps: next });
  const last = steps.at(-1);
  const fresh = useRef<string | null>(null);

  function add(view: Step["view"]) {
    const step: Step = { key: newKey(steps), view, title: null, text: noText };
    fresh.current = step.key;
    withSteps([...steps, step]);
    setOpen(step.key);
  }

  return (
    <div className="block-form">
      <FormField
        label="Title of the story"
        maxLength={200}
        value={title ?? ""}
        problem={problemOf("title")}
        onChange={(written) => onChange({ ...content, title: written || null })}
      />
      {steps.length === 0 && <p className="block-form__none">There are no steps yet.</p>}
      <ItemList
        label="Steps"
        items={steps}
        fresh={fresh}
        nameOf={(step, place) => `step ${place + 1}${nameOf(step) && `, ${nameOf(step)}`}`}
        render={(step, place) => (
          <StepForm
            step={step}
            place={place}
            name={nameOf(step)}
            isOpen={open === step.key}
            onOpen={(isOpen) => setOpen(isOpen ? step.key : null)}
            onChange={(next) => withSteps(steps.map((each) => (each === step ? next : each)))}
            problemOf={(field) => problemOf(`steps.${place}.${field}`)}
            viewShown={viewShown}
          />
        )}
        onChange={withSteps}
      />
      {problemOf("steps") !== null && <p className="text-field__problem">{problemOf("steps")}</p>}
      {steps.length >= most ? (
        <p className="block-form__none">There can be at most {most} steps.</p>
      ) : (
        <div className="block-form__acts">
          <TakeButton title="The next step" start={last?.view ?? null} onTake={add}>
            Add a step
          </TakeButton>
          {last && (
            <TakeButton title="The next step" variant="quiet" onTake={add}>
              Add a step in another picture
            </TakeButton>
          )}
        </div>
      )}
    </div>
  );
}

/** Returns the display name of a step: its title, otherwise the beginning of its text. */
function nameOf({ title, text }: Step): string {
  if (title) return title;
  const [first = ""] = hasWords(text) ? wordsOf(text).trim().split("\n") : [];
  return first.length > 60 ? `${first.slice(0, 60)}…` : first;
}
