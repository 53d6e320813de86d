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
  /** Accessible name of the dialog: its purpose. */
  label: string;
  /** Label of the search field. */
  fieldLabel: string;
  /** Whether works without an image can be picked, too. */
  hasAll?: boolean;
  /** Sentence about the picked works, initially empty, if several can be picked; null if the first pick ends it. */
  said?: string | null;
  onPick: (picked: Picked) => void;
  onClose: () => void;
};

/** Page size, and the contract's maximum number of works. */
const step = 24;
const most = 100;

const anything: Wanted = { text: "", types: [], creators: [], subjects: [], first: step };

/** A dialog in which the user searches for a work or one of its images. */
export function PickWork(props: PickWorkProps) {
  const { label, fieldLabel, hasAll = false, said = null, onPick, onClose } = props;
  const [wanted, setWanted] = useState(anything);
  const { found, isFailed, isAsking, retry } = useFoundWorks(wanted, hasAll);
  // A new search starts with the first page.
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
