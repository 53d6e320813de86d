import { graphql } from "react-relay";
import type {
  EditedWorksInput,
  useEditWorksMutation,
  WorkChangesInput,
} from "../../../../../__generated__/relay/useEditWorksMutation.graphql.ts";
import type { Refusal } from "../../parts/refusal.ts";
import { useChange } from "../../parts/use-change.ts";

export type { EditedWorksInput, WorkChangesInput };

/** What changing many works came to, and the change by which it can be undone; null if nothing became different. */
export type EditedWorks = { change: string | null; changed: number; gone: number };

type EditOutcome = {
  onDone: (edited: EditedWorks) => void;
  /** Called with a sentence if there are more or fewer works than were shown. */
  onConflict: (message: string) => void;
  onRefused: (refusal: Refusal) => void;
};

/** The fields of the forms in which changes are made. */
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

/** Changes many works alike. */
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
