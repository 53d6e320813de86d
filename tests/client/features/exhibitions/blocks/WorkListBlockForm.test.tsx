import { graphql } from "react-relay";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import type { WorkListBlockFormTestQuery } from "../../../../../__generated__/relay/WorkListBlockFormTestQuery.graphql.ts";
import type { WorkListBlockInput } from "../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import { WorkListBlockForm } from "../../../../../src/client/features/exhibitions/blocks/work-list/WorkListBlockForm.tsx";
import { renderWithRelay } from "../../../../support/render-with-relay.tsx";
import { eventually } from "../../../../support/eventually.ts";

async function openForm(first: WorkListBlockInput) {
  const onChange = vi.fn<(content: WorkListBlockInput) => void>();
  function Desk() {
    const [content, setContent] = useState(first);
    return (
      <WorkListBlockForm
        content={content}
        problemOf={() => null}
        viewShown={() => null}
        onChange={(next) => {
          onChange(next);
          setContent(next);
        }}
      />
    );
  }
  const rendered = await renderWithRelay<WorkListBlockFormTestQuery>(
    {
      query: graphql`
        query WorkListBlockFormTestQuery @relay_test_operation {
          site {
            __typename
          }
        }
      `,
      render: () => <Desk />,
    },
    { Site: () => ({ id: "site" }) },
  );
  return { ...rendered, last: () => onChange.mock.lastCall?.[0] };
}

const way = { name: "Which works" };

describe("WorkListBlockForm: the form of a list of works", () => {
  it("lists the chosen works, marks those no longer visible, and moves them", async () => {
    const { screen, user, answer, lastAsked, last } = await openForm({ chosenIds: ["b", "a"] });
    await eventually(() => expect(lastAsked().variables).toEqual({ ids: ["a", "b"], more: [] }));
    await answer({
      Query: () => ({
        nodes: [{ __typename: "Work", id: "a", title: "Mercator", primaryImage: null }, null],
        more: [],
      }),
    });
    expect(screen.getByText("Not shown any more")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Move Mercator up" }));
    expect(last()?.chosenIds).toEqual(["a", "b"]);
  });

  it("replaces chosen works with a search, and restores them when the user switches back", async () => {
    const { screen, user, last } = await openForm({ chosenIds: ["a"] });
    await user.selectOptions(screen.getByRole("combobox", way), "search");
    expect(last()).toEqual({ query: { search: null }, chosenIds: [] });
    await user.type(screen.getByRole("textbox", { name: "Words to search for" }), "sea ");
    expect(last()?.query?.search).toBe("sea ");
    await user.selectOptions(screen.getByRole("combobox", { name: "In which order" }), "oldest");
    expect(last()?.query).toEqual({ search: "sea ", order: "YEAR_ASC" });
    await user.selectOptions(screen.getByRole("combobox", way), "chosen");
    expect(last()).toEqual({ query: null, chosenIds: ["a"] });
  });

  it("shows how many works a search finds, and removes its filters", async () => {
    const { screen, user, environment, last } = await openForm({
      query: { search: "sea", filter: { types: ["map"], subjects: [] }, order: null },
    });
    const { MockPayloadGenerator } = await import("relay-test-utils");
    await eventually(() => expect(environment.mock.getAllOperations().length).toBe(2));
    for (const operation of environment.mock.getAllOperations()) {
      environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, {
          WorkConnection: () => ({ totalCount: 3 }),
          SavedSearchConnection: () => ({ edges: [] }),
        }),
      );
    }
    expect(await screen.findByText("It finds 3 works now.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: /Remove filter:.*Map/ }));
    expect(last()?.query).toEqual({ search: "sea", filter: null, order: null });
  });
});
