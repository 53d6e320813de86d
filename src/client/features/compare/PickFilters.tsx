import { graphql, useFragment } from "react-relay";
import type { PickFilters_facets$key } from "../../../../__generated__/relay/PickFilters_facets.graphql.ts";
import { ChoiceField } from "./ChoiceField.tsx";
import type { Wanted } from "./useFoundWorks.ts";

/** Filters of the work picker, one value each. */
export type Narrowing = Pick<Wanted, "types" | "creators" | "subjects">;

type PickFiltersProps = {
  facets: PickFilters_facets$key;
  chosen: Narrowing;
  onChange: (change: Partial<Narrowing>) => void;
};

const names = { types: "type", creators: "creator", subjects: "subject" } as const;

/** Filters the works among which the user looks for an image. */
export function PickFilters({ facets: key, chosen, onChange }: PickFiltersProps) {
  const { types, creators, subjects } = useFragment(
    graphql`
      fragment PickFilters_facets on WorkFacets @throwOnFieldError {
        types: values(kind: TYPE, first: 40) {
          values {
            value
            count
          }
        }
        creators: values(kind: CREATOR, first: 40) {
          values {
            value
            count
          }
        }
        subjects: values(kind: SUBJECT, first: 40) {
          values {
            value
            count
          }
        }
      }
    `,
    key,
  );
  const facets = { types, creators, subjects };
  return (
    <div className="pick-work__filters">
      {(["types", "creators", "subjects"] as const).map((kind) => {
        const { values } = facets[kind];
        const [value = ""] = chosen[kind];
        if (values.length === 0) return null;
        const any = { value: "", label: `Any ${names[kind]}` };
        const choices = values.map((each) => ({
          value: each.value,
          label: `${each.value} (${each.count})`,
        }));
        return (
          <ChoiceField
            key={kind}
            label={`By ${names[kind]}`}
            choices={[any, ...choices]}
            value={value}
            onChange={(next) => onChange({ [kind]: next === "" ? [] : [next] })}
          />
        );
      })}
    </div>
  );
}
