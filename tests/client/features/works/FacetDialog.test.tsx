import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { graphql } from "react-relay";
import { MockPayloadGenerator } from "relay-test-utils";
import { beforeAll, expect, it, vi } from "vitest";
import type { FacetDialogTestQuery } from "../../../../__generated__/relay/FacetDialogTestQuery.graphql.ts";
import { FacetGroup } from "../../../../src/client/features/works/FacetGroup.tsx";
import { changed, type WorksSearch } from "../../../../src/client/features/works/works-search.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

type Values = Record<string, number>;

const facetValues = (values: Values, total: number) => ({
  FacetValues: () => ({
    values: Object.entries(values).map(([value, count]) => ({ value, count })),
    total,
  }),
});

// Preloaded, because the loading time is not under test.
beforeAll(() => import("../../../../src/client/features/works/FacetDialog.tsx"));

function Group({
  values,
  initial,
}: {
  values: FacetDialogTestQuery["response"];
  initial: WorksSearch;
}) {
  const [search, setSearch] = useState(initial);
  return (
    <FacetGroup
      values={values.workFacets.values}
      facet="creator"
      search={search}
      onSearchChange={(change) => setSearch((newest) => changed(newest, change))}
    />
  );
}

/** Opens the dialog over all creators; its query is pending. */
async function openDialog(initial: WorksSearch = {}) {
  const view = await renderWithRelay<FacetDialogTestQuery>(
    {
      query: graphql`
        query FacetDialogTestQuery @relay_test_operation @throwOnFieldError {
          workFacets {
            values(kind: CREATOR, first: 10) {
              ...FacetGroup_values
            }
          }
        }
      `,
      render: (values) => <Group values={values} initial={initial} />,
    },
    facetValues({ "Ada Vries": 9, "Béla Kő": 8 }, 312),
  );
  await view.user.click(screen.getByRole("button", { name: "Show all 312 creators" }));
  const dialog = await screen.findByRole("dialog", { name: "Creator" });
  const { mock } = view.environment;
  return {
    ...view,
    dialog: within(dialog),
    /** Enters words into the search at once, because typing speed is not under test. */
    type: (words: string) =>
      fireEvent.change(within(dialog).getByRole("searchbox", { name: "Search creators" }), {
        target: { value: words },
      }),
    names: () =>
      within(dialog)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    asked: () => mock.getAllOperations().map(({ request }) => request.variables.words as unknown),
    /** Responds to the query for these words. */
    answerTo: (words: string | null, values: Values, total: number) =>
      act(async () => {
        const operation = mock
          .getAllOperations()
          .find(({ request }) => request.variables.words === words);
        if (!operation) throw new Error(`Nobody asks for ${words}.`);
        mock.resolve(
          operation,
          MockPayloadGenerator.generate(operation, facetValues(values, total)),
        );
      }),
  };
}

const hundred = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`Maker ${i}`, 200 - i]));

it("FacetDialog: shows the most frequent values and their total number", async () => {
  const { dialog, names, answerTo, lastAsked } = await openDialog({ q: "sea", type: ["map"] });
  expect(lastAsked()).toMatchObject({
    name: "useFacetValuesQuery",
    variables: { search: "sea", filter: { types: ["map"] }, kind: "CREATOR", words: null },
  });
  dialog.getByText("Loading creators");
  await answerTo(null, hundred, 312);
  expect(names()).toHaveLength(100);
  expect(dialog.getByRole("status").textContent).toBe("312 creators, the first 100 shown");
});

it("FacetDialog: searches values by words, and sends no query while the words stay the same", async () => {
  const { dialog, type, names, asked, answerTo } = await openDialog();
  await answerTo(null, hundred, 312);
  type("mor ");
  await waitFor(() => expect(asked()).toEqual(["mor"]));
  expect(names()).toHaveLength(100);
  await answerTo("mor", { "Chiyo Mori": 4 }, 1);
  expect(names()).toEqual(["Chiyo Mori4"]);
  expect(dialog.getByRole("status").textContent).toBe("1 of 312 creators");

  type(" mor");
  type("morx");
  type("mor");
  type("mori");
  await waitFor(() => expect(asked()).toEqual(["mori"]));
});

it("FacetDialog: shows when no value matches", async () => {
  const { dialog, type, asked, answerTo } = await openDialog();
  await answerTo(null, hundred, 312);
  type("zz");
  await waitFor(() => expect(asked()).toEqual(["zz"]));
  await answerTo("zz", {}, 0);
  expect(dialog.getByRole("status").textContent).toBe("None of 312 creators begins like that");
});

it("FacetDialog: ignores responses to outdated words", async () => {
  const { type, names, environment, asked, answerTo } = await openDialog();
  await answerTo(null, hundred, 312);
  type("m");
  await waitFor(() => expect(asked()).toEqual(["m"]));
  const early = environment.mock.getMostRecentOperation();
  type("mo");
  await waitFor(() => expect(asked()).toContain("mo"));
  await answerTo("mo", { "Chiyo Mori": 4 }, 1);
  await act(async () => {
    try {
      environment.mock.resolve(
        early,
        MockPayloadGenerator.generate(early, facetValues({ Late: 1 }, 1)),
      );
    } catch {
      // The query was cancelled, so nothing awaits it.
    }
  });
  expect(names()).toEqual(["Chiyo Mori4"]);
});

it("FacetDialog: shows selected values first and does not reorder values during the selection", async () => {
  const { dialog, type, names, user, asked, answerTo } = await openDialog({
    creator: ["Zoë Young"],
  });
  await answerTo(null, { "Ada Vries": 9, "Béla Kő": 8, "Zoë Young": 1 }, 312);
  expect(names()).toEqual(["Zoë Young1", "Ada Vries9", "Béla Kő8"]);
  await user.click(dialog.getByRole("checkbox", { name: "Béla Kő 8" }));
  expect(names()).toEqual(["Zoë Young1", "Ada Vries9", "Béla Kő8"]);
  expect(dialog.getByRole("checkbox", { name: "Béla Kő 8", checked: true })).toBeTruthy();
  expect(asked()).toEqual([]);

  type("ch");
  await waitFor(() => expect(asked()).toEqual(["ch"]));
  await answerTo("ch", { "Chiyo Mori": 4 }, 1);
  expect(names()).toEqual(["Zoë Young1", "Béla Kő8", "Chiyo Mori4"]);
});

it("FacetDialog: closes by “Done” and returns the focus", async () => {
  const { dialog, user, answerTo } = await openDialog();
  await answerTo(null, hundred, 312);
  await user.click(dialog.getByRole("button", { name: "Done" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole("button", { name: "Show all 312 creators" }),
    ),
  );
});

it("FacetDialog: shows an error when the values cannot be loaded, and retries", async () => {
  const onError = vi.spyOn(console, "error").mockImplementation(() => {});
  const { dialog, user, fail, answerTo } = await openDialog();
  await fail();
  expect(dialog.getByRole("alert").textContent).toContain("could not be loaded");
  await user.click(dialog.getByRole("button", { name: "Try again" }));
  await answerTo(null, hundred, 312);
  expect(dialog.queryByRole("alert")).toBeNull();
  expect(dialog.getAllByRole("checkbox")).toHaveLength(100);
  onError.mockRestore();
});
