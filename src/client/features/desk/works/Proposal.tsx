import { Button } from "../../../ui/Button.tsx";

type ProposalProps = {
  /** What the words say, in a few words. */
  children: string;
  onTake: () => void;
};

/** What another field says by its words, to be taken over by a press. */
export function Proposal({ children, onTake }: ProposalProps) {
  return (
    <p className="work-form__proposal">
      {children}
      <Button variant="quiet" onClick={onTake}>
        Take it over
      </Button>
    </p>
  );
}
