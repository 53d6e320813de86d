import { act, fireEvent } from "@testing-library/react";
import { useState, type ContextType, type ReactNode } from "react";
import { graphql } from "react-relay";
import { describe, expect, it, vi } from "vitest";
import type { FavouriteButtonTestQuery } from "../../../../__generated__/relay/FavouriteButtonTestQuery.graphql.ts";
import { RequestProblem } from "../../../../src/client/relay/problems.ts";
import { FavouriteButton } from "../../../../src/client/features/albums/FavouriteButton.tsx";
import { VisitorContext } from "../../../../src/client/features/albums/VisitorContext.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answerMutation } from "../live-event.ts";

type VisitorProps = {
  viewer: ContextType<typeof VisitorContext>;
  known: boolean;
  children: ReactNode;
};

/** Provides the viewer, from the beginning or after a click. */
function Visitor({ viewer, known, children }: VisitorProps) {
  const [isKnown, setKnown] = useState(known);
  return (
    <VisitorContext value={isKnown ? viewer : null}>
      {children}
      <button onClick={() => setKnown(true)}>Be known</button>
    </VisitorContext>
  );
}

function renderButton(favouriteWorkIds: string[], known = true) {
  return renderWithRelay<FavouriteButtonTestQuery>(
    {
      query: graphql`
        query FavouriteButtonTestQuery @relay_test_operation {
          viewer {
            ...FavouriteButton_viewer
            ...useGuest_viewer
          }
          work(slug: "world-map") {
            ...FavouriteButton_work
          }
        }
      `,
      render: ({ viewer, work }) => (
        <Visitor viewer={viewer ?? null} known={known}>
          {work && <FavouriteButton work={work} />}
        </Visitor>
      ),
    },
    {
      Viewer: () => ({ id: "viewer", favouriteWorkIds }),
      Work: () => ({ id: "w1", title: "World map" }),
    },
  );
}

type Rendered = Awaited<ReturnType<typeof renderButton>>;

const button = ({ screen }: Rendered) =>
  screen.getByRole("button", { name: "Favourite: World map" });
const isMarked = (rendered: Rendered) => button(rendered).getAttribute("aria-pressed") === "true";

const viewer = (favouriteWorkIds: string[]) => ({ id: "viewer", favouriteWorkIds });

