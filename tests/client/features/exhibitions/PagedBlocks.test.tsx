import { act } from "@testing-library/react";
import { commitLocalUpdate, graphql } from "react-relay";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PagedBlocksTestQuery } from "../../../../__generated__/relay/PagedBlocksTestQuery.graphql.ts";
import { blockTypes } from "../../../../src/client/features/exhibitions/blocks/block-types.ts";
import { DraftBlocks } from "../../../../src/client/features/exhibitions/DraftBlocks.tsx";
import { FirstRender } from "../../../../src/client/ui/first-render.ts";
import { plainText } from "../../../../src/text/rich-text.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

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

it("a long draft goes on with its key when asked to, and ends with its credits", async () => {
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

it("what follows comes by itself, and the page goes to what its address leads to once that is there", async () => {
  const gone = vi.fn<(element: Element) => void>();
  Element.prototype.scrollIntoView = function () {
    gone(this);
  };
  vi.stubGlobal("requestIdleCallback", isIdle);
  window.location.hash = "#two";
  const { screen, answer, environment } = await renderDraft();
  await vi.waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await answer(connection([edge("two")], false));
  const two = await screen.findByText("two");
  await vi.waitFor(() => expect(gone).toHaveBeenCalledWith(two.closest("#two")));
});

it("what follows and cannot be had is not asked for again by itself: one can read on by hand", async () => {
  vi.stubGlobal("requestIdleCallback", isIdle);
  const { screen, fail, environment } = await renderDraft();
  const asked = () => environment.mock.getAllOperations();
  await vi.waitFor(() => expect(asked()).toHaveLength(1));
  await fail();
  await screen.findByRole("button", { name: "Read on" });
  await new Promise<void>(isIdle);
  expect(asked()).toHaveLength(0);
});

const wordsIn = (container: Element) =>
  [...container.querySelectorAll("p")].map((part) => part.textContent).slice(0, -1);

const manyNames = Array.from({ length: 60 }, (_, place) => `block ${place}`);

type Drawn = Awaited<ReturnType<typeof renderDraft>>;

const becomeChanged = ({ environment }: Drawn) =>
  act(async () =>
    commitLocalUpdate(environment, (store) => store.get("draft")?.setValue(77, "change")),
  );

it("of a long draft that was changed all that is there is asked for anew, not only what it begins with", async () => {
  const view = await renderDraft(manyNames.map(edge), { hasNextPage: false, isSent: true });
  expect(wordsIn(view.container)).toEqual(manyNames);
  expect(view.environment.mock.getAllOperations()).toHaveLength(0);
  await becomeChanged(view);
  expect(view.lastAsked()).toMatchObject({ variables: { id: "draft", key: "secret", count: 60 } });
  // One behind the first page is taken away, two others change their places.
  const after = ["block 59", ...manyNames.slice(0, 50), ...manyNames.slice(51, 59)];
  await view.answer(connection(after.map(edge), false));
  expect(wordsIn(view.container)).toEqual(after);
});

it("a short draft that was changed asks for nothing besides its page", async () => {
  const view = await renderDraft([edge("one")], { hasNextPage: false });
  await becomeChanged(view);
  expect(view.environment.mock.getAllOperations()).toHaveLength(0);
});
