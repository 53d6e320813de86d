import X from "lucide-react/icons/x";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Modal } from "../../ui/Modal.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { PickFilters } from "./PickFilters.tsx";
import type { Picked } from "./PickResult.tsx";
import { PickResults } from "./PickResults.tsx";
import { useFoundWorks } from "./useFoundWorks.ts";
import type { Wanted } from "./useFoundWorks.ts";

type PickWorkProps = {
  /** What it is for. */
  label: string;
  /** What the field is called in which somebody types. */
  fieldLabel: string;
  /** Whether works without a picture can be picked too. */
  hasAll?: boolean;
  /** What was picked, in a sentence, empty at first, where several can be; null where the first one ends it. */
  said?: string | null;
  onPick: (picked: Picked) => void;
  onClose: () => void;
};

/** How many works are shown at first, and more at a time; and how many the contract gives at once. */
const step = 24;
const most = 100;

const anything: Wanted = { text: "", types: [], creators: [], subjects: [], first: step };

/** A search for a work, or a picture of one, that is to be used somewhere. */
export function PickWork(props: PickWorkProps) {
  const { label, fieldLabel, hasAll = false, said = null, onPick, onClose } = props;
  const [wanted, setWanted] = useState(anything);
  const { found, isFailed, isAsking, retry } = useFoundWorks(wanted, hasAll);
  // What is looked for anew begins with the first ones again.
  const change = (part: Partial<Wanted>) => setWanted({ ...wanted, first: step, ...part });
  const more = () => change({ first: Math.min(most, wanted.first + step) });
  return (
    <Modal className="pick-work" label={label} onClose={onClose}>
      <div className="pick-work__head">
        <input
          type="search"
          className="pick-work__field"
          aria-label={fieldLabel}
          placeholder="Title, creator, subject"
          autoComplete="off"
          maxLength={200}
          value={wanted.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        {said !== null && (
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        )}
        <IconButton icon={X} label="Close" onClick={onClose} />
      </div>
      {said !== null && (
        <p className="pick-work__said" role="status">
          {said}
        </p>
      )}
      {found && <PickFilters facets={found.workFacets} chosen={wanted} onChange={change} />}
      {isFailed && (
        <p role="alert">
          The works cannot be searched now.{" "}
          <Button variant="quiet" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
      {!found && !isFailed && <Spinner label="Looking for works" />}
      {found && (
        <PickResults
          works={found.works}
          hasAll={hasAll}
          onPick={onPick}
          onMore={isAsking || wanted.first < most ? more : undefined}
          isAsking={isAsking}
        />
      )}
    </Modal>
  );
}
