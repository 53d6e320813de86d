import { act } from "@testing-library/react";
import { commitLocalUpdate, graphql } from "react-relay";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PagedBlocksTestQuery } from "../../../../__generated__/relay/PagedBlocksTestQuery.graphql.ts";
import { blockTypes } from "../../../../src/client/features/exhibitions/blocks/block-types.ts";
import { DraftBlocks } from "../../../../src/client/features/exhibitions/DraftBlocks.tsx";
import { FirstRender } from "../../../../src/client/ui/first-render.ts";
import { plainText } from "../../../../src/text/rich-text.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { eventually } from "../../../support/eventually.ts";

const edge = (id: string) => ({
  cursor: id,
  node: { __typename: "TextBlock", __isExhibitionBlock: "TextBlock", id, text: plainText(id) },
});

const connection = (edges: object[], hasNextPage: boolean) => ({
  ExhibitionBlockConnection: () => ({ edges, pageInfo: { hasNextPage, endCursor: "end" } }),
  Exhibition: () => ({
    id: "draft",
    introduction: plainText("About"),
    credits: plainText("Thanks"),
  }),
});

async function renderDraft(edges = [edge("one")], { hasNextPage = true, isSent = false } = {}) {
  await blockTypes.TextBlock.Reader.prepare();
  return renderWithRelay<PagedBlocksTestQuery>(
    {
      query: graphql`
        query PagedBlocksTestQuery @relay_test_operation {
          draft(id: "draft", key: "secret") {
            change
          }
          ...DraftBlocks_query @arguments(id: "draft", key: "secret")
        }
      `,
      render: (query) => (
        <FirstRender value={{ isNow: isSent }}>
          <DraftBlocks
            query={query}
            id="draft"
            linkKey="secret"
            change={query.draft?.change ?? 0}
          />
        </FirstRender>
      ),
    },
    connection(edges, hasNextPage),
  );
}

const isIdle = (callback: () => void) => setTimeout(callback);

// The browser has something else to do, unless a test says otherwise.
beforeEach(() => {
  vi.stubGlobal("requestIdleCallback", () => 0);
  vi.stubGlobal("cancelIdleCallback", (handle: number) => clearTimeout(handle));
});

afterEach(() => {
  window.location.hash = "";
});

it("PagedBlocks: a long draft goes on with its key when asked to, and ends with its credits", async () => {
  const { screen, user, lastAsked, answer, container } = await renderDraft();
  screen.getByText("There is more of this exhibition than was loaded when this was printed.");
  await user.click(screen.getByRole("button", { name: "Read on" }));
  expect(lastAsked()).toMatchObject({
    name: "DraftBlocksQuery",
    variables: { id: "draft", key: "secret", count: 40, cursor: "end" },
  });
  await answer(connection([edge("two")], false));
  await screen.findByText("two");
  expect([...container.querySelectorAll("p")].map((part) => part.textContent)).toEqual([
    "one",
    "two",
    "Thanks",
  ]);
  expect(screen.queryByRole("button", { name: "Read on" })).toBeNull();
  // The button is gone: the focus is at what stood before it, and goes on from there.
  expect(document.activeElement?.id).toBe("one");
});

