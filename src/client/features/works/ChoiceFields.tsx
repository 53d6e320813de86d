import type { WorksSearch } from "./works-search.ts";

/** What is chosen besides a form's own fields, so that a form sent without the program keeps it. */
export function ChoiceFields({ choice }: { choice: WorksSearch }) {
  return Object.entries(choice).flatMap(([name, values]) =>
    [values ?? []]
      .flat()
      .map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
  );
}
