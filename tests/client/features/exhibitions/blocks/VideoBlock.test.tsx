import { act } from "@testing-library/react";
import { commitLocalUpdate } from "react-relay";
import { describe, expect, it } from "vitest";
import { playerOf } from "../../../../../src/client/features/exhibitions/blocks/video/player.ts";
import { renderBlock } from "../render-block.tsx";
import { answeredView } from "../taken-views.ts";

const show = (videoAddress: string, over: object = {}) =>
  renderBlock({
    __typename: "VideoBlock",
    videoAddress,
    videoTitle: "A globe unrolled",
    poster: null,
    transcript: null,
    ...over,
  });

describe("VideoBlock: a video", () => {
  it("loads nothing from another site until the visitor presses Play, and then only the player", async () => {
    const poster = answeredView("a");
    const { screen, user } = await show("https://youtu.be/abcdefghijk", { poster });
    const loaded = () => [
      ...document.querySelectorAll(
        "iframe, video, [src^='http'], [srcset*='http'], link[href^='http']",
      ),
    ];
    expect(loaded()).toEqual([]);
    screen.getByText(/This video is at youtu.be/);
    await user.click(screen.getByRole("button", { name: "Play “A globe unrolled”" }));
    const frame = screen.getByTitle("A globe unrolled");
    expect(frame.getAttribute("src")).toBe(
      "https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1",
    );
    expect(document.activeElement).toBe(frame);
    expect(loaded()).toEqual([frame]);
  });

  it("asks again if its address changes during playback", async () => {
    const { screen, user, container, environment } = await show("https://youtu.be/abcdefghijk");
    await user.click(screen.getByRole("button", { name: /^Play/ }));
    await act(async () =>
      commitLocalUpdate(environment, (store) =>
        store.get("block-0")?.setValue("https://vimeo.com/12345", "address"),
      ),
    );
    expect(container.querySelector("iframe")).toBeNull();
    screen.getByText(/This video is at vimeo.com/);
  });

  it("plays a video file with the browser's own player", async () => {
    const { screen, user, container } = await show("https://example.org/a.mp4");
    expect(container.querySelector("video")).toBeNull();
    await user.click(screen.getByRole("button", { name: /^Play/ }));
    expect(container.querySelector("video")?.getAttribute("src")).toBe("https://example.org/a.mp4");
  });

  it("links to a video on a site without a known player", async () => {
    const { screen } = await show("https://example.org/watch/1");
    expect(screen.queryByRole("button")).toBeNull();
    const link = screen.getByRole("link", { name: "Watch it at example.org" });
    expect(link.getAttribute("href")).toBe("https://example.org/watch/1");
  });

  it("shows its transcript", async () => {
    const { screen } = await show("https://example.org/a.mp4", { transcript: "First it is cut." });
    screen.getByText("Transcript");
    screen.getByText("First it is cut.");
  });
});

describe("VideoBlock: the player of a video", () => {
  const youTube = "https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1";
  const vimeo = "https://player.vimeo.com/video/12345?autoplay=1&dnt=1";

  it.each([
    ["https://www.youtube.com/watch?v=abcdefghijk&t=3", youTube],
    ["https://m.youtube.com/watch?v=abcdefghijk", youTube],
    ["https://youtube.com/shorts/abcdefghijk", youTube],
    ["https://www.youtube.com/embed/abcdefghijk", youTube],
    ["https://vimeo.com/12345", vimeo],
    ["https://player.vimeo.com/video/12345", vimeo],
    ["https://vimeo.com/12345/8272103f6e", `${vimeo}&h=8272103f6e`],
    ["https://player.vimeo.com/video/12345?h=8272103f6e", `${vimeo}&h=8272103f6e`],
    ["https://vimeo.com/12345?h=a%26b", vimeo],
  ])("is known for %s", (address, player) => {
    expect(playerOf(address)).toEqual({ kind: "frame", address: player });
  });

  it.each([
    "https://www.youtube.com/watch?v=../../x",
    "https://www.youtube.com/@somebody",
    "https://vimeo.com/channels/maps",
    "https://notyoutube.com/watch?v=abcdefghijk",
    "https://example.org/page",
  ])("is unknown for %s", (address) => {
    expect(playerOf(address)).toBeNull();
  });
});
