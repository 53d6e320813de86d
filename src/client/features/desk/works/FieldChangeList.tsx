import { graphql, useFragment } from "react-relay";
import type { FieldChangeList_changes$key } from "../../../../../__generated__/relay/FieldChangeList_changes.graphql.ts";
import { TextsOfField } from "./TextsOfField.tsx";

/** The changed fields of a work with the values before and after. */
export function FieldChangeList({ changes: key }: { changes: FieldChangeList_changes$key }) {
  const changes = useFragment(
    graphql`
      fragment FieldChangeList_changes on WorkFieldChange @relay(plural: true) {
        field
        label
        before
        after
      }
    `,
    key,
  );
  return (
    <dl className="field-changes">
      {changes.map(({ field, label, before, after }) => (
        <div key={field}>
          <dt>{label}</dt>
          <TextsOfField texts={before} what="Before" />
          <TextsOfField texts={after} what="After" />
        </div>
      ))}
    </dl>
  );
}
