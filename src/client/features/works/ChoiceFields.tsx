import type { WorksSearch } from "./works-search.ts";

/** Hidden fields with the rest of the current search, so that a form submitted without the program preserves it. */
export function ChoiceFields({ choice }: { choice: WorksSearch }) {
  return Object.entries(choice).flatMap(([name, values]) =>
    [values ?? []]
      .flat()
      .map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
  );
}
