import { fireEvent, within } from "@testing-library/react";
import { ListBox } from "react-aria-components";
import { graphql } from "react-relay";
import { describe, expect, it, vi } from "vitest";
import type { SuggestedItemsTestQuery } from "../../../../__generated__/relay/SuggestedItemsTestQuery.graphql.ts";
import { SuggestedItems } from "../../../../src/client/features/search/SuggestedItems.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

const storm = {
  slug: "storm-at-sea",
  identifier: "A-1",
  title: "Storm",
  creators: [{ name: "Ada Vries" }, { name: "Bo" }],
  date: "1840",
  primaryImage: null,
};
const suggested = {
  works: [storm, { ...storm, slug: "storm-2", identifier: "A-2", creators: [], date: "1850" }],
  creators: [{ value: "vries: Ada", count: 1204 }],
  subjects: [
    { value: "storm", count: 1 },
    { value: "storm petrel", count: 12 },
  ],
};

async function renderItems(given: Partial<typeof suggested> | { works: null } = {}) {
  const onAction = vi.fn<(key: string | number) => void>();
  const rendered = await renderWithRelay<SuggestedItemsTestQuery>(
    {
      query: graphql`
        query SuggestedItemsTestQuery @relay_test_operation {
          suggestions(text: "sto") {
            ...SuggestedItems_suggestions
          }
        }
      `,
      render: ({ suggestions }) =>
        suggestions && (
          <ListBox aria-label="Suggestions" onAction={onAction}>
            <SuggestedItems suggestions={suggestions} />
          </ListBox>
        ),
    },
    { Suggestions: () => ({ ...suggested, ...given }) },
  );
  const { screen } = rendered;
  return {
    ...rendered,
    onAction,
    sections: () => screen.queryAllByRole("group").map((group) => group.getAttribute("aria-label")),
    optionsOf: (section: string) =>
      within(screen.getByRole("group", { name: section }))
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
  };
}

describe("SuggestedItems: suggestions", () => {
  it("are grouped into sections with titles", async () => {
    const { sections, optionsOf } = await renderItems();
    expect(sections()).toEqual(["Works", "Creators", "Subjects"]);
    expect(optionsOf("Works")).toEqual(["StormAda Vries, Bo, 1840A-1", "Storm1850A-2"]);
    expect(optionsOf("Creators")).toEqual(["Vries: Ada1,204 works"]);
    expect(optionsOf("Subjects")).toEqual(["Storm1 work", "Storm petrel12 works"]);
  });

  it("have no section for an empty group", async () => {
    const { sections } = await renderItems({ works: [], creators: [] });
    expect(sections()).toEqual(["Subjects"]);
  });

  it("show terms when works are unavailable", async () => {
    const { sections } = await renderItems({ works: null });
    expect(sections()).toEqual(["Creators", "Subjects"]);
  });

  it("report a work by its slug and a term by its stored value", async () => {
    const { screen, user, onAction } = await renderItems();
    for (const option of screen.getAllByRole("option")) await user.click(option);
    expect(onAction.mock.calls.map(([key]) => key)).toEqual([
      "work:storm-at-sea",
      "work:storm-2",
      "creator:vries: Ada",
      "subject:storm",
      "subject:storm petrel",
    ]);
  });

  it.each([
    ["Storm, Ada Vries, Bo, 1840", /A-1$/],
    ["Storm, 1850", /A-2$/],
    ["vries: Ada, 1,204 works", /^Vries: Ada/],
    ["storm, 1 work", /^Storm1 work/],
    ["storm petrel, 12 works", /petrel/],
  ])("can be found by typing “%s”", async (said, name) => {
    const { screen, user } = await renderItems();
    await user.tab();
    // All keys without a pause: the list separates words that are typed with pauses.
    for (const key of said) fireEvent.keyDown(document.activeElement ?? document.body, { key });
    expect(document.activeElement?.textContent).toMatch(name);
    expect(document.activeElement).toBe(
      screen.getAllByRole("option").find(({ textContent }) => name.test(textContent)),
    );
  });
});
