import { act } from "@testing-library/react";
import { graphql } from "react-relay";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { StoryScreenTestQuery } from "../../../../../../__generated__/relay/StoryScreenTestQuery.graphql.ts";
import { channelOf } from "../../../../../../src/client/features/exhibitions/story/presenter/shared-step.ts";
import { StoryScreen } from "../../../../../../src/client/features/exhibitions/story/presenter/StoryScreen.tsx";
import { plainText } from "../../../../../../src/text/rich-text.ts";
import { renderWithRelay } from "../../../../../support/render-with-relay.tsx";
import { answeredPart, answeredView, lostView } from "../../taken-views.ts";
import { eventually } from "../../../../../support/eventually.ts";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});

const stepOf = (key: string, title: string | null, view: object) => ({
  key,
  title,
  text: plainText("Words."),
  view,
});

async function renderScreen() {
  const heard: unknown[] = [];
  const channel = new BroadcastChannel(channelOf("screened"));
  channel.onmessage = ({ data }: MessageEvent<unknown>) => heard.push(data);
  const rendered = await renderWithRelay<StoryScreenTestQuery>(
    {
      query: graphql`
        query StoryScreenTestQuery @relay_test_operation {
          node(id: "block") {
            ...StoryScreen_block @alias(as: "block")
          }
        }
      `,
      render: ({ node }) => node?.block && <StoryScreen block={node.block} id="screened" />,
    },
    {
      Node: () => ({
        __typename: "ZoomStoryBlock",
        title: "A walk",
        steps: [
          stepOf("a", "The pole", answeredView("world")),
          stepOf("b", null, answeredPart("world", { rotation: 90 })),
          stepOf("c", "The end", lostView("world")),
        ],
      }),
    },
  );
  return { ...rendered, heard, channel, status: () => rendered.screen.getByRole("status") };
}

describe("StoryScreen: the second screen of a story", () => {
  it("asks other windows for the current step, and follows their messages", async () => {
    const { channel, heard, status } = await renderScreen();
    await eventually(() => expect(heard).toEqual([{ kind: "asks" }]));
    expect(status().textContent).toBe("Step 1 of 3: The pole");
    await act(async () => channel.postMessage({ kind: "at", step: "c" }));
    await eventually(() => expect(status().textContent).toBe("Step 3 of 3: The end"));
    channel.close();
  });

  it("moves with keys pressed in it, and broadcasts the step", async () => {
    const { user, channel, heard, status } = await renderScreen();
    await user.keyboard("{PageDown}");
    expect(status().textContent).toBe("Step 2 of 3: WORLD, turned right");
    await eventually(() => expect(heard.at(-1)).toEqual({ kind: "at", step: "b" }));
    await user.keyboard("{PageUp}{PageUp}");
    expect(status().textContent).toBe("Step 1 of 3: The pole");
    channel.close();
  });
});
