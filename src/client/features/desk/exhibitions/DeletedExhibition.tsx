import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { RefusalNotice } from "../../parts/RefusalNotice.tsx";
import type { Refusal } from "../../parts/refusal.ts";
import { useRestoreExhibition } from "./useRestoreExhibition.ts";

type DeletedExhibitionProps = { id: string; title: string; onBack: () => void };

/** Shown instead of the editor of an exhibition that was deleted. */
export function DeletedExhibition({ id, title, onBack }: DeletedExhibitionProps) {
  const { restoreExhibition, isRestoring } = useRestoreExhibition();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  return (
    <EmptyState
      level={1}
      title={`“${title}” was deleted`}
      actions={
        <Button
          variant="primary"
          aria-disabled={isRestoring}
          onClick={() => {
            if (isRestoring) return;
            setRefusal(null);
            restoreExhibition(id, { connections: [], onDone: onBack, onRefused: setRefusal });
          }}
        >
          Put it back
        </Button>
      }
    >
      <p>It can be put back for 24 hours.</p>
      <p role="status">
        <RefusalNotice refusal={refusal} onAgain={() => setRefusal(null)} />
      </p>
    </EmptyState>
  );
}