describe("FavouriteButton: adding a favourite", () => {
  it("is optimistic and persists after the server's response", async () => {
    const rendered = await renderButton(["w0"]);
    expect(isMarked(rendered)).toBe(false);
    await rendered.user.click(button(rendered));
    expect(isMarked(rendered)).toBe(true);
    expect(rendered.lastAsked()).toEqual({
      name: "useAddFavouriteMutation",
      variables: { input: { workId: "w1" } },
    });
    await answerMutation(rendered.environment, {
      addFavourite: {
        __typename: "AddFavouriteSuccess",
        viewer: viewer(["w1", "w0"]),
      },
    });
    expect(isMarked(rendered)).toBe(true);
    rendered.screen.getByRole("status", { name: "" });
  });

  it("is undone with a message when the network fails", async () => {
    const rendered = await renderButton([]);
    await rendered.user.click(button(rendered));
    await rendered.fail();
    expect(isMarked(rendered)).toBe(false);
    rendered.screen.getByText(/could not be done/);
  });

  it("is sent again with the same idempotency key on the visitor's request", async () => {
    const rendered = await renderButton([]);
    const keyOfLast = () =>
      rendered.environment.mock.getMostRecentOperation().request.cacheConfig?.metadata;
    await rendered.user.click(button(rendered));
    const first = keyOfLast();
    expect(first).toEqual({ idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) });
    await rendered.fail();
    await rendered.user.click(rendered.screen.getByRole("button", { name: "Send again" }));
    expect(isMarked(rendered)).toBe(true);
    expect(rendered.screen.queryByText(/could not be done/)).toBeNull();
    expect(keyOfLast()).toEqual(first);
    await answerMutation(rendered.environment, {
      addFavourite: { __typename: "AddFavouriteSuccess", viewer: viewer(["w1"]) },
    });
    expect(isMarked(rendered)).toBe(true);
    await rendered.user.click(button(rendered));
    expect(keyOfLast()).not.toEqual(first);
  });

  it("is sent with a new idempotency key when the outcome is unknown", async () => {
    const rendered = await renderButton([]);
    const keyOfLast = () =>
      rendered.environment.mock.getMostRecentOperation().request.cacheConfig?.metadata;
    await rendered.user.click(button(rendered));
    const first = keyOfLast();
    const details = { codes: ["OUTCOME_UNKNOWN"] };
    await rendered.fail(new RequestProblem("refused", "Look whether it was done.", details));
    rendered.screen.getByText(/Look whether it was done/);
    await rendered.user.click(rendered.screen.getByRole("button", { name: "Send again" }));
    expect(keyOfLast()).not.toEqual(first);
    const again = keyOfLast();
    const busy = { codes: ["IN_PROGRESS"] };
    await rendered.fail(new RequestProblem("refused", "Still being done.", busy));
    await rendered.user.click(rendered.screen.getByRole("button", { name: "Send again" }));
    expect(keyOfLast()).toEqual(again);
  });

  it("is undone with the server's message when it is rejected", async () => {
    const rendered = await renderButton([]);
    await rendered.user.click(button(rendered));
    await answerMutation(rendered.environment, {
      addFavourite: {
        __typename: "InvalidInput",
        problems: [{ message: "You have 1,000 favourites, which is the most there can be." }],
      },
    });
    expect(isMarked(rendered)).toBe(false);
    rendered.screen.getByText(/the most there can be/);
  });

  it("sends one change at a time", async () => {
    const rendered = await renderButton([]);
    await rendered.user.click(button(rendered));
    await rendered.user.click(button(rendered));
    expect(rendered.environment.mock.getAllOperations()).toHaveLength(1);
  });

  it("is delayed until the viewer is known", async () => {
    const rendered = await renderButton([], false);
    await rendered.user.click(button(rendered));
    expect(isMarked(rendered)).toBe(false);
    await rendered.user.click(rendered.screen.getByRole("button", { name: "Be known" }));
    expect(isMarked(rendered)).toBe(true);
    expect(rendered.lastAsked()?.name).toBe("useAddFavouriteMutation");
  });

  it("is cancelled with a message when the viewer stays unknown", async () => {
    const rendered = await renderButton([], false);
    vi.useFakeTimers();
    try {
      fireEvent.click(button(rendered));
      act(() => vi.advanceTimersByTime(5000));
      rendered.screen.getByText(/has not answered yet/);
    } finally {
      vi.useRealTimers();
    }
    await rendered.user.click(rendered.screen.getByRole("button", { name: "Be known" }));
    expect(isMarked(rendered)).toBe(false);
    expect(rendered.screen.queryByText(/has not answered yet/)).toBeNull();
  });
});

describe("FavouriteButton: removing a favourite", () => {
  it("is optimistic and persists after the server's response", async () => {
    const rendered = await renderButton(["w1", "w0"]);
    expect(isMarked(rendered)).toBe(true);
    await rendered.user.click(button(rendered));
    expect(isMarked(rendered)).toBe(false);
    await answerMutation(rendered.environment, {
      removeFavourite: {
        __typename: "RemoveFavouriteSuccess",
        viewer: viewer(["w0"]),
        removedWorkId: "w1",
      },
    });
    expect(isMarked(rendered)).toBe(false);
  });

  it("is undone when the network fails", async () => {
    const rendered = await renderButton(["w1"]);
    await rendered.user.click(button(rendered));
    expect(isMarked(rendered)).toBe(false);
    await rendered.fail();
    expect(isMarked(rendered)).toBe(true);
    rendered.screen.getByText(/could not be done/);
  });
});
