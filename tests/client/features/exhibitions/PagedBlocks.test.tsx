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

// The browser is never idle, unless a test stubs it otherwise.
beforeEach(() => {
  vi.stubGlobal("requestIdleCallback", () => 0);
  vi.stubGlobal("cancelIdleCallback", (handle: number) => clearTimeout(handle));
});

afterEach(() => {
  window.location.hash = "";
});

it("PagedBlocks: loads further blocks of a draft with its key on request, then shows the credits", async () => {
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
  // The button is gone, so the focus moves to the element before it.
  expect(document.activeElement?.id).toBe("one");
});

it("PagedBlocks: loads further blocks when idle, and scrolls to the block in the URL's hash", async () => {
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

it("PagedBlocks: offers “Read on” instead of retrying automatically after further blocks fail to load", async () => {
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

/** Waits until this many queries are pending: the code that sends them loads first. */
const isAsked = ({ environment }: Drawn, count: number) =>
  eventually(() => expect(environment.mock.getAllOperations()).toHaveLength(count));

/** Responds to the most recent page query like the server: with the blocks of these names, 40 at a time. */
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

it("PagedBlocks: refetches all loaded blocks of a changed draft page by page", async () => {
  const view = await renderDraft(manyNames.map(edge), { hasNextPage: false, isSent: true });
  expect(wordsIn(view.container)).toEqual(manyNames);
  expect(view.environment.mock.getAllOperations()).toHaveLength(0);
  await becomeChanged(view);
  // One block after the first page is removed, two others swap their positions, and one is new.
  const after = [
    ...["block 59", ...manyNames.slice(0, 39), "new at the end of a page"],
    ...["block 40", "block 39", ...manyNames.slice(41, 50), ...manyNames.slice(51, 59)],
  ];
  await answerPage(view, after);
  // Until all of it is loaded, nothing moves.
  expect(wordsIn(view.container)).toEqual(manyNames);
  await answerPage(view, after);
  await eventually(() => expect(wordsIn(view.container)).toEqual(after));
  expect(view.environment.mock.getAllOperations()).toHaveLength(0);
  expect(view.screen.queryByRole("button", { name: "Read on" })).toBeNull();
});

it("PagedBlocks: loads blocks beyond the refetched ones as usual after a draft changes", async () => {
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

it("PagedBlocks: restarts the refetch from the beginning if the draft changes again", async () => {
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

it("PagedBlocks: sends no separate query when a short draft changes", async () => {
  const view = await renderDraft([edge("one")], { hasNextPage: false });
  await becomeChanged(view);
  expect(view.environment.mock.getAllOperations()).toHaveLength(0);
});
