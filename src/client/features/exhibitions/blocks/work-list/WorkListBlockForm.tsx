import { useRef } from "react";
import type { WorkListBlockInput } from "../../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import { PlainSelect } from "../../../../ui/PlainSelect.tsx";
import type { BlockFormProps } from "../../../desk/exhibitions/block-form.ts";
import { FormField } from "../../../desk/exhibitions/forms/FormField.tsx";
import { ChosenWorksField } from "./ChosenWorksField.tsx";
import { SearchOfList } from "./SearchOfList.tsx";

const ways = [
  { id: "chosen", label: "Works I choose" },
  { id: "search", label: "Whatever a search finds" },
] as const;

/** The form of a list: selected works, or a search. */
export function WorkListBlockForm(props: BlockFormProps<WorkListBlockInput>) {
  const { content, onChange, problemOf } = props;
  const { title, query, chosenIds = [] } = content;
  /** The values of the other option, restored when the user switches back. */
  const before = useRef({ query, chosenIds });

  function go(way: (typeof ways)[number]["id"]) {
    if ((way === "search") === Boolean(query)) return;
    const { current } = before;
    before.current = { query, chosenIds };
    onChange(
      way === "search"
        ? { ...content, query: current.query ?? { search: null }, chosenIds: [] }
        : { ...content, query: null, chosenIds: current.chosenIds },
    );
  }

  return (
    <div className="block-form">
      <FormField
        label="Title of the list"
        maxLength={200}
        value={title ?? ""}
        problem={problemOf("title")}
        onChange={(written) => onChange({ ...content, title: written || null })}
      />
      <PlainSelect
        label="Which works"
        options={ways}
        selected={query ? "search" : "chosen"}
        onSelect={go}
      />
      {query ? (
        <SearchOfList query={query} onChange={(next) => onChange({ ...content, query: next })} />
      ) : (
        <ChosenWorksField
          ids={chosenIds}
          onChange={(ids) => onChange({ ...content, chosenIds: ids })}
        />
      )}
      {["query", "chosenIds"].map(
        (field) =>
          problemOf(field) !== null && (
            <p key={field} className="text-field__problem">
              {problemOf(field)}
            </p>
          ),
      )}
    </div>
  );
}
