import { useId } from "react";
import type { TakenViewInput } from "../../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import { Button } from "../../../../ui/Button.tsx";
import type { BlockFormProps } from "../block-form.ts";
import { shownOf } from "../views/shown-views.ts";
import { ShownPicture } from "./ShownPicture.tsx";
import { TakeButton } from "./TakeButton.tsx";

type ViewFieldProps = {
  /** Name of the view in its block, such as `First picture`. */
  label: string;
  view: TakenViewInput | null;
  viewShown: BlockFormProps<unknown>["viewShown"];
  /** The error message; null if there is none. */
  problem: string | null;
  onTake: (view: TakenViewInput) => void;
  /** Called to remove the view; absent if the view is required. */
  onRemove?: () => void;
};

/** A view in a block: its thumbnail, and buttons to replace or remove it. */
export function ViewField({ label, view, viewShown, problem, onTake, onRemove }: ViewFieldProps) {
  const id = useId();
  const shown = view && (viewShown(view) ?? shownOf(view));
  const lower = label.charAt(0).toLowerCase() + label.slice(1);
  return (
    <div className="view-field" role="group" aria-labelledby={`${id}-label`}>
      {view && <ShownPicture shown={shown} />}
      <div className="view-field__words">
        <p className="text-field__label" id={`${id}-label`}>
          {label}
        </p>
        {shown && <cite className="view-field__title">{shown.title}</cite>}
        {view && !shown && (
          <p className="view-field__note">
            The work is not shown any more. Visitors see nothing here; choose another one.
          </p>
        )}
        {shown?.isDoubtful && (
          <p className="view-field__note">
            The image was replaced since. Look whether this still shows what it should, and use it.
          </p>
        )}
        {problem !== null && <p className="text-field__problem">{problem}</p>}
        <div className="view-field__acts">
          {view && shown && (
            <TakeButton label={`Look again: ${lower}`} title={label} start={view} onTake={onTake}>
              Look again
            </TakeButton>
          )}
          <TakeButton
            label={`${view ? "Choose another" : "Choose a picture"}: ${lower}`}
            title={label}
            variant={view && shown ? "quiet" : "plain"}
            onTake={onTake}
          >
            {view ? "Choose another" : "Choose a picture"}
          </TakeButton>
          {view && onRemove && (
            <Button variant="quiet" onClick={onRemove}>
              Go without
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
