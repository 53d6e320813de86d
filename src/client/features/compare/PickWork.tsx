import X from "lucide-react/icons/x";
import { useState } from "react";
import type { Frame } from "../../../view/view.ts";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Modal } from "../../ui/Modal.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { PickFilters } from "./PickFilters.tsx";
import { PickResults } from "./PickResults.tsx";
import { useFoundWorks } from "./useFoundWorks.ts";
import type { Wanted } from "./useFoundWorks.ts";

type PickWorkProps = { onPick: (frame: Frame) => void; onClose: () => void };

/** How many works are shown at first, and more at a time; and how many the contract gives at once. */
const step = 24;
const most = 100;

const anything: Wanted = { text: "", types: [], creators: [], subjects: [], first: step };

/** A search for a work whose picture is to be compared. */
export function PickWork({ onPick, onClose }: PickWorkProps) {
  const [wanted, setWanted] = useState(anything);
  const { found, isFailed, isAsking, retry } = useFoundWorks(wanted);
  // What is looked for anew begins with the first ones again.
  const change = (part: Partial<Wanted>) => setWanted({ ...wanted, first: step, ...part });
  const more = () => change({ first: Math.min(most, wanted.first + step) });
  return (
    <Modal className="pick-work" label="Add a picture" onClose={onClose}>
      <div className="pick-work__head">
        <input
          type="search"
          className="pick-work__field"
          aria-label="Find a work to compare"
          placeholder="Title, creator, subject"
          autoComplete="off"
          maxLength={200}
          value={wanted.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        <IconButton icon={X} label="Close" onClick={onClose} />
      </div>
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
          onPick={onPick}
          onMore={isAsking || wanted.first < most ? more : undefined}
          isAsking={isAsking}
        />
      )}
    </Modal>
  );
}
