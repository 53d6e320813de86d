import { graphql } from "react-relay";
import type {
  EditedWorksInput,
  useEditWorksMutation,
  WorkChangesInput,
} from "../../../../../__generated__/relay/useEditWorksMutation.graphql.ts";
import type { Refusal } from "../../parts/refusal.ts";
import { useChange } from "../../parts/use-change.ts";

export type { EditedWorksInput, WorkChangesInput };

/** Result of a bulk edit, with the id of the change for its undo; the id is null if nothing changed. */
export type EditedWorks = { change: string | null; changed: number; gone: number };

type EditOutcome = {
  onDone: (edited: EditedWorks) => void;
  /** Called with a message if the number of matching works differs from the one shown. */
  onConflict: (message: string) => void;
  onRefused: (refusal: Refusal) => void;
};

/** Form fields of the bulk edit, which can have errors. */
const fields = [
  "status",
  "rights",
  "creditLine",
  "workType",
  "technique",
  "recordLanguage",
  "addSubjects",
  "removeSubjects",
  "addPlaces",
  "removePlaces",
  "missingAlt",
];

/** Changes many works at once. */
export function useEditWorks() {
  const [change, isEditing] = useChange<useEditWorksMutation>(graphql`
    mutation useEditWorksMutation($input: EditWorksInput!) {
      editWorks(input: $input) {
        __typename
        ... on EditWorksSuccess {
          change
          changed
          gone
          works {
            ...DeskWorkCells_work
          }
        }
        ... on SelectionConflict {
          message
        }
        ... on InvalidInput {
          problems {
            field
            message
          }
        }
        ... on NotAllowed {
          message
        }
      }
    }
  `);

  function editWorks(
    works: EditedWorksInput,
    changes: WorkChangesInput,
    { onDone, onConflict, onRefused }: EditOutcome,
  ): void {
    change({
      variables: { input: { works, changes } },
      fields,
      onDone: ({ change: id, changed, gone }) => onDone({ change: id ?? null, changed, gone }),
      onConflict: ({ message }) => onConflict(message),
      onRefused,
    });
  }

  return { editWorks, isEditing };
}
