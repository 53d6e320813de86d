import { useRef } from "react";
import { Button } from "../../../ui/Button.tsx";
import { useFocusHandedOn } from "../../works/use-focus-handed-on.ts";

type ProposalProps = {
  /** What the words say, in a few words. */
  children: string;
  onTake: () => void;
};

/** What another field says by its words, to be taken over by a press. */
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
