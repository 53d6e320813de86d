import { useRef } from "react";
import { Button } from "../../../ui/Button.tsx";
import { useFocusHandedOn } from "../../works/use-focus-handed-on.ts";

type ProposalProps = {
  /** Text of the proposal. */
  children: string;
  onTake: () => void;
};

/** Proposes a value derived from another field, with a button to adopt it. */
export function Proposal({ children, onTake }: ProposalProps) {
  const proposal = useRef<HTMLParagraphElement>(null);
  useFocusHandedOn(proposal, (part) =>
    part.parentElement?.querySelector<HTMLElement>("input, textarea"),
  );
  return (
    <p ref={proposal} className="work-form__proposal">
      {children}
      <Button variant="quiet" onClick={onTake}>
        Take it over
      </Button>
    </p>
  );
}
