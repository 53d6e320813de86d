import { useMemo, useState } from "react";
import { graphql } from "react-relay";
import type { UndoDialogQuery } from "../../../../../__generated__/relay/UndoDialogQuery.graphql.ts";
import { useAsked } from "../../../relay/use-asked.ts";
import { Button } from "../../../ui/Button.tsx";
import { Checkbox } from "../../../ui/Checkbox.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Spinner } from "../../../ui/Spinner.tsx";
import { RefusalNotice } from "../../parts/RefusalNotice.tsx";
import type { Refusal } from "../../parts/refusal.ts";
import { UndoPlan } from "./UndoPlan.tsx";
import { useUndoImport } from "./useUndoImport.ts";

const query = graphql`
  query UndoDialogQuery($id: ID!) {
    node(id: $id) {
      __typename
      ... on Import @alias(as: "run") {
        undoPreview {
          takenOut
          putBack
          kept
          ...UndoPlan_preview
        }
      }
    }
  }
`;

type UndoDialogProps = {
  /** The import's id and label. */
  id: string;
  label: string;
  onClose: () => void;
};

/** A dialog that previews the undo of an import and starts it. */
export function UndoDialog({ id, label, onClose }: UndoDialogProps) {
  const variables = useMemo(() => ({ id }), [id]);
  const { answer, isFailed, retry } = useAsked<UndoDialogQuery>(query, variables);
  const { undoImport, isUndoing } = useUndoImport();
  const [isKept, setKept] = useState(true);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const preview = answer?.node?.run?.undoPreview;
  const isNothing = preview?.kept === 0 && preview.takenOut + preview.putBack === 0;

  function undo() {
    if (isUndoing) return;
    setRefusal(null);
    undoImport(id, isKept, { onDone: onClose, onRefused: setRefusal });
  }

  return (
    <Dialog
      title={`Undo ${label}`}
      isOpen
      onOpenChange={onClose}
      footer={
        preview && (
          <>
            <Button onClick={onClose}>{isNothing ? "Close" : "Keep it"}</Button>
            {!isNothing && (
              <Button variant="primary" aria-disabled={isUndoing} onClick={undo}>
                {isUndoing ? "Beginning …" : "Undo the import"}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="undo-import">
        {isFailed ? (
          <p role="alert">
            What it would do could not be loaded. Check your connection and try again.{" "}
            <Button variant="quiet" onClick={retry}>
              Try again
            </Button>
          </p>
        ) : preview ? (
          <>
            <UndoPlan preview={preview} areEditsKept={isKept} />
            {preview.kept > 0 && (
              <Checkbox
                label="Keep what was edited after the import"
                checked={isKept}
                onChange={setKept}
              />
            )}
          </>
        ) : (
          <Spinner label="Finding out what it would do" />
        )}
        <p role="alert">
          <RefusalNotice refusal={refusal} onAgain={() => setRefusal(null)} />
        </p>
      </div>
    </Dialog>
  );
}
