import { act } from "@testing-library/react";
import { useState } from "react";
import { graphql } from "react-relay";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PresenterTestQuery } from "../../../../../../__generated__/relay/PresenterTestQuery.graphql.ts";
import { DraftShown } from "../../../../../../src/client/features/exhibitions/draft-shown.ts";
import type { ShownDraft } from "../../../../../../src/client/features/exhibitions/draft-shown.ts";
import { Presenter } from "../../../../../../src/client/features/exhibitions/story/presenter/Presenter.tsx";
import { channelOf } from "../../../../../../src/client/features/exhibitions/story/presenter/shared-step.ts";
import type { StoryStep } from "../../../../../../src/client/features/exhibitions/story/storyStep.ts";
import { sightNow } from "../../../../../../src/client/features/tours/sight.ts";
import { takeTour } from "../../../../../../src/client/features/tours/tour-in-hand.ts";
import { plainText } from "../../../../../../src/text/rich-text.ts";
import { wholeView } from "../../../../../../src/view/view.ts";
import { renderWithRelay } from "../../../../../support/render-with-relay.tsx";
import { eventually } from "../../../../../support/eventually.ts";

const stepOf = (key: string, title: string, words: string): StoryStep => ({
  key,
  title,
  text: plainText(words),
  seen: `The picture of ${title}`,
  view: wholeView(`work-${key}`, 0),
  picture: null,
  stage: null,
});
const steps = [
  stepOf("a", "The pole", "Here it is cold."),
  stepOf("b", "The sea", "Here it is wet."),
  stepOf("c", "The end", "Here it is over."),
];

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  HTMLDialogElement.prototype.showModal ??= function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function () {
    this.open = false;
  };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});
afterEach(() => act(() => takeTour(null)));

function Told({ onClose }: { onClose: () => void }) {
  const [index, setIndex] = useState(0);
  return (
    <Presenter
      id="block"
      title="A walk"
      steps={steps}
      index={index}
      onStep={setIndex}
      onClose={onClose}
    />
  );
}

async function renderPresenter(draft: ShownDraft | null = null) {
  const onClose = vi.fn();
  const rendered = await renderWithRelay<PresenterTestQuery>(
    {
      query: graphql`
        query PresenterTestQuery @relay_test_operation {
          site {
            title
          }
        }
      `,
      render: () => (
        <DraftShown value={draft}>
          <Told onClose={onClose} />
        </DraftShown>
      ),
    },
    {},
  );
  return { ...rendered, onClose };
}

describe("Presenter: the presenter's view", () => {
  it("shows the current step's text, the next step, and the progress", async () => {
    const { screen, user } = await renderPresenter();
    screen.getByRole("heading", { name: "The pole" });
    screen.getByText("Here it is cold.");
    screen.getByText("The sea");
    screen.getByText("Step 1 of 3");
    await user.click(screen.getByRole("button", { name: "Next step" }));
    screen.getByRole("heading", { name: "The sea" });
    await user.click(screen.getByRole("button", { name: "Next step" }));
    screen.getByText("The story ends here");
    expect(screen.getByRole("button", { name: "Next step" }).getAttribute("aria-disabled")).toBe(
      "true",
    );
  });

  it("moves with the keys of a remote control", async () => {
    const { screen, user } = await renderPresenter();
    act(() => screen.getByRole("group", { name: "A walk" }).focus());
    await user.keyboard("{PageDown}{ArrowRight}");
    screen.getByText("Step 3 of 3");
    await user.keyboard("{PageDown}{PageUp}");
    screen.getByText("Step 2 of 3");
  });

  it("synchronizes its step with the second screen in both directions", async () => {
    const channel = new BroadcastChannel(channelOf("block"));
    const heard: unknown[] = [];
    channel.onmessage = ({ data }: MessageEvent<unknown>) => heard.push(data);
    const { screen, user } = await renderPresenter();
    await user.click(screen.getByRole("button", { name: "Next step" }));
    await eventually(() => expect(heard.at(-1)).toEqual({ kind: "at", step: "b" }));
    channel.postMessage({ kind: "at", step: "c" });
    await screen.findByText("Step 3 of 3");
    channel.postMessage({ kind: "at", step: "gone" });
    channel.postMessage({ kind: "asks" });
    await eventually(() => expect(heard.at(-1)).toMatchObject({ kind: "at" }));
    screen.getByText("Step 3 of 3");
    channel.close();
  });

  it("opens the second screen in a new window without an opener", async () => {
    const { screen } = await renderPresenter();
    const link = screen.getByRole("link", { name: "Second screen" });
    expect(link.getAttribute("href")).toBe("/exhibitions/screen/block");
    expect(link.getAttribute("target")).toBe("_blank");
    // With its opener's session storage it would take over the tour that is guided there.
    expect(link.getAttribute("rel")).toBe("noopener");
  });

  it("passes the key of a draft link to the second screen", async () => {
    const { screen } = await renderPresenter({ id: "draft=", linkKey: "secret" });
    expect(screen.getByRole("link", { name: "Second screen" }).getAttribute("href")).toBe(
      "/exhibitions/screen/block?draft=draft%3D&key=secret",
    );
  });

  it("shows each step to the followers of a tour, and sends its text", async () => {
    const { screen, user, environment } = await renderPresenter();
    expect(sightNow()?.view.work).toBe("work-a");
    screen.getByRole("button", { name: "Start a live tour" });
    await act(async () => takeTour("bcdfgh"));
    expect(screen.queryByRole("button", { name: "Start a live tour" })).toBeNull();
    await act(async () =>
      environment.mock.resolveMostRecentOperation({
        data: { tour: { __typename: "Tour", id: "tour-1" } },
      }),
    );
    const said = () => environment.mock.getMostRecentOperation().request;
    expect(said().node.params.name).toBe("useSayInTourMutation");
    expect(said().variables).toEqual({
      input: { tourId: "tour-1", words: "The pole. Here it is cold." },
    });
    await user.click(screen.getByRole("button", { name: "Next step" }));
    expect(said().variables).toEqual({
      input: { tourId: "tour-1", words: "The sea. Here it is wet." },
    });
    expect(sightNow()?.view.work).toBe("work-b");
    await user.click(screen.getByRole("checkbox", { name: "Say the words of each step" }));
    await user.click(screen.getByRole("button", { name: "Next step" }));
    expect(said().variables).toMatchObject({ input: { words: "The sea. Here it is wet." } });
    expect(sightNow()?.view.work).toBe("work-c");
  });
});