it("PagedBlocks: what follows comes by itself, and the page goes to what its address leads to once that is there", async () => {
  const gone = vi.fn<(element: Element) => void>();
  Element.prototype.scrollIntoView = function () {
    gone(this);
  };
  vi.stubGlobal("requestIdleCallback", isIdle);
  window.location.hash = "#two";
  const { screen, answer, environment } = await renderDraft();
  await eventually(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await answer(connection([edge("two")], false));
  const two = await screen.findByText("two");
  await eventually(() => expect(gone).toHaveBeenCalledWith(two.closest("#two")));
});

it("PagedBlocks: what follows and cannot be had is not asked for again by itself: one can read on by hand", async () => {
  vi.stubGlobal("requestIdleCallback", isIdle);
  const { screen, fail, environment } = await renderDraft();
  const asked = () => environment.mock.getAllOperations();
  await eventually(() => expect(asked()).toHaveLength(1));
  await fail();
  await screen.findByRole("button", { name: "Read on" });
  await new Promise<void>(isIdle);
  expect(asked()).toHaveLength(0);
});

const wordsIn = (container: Element) =>
  [...container.querySelectorAll("p")].map((part) => part.textContent).slice(0, -1);

const manyNames = Array.from({ length: 60 }, (_, place) => `block ${place}`);

type Drawn = Awaited<ReturnType<typeof renderDraft>>;

const becomeChanged = ({ environment }: Drawn, change = 77) =>
  act(async () =>
    commitLocalUpdate(environment, (store) => store.get("draft")?.setValue(change, "change")),
  );

/** Waits until so many questions are open: what asks them is loaded first. */
const isAsked = ({ environment }: Drawn, count: number) =>
  eventually(() => expect(environment.mock.getAllOperations()).toHaveLength(count));

/** Answers the page that was asked for last, as the server does: the blocks of these names, 40 at a time. */
async function answerPage(view: Drawn, names: readonly string[]) {
  await isAsked(view, 1);
  const { name, variables } = view.lastAsked();
  expect({ name, count: variables["count"] }).toEqual({ name: "askBlocksAnewQuery", count: 40 });
  const from = names.indexOf(String(variables["cursor"])) + 1;
  const page = names.slice(from, from + 40);
  await view.answer({
    Exhibition: () => ({ id: "draft" }),
    ExhibitionBlockConnection: () => ({
      edges: page.map(edge),
      pageInfo: { endCursor: page.at(-1), hasNextPage: from + 40 < names.length },
    }),
  });
}

it("PagedBlocks: of a long draft that was changed all that is there is asked for anew, page by page", async () => {
  const view = await renderDraft(manyNames.map(edge), { hasNextPage: false, isSent: true });
  expect(wordsIn(view.container)).toEqual(manyNames);
  expect(view.environment.mock.getAllOperations()).toHaveLength(0);
  await becomeChanged(view);
  // One behind the first page is taken away, two others change their places, and one is new.
  const after = [
    ...["block 59", ...manyNames.slice(0, 39), "new at the end of a page"],
    ...["block 40", "block 39", ...manyNames.slice(41, 50), ...manyNames.slice(51, 59)],
  ];
  await answerPage(view, after);
  // Until all of it is there, everything stays where it is.
  expect(wordsIn(view.container)).toEqual(manyNames);
  await answerPage(view, after);
  await eventually(() => expect(wordsIn(view.container)).toEqual(after));
  expect(view.environment.mock.getAllOperations()).toHaveLength(0);
  expect(view.screen.queryByRole("button", { name: "Read on" })).toBeNull();
});

it("PagedBlocks: what a long draft has besides what was there comes as before", async () => {
  const view = await renderDraft(manyNames.map(edge), { hasNextPage: false, isSent: true });
  vi.stubGlobal("requestIdleCallback", isIdle);
  await becomeChanged(view);
  const after = Array.from({ length: 100 }, (_, place) => `block ${place}`);
  await answerPage(view, after);
  await answerPage(view, after);
  await eventually(() =>
    expect(view.lastAsked()).toMatchObject({
      name: "DraftBlocksQuery",
      variables: { key: "secret", cursor: "block 79" },
    }),
  );
  await view.answer(connection(after.slice(80).map(edge), false));
  await eventually(() => expect(wordsIn(view.container)).toEqual(after));
});

it("PagedBlocks: a long draft that is changed again meanwhile is asked for from its beginning", async () => {
  const view = await renderDraft(manyNames.map(edge), { hasNextPage: false, isSent: true });
  await becomeChanged(view);
  await answerPage(view, manyNames.toReversed());
  await isAsked(view, 1);
  await becomeChanged(view, 78);
  await isAsked(view, 2);
  const [outdated] = view.environment.mock.getAllOperations();
  await act(async () => outdated && view.environment.mock.reject(outdated, new Error("Too late")));
  const after = manyNames.slice(5);
  expect(view.lastAsked().variables["cursor"]).toBeNull();
  await answerPage(view, after);
  await answerPage(view, after);
  await eventually(() => expect(wordsIn(view.container)).toEqual(after));
});

it("PagedBlocks: a short draft that was changed asks for nothing besides its page", async () => {
  const view = await renderDraft([edge("one")], { hasNextPage: false });
  await becomeChanged(view);
  expect(view.environment.mock.getAllOperations()).toHaveLength(0);
});
