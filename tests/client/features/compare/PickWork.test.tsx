import { graphql } from "react-relay";
import { describe, expect, it, vi } from "vitest";
import type { PickWorkTestQuery } from "../../../../__generated__/relay/PickWorkTestQuery.graphql.ts";
import { PickWork } from "../../../../src/client/features/compare/PickWork.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { pickedBy, workOf } from "./compared-works.ts";
import { eventually } from "../../../support/eventually.ts";

const found = (works: readonly object[], totalCount = works.length) => ({
  WorkConnection: () => ({ totalCount, edges: works.map((node) => ({ node })) }),
  WorkFacets: () => ({
    types: { values: [{ value: "map", count: 7 }] },
    creators: { values: [] },
    subjects: { values: [{ value: "sea", count: 2 }] },
  }),
});

async function openPicker() {
  const [onPick, onClose] = [vi.fn(), vi.fn()];
  const rendered = await renderWithRelay<PickWorkTestQuery>(
    {
      query: graphql`
        query PickWorkTestQuery @relay_test_operation {
          site {
            __typename
          }
        }
      `,
      render: () => (
        <PickWork
          label="Add a picture"
          fieldLabel="Find a work to compare"
          onPick={onPick}
          onClose={onClose}
        />
      ),
    },
    { Site: () => ({ id: "site" }) },
  );
  const asked = (variables: object) =>
    eventually(() => expect(rendered.lastAsked().variables).toMatchObject(variables));
  await asked({ search: null, first: 24 });
  return { ...rendered, onPick, onClose, asked };
}

describe("PickWork: the picker's search", () => {
  it("starts with works that have an image, and picks a work's first one", async () => {
    const { screen, user, answer, onPick, lastAsked } = await openPicker();
    expect(lastAsked().variables).toMatchObject({ filter: { hasImage: true } });
    await answer(found([workOf("mercator"), workOf("dymaxion")]));
    expect(screen.getByRole("status").textContent).toBe("2 works with a picture");
    await user.click(screen.getByRole("button", { name: /^Maker of dymaxion, Dymaxion/ }));
    expect(pickedBy(onPick)).toEqual(["dymaxion", 0]);
  });

  it("picks a further image of a work", async () => {
    const { screen, user, answer, onPick } = await openPicker();
    await answer(found([workOf("mercator")]));
    expect(screen.getByRole("group", { name: "Further pictures of Mercator" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Image 2: X-ray" }));
    expect(pickedBy(onPick)).toEqual(["mercator", 1]);
  });

  it("searches by words and filters, and shows the previous results until the response arrives", async () => {
    const { screen, user, answer, asked } = await openPicker();
    await answer(found([workOf("mercator")], 9));
    await user.type(screen.getByRole("searchbox", { name: "Find a work to compare" }), "sea");
    await asked({ search: "sea", filter: { hasImage: true } });
    expect(screen.getByRole("button", { name: /Mercator/ })).toBeTruthy();
    await answer(found([workOf("dymaxion")]));
    expect(screen.queryByRole("button", { name: /Mercator/ })).toBeNull();
    await user.selectOptions(screen.getByRole("combobox", { name: "By type" }), "map (7)");
    await asked({ search: "sea", filter: { hasImage: true, types: ["map"] } });
    expect(screen.queryByRole("combobox", { name: "By creator" })).toBeNull();
  });

  it("loads more results up to the maximum", async () => {
    const { screen, user, answer, asked } = await openPicker();
    const all = found([workOf("mercator")], 500);
    await answer(all);
    for (const first of [48, 72, 96, 100]) {
      await user.click(screen.getByRole("button", { name: "Show more" }));
      await asked({ first });
      await answer(all);
    }
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
    expect(screen.getByText("Search for words to find the others.")).toBeTruthy();
  });

  it("preserves the focus while more load, and moves it to the first new result", async () => {
    const { screen, user, answer, asked } = await openPicker();
    await answer(found([workOf("mercator")], 2));
    screen.getByRole("button", { name: "Show more" }).focus();
    await user.keyboard("{Enter}");
    await asked({ first: 48 });
    const button = screen.getByRole("button", { name: "Show more" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(button);
    await answer(found([workOf("mercator"), workOf("dymaxion")], 2));
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
    expect(document.activeElement).toBe(
      screen.getByRole("button", { name: /^Maker of dymaxion, Dymaxion/ }),
    );
  });

  it("shows when nothing was found or the search failed, and retries", async () => {
    const { screen, user, answer, asked, fail } = await openPicker();
    await answer(found([]));
    expect(screen.getByRole("status").textContent).toBe("No work found.");
    await user.type(screen.getByRole("searchbox"), "x");
    await asked({ search: "x" });
    await fail();
    expect(screen.getByRole("alert").textContent).toContain("cannot be searched now");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await asked({ search: "x" });
    await answer(found([workOf("mercator")]));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("button", { name: /Mercator/ })).toBeTruthy();
  });

  it("closes by its button", async () => {
    const { screen, user, onClose } = await openPicker();
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(onClose).toHaveBeenCalled();
  });
});
