import { graphql } from "react-relay";
import type { useEditWorkMutation } from "../../../../../__generated__/relay/useEditWorkMutation.graphql.ts";
import type { WorkFields } from "../../../../record/work-fields.ts";
import { useChange } from "../../parts/use-change.ts";
import type { Refusal } from "../../parts/refusal.ts";
import { workAsRead } from "./workAsRead.ts";
import type { ReadWork, Standing } from "./workAsRead.ts";

/** A change of a work. */
export type WorkEdit = { fields?: Partial<WorkFields>; status?: Standing };

/** Callbacks of an edit. */
export type EditOutcome = {
  onDone: (work: ReadWork) => void;
  /** Called if another user changed the work first. Nothing was saved; `work` is the current state. */
  onConflict: (work: ReadWork, sentence: string) => void;
  onRefused: (refusal: Refusal) => void;
};

/** Changes the record or the status of a work. */
export function useEditWork() {
  const [change, isEditing] = useChange<useEditWorkMutation>(graphql`
    mutation useEditWorkMutation($input: EditWorkInput!) {
      editWork(input: $input) {
        __typename
        ... on EditWorkSuccess {
          work {
            ...workAsRead_work
            ...WorkHistory_work
          }
        }
        ... on WorkConflict {
          message
          work {
            ...workAsRead_work
            ...WorkHistory_work
          }
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

  function editWork({ id, version }: ReadWork, edit: WorkEdit, outcome: EditOutcome): void {
    change({
      variables: { input: { id, version, ...edit } },
      fields: placesIn(edit.fields),
      onDone: ({ work }) => outcome.onDone(workAsRead(work)),
      onConflict: ({ work, message }) => outcome.onConflict(workAsRead(work), message),
      onRefused: outcome.onRefused,
    });
  }

  return { editWork, isEditing };
}

/** Returns the paths of all values, such as `creators.2.name`, under which the form reports their errors. */
function placesIn(value: unknown, place = ""): string[] {
  if (typeof value !== "object" || value === null) return place === "" ? [] : [place];
  const inside = Object.entries(value).flatMap(([name, part]) =>
    placesIn(part, place === "" ? name : `${place}.${name}`),
  );
  return place === "" ? inside : [place, ...inside];
}
