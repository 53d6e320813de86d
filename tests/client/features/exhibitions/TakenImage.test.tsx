import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { TakenImage } from "../../../../src/client/features/exhibitions/pictures/TakenImage.tsx";
import "../../../../src/client/ui/await-picture.ts";
import { FirstRender } from "../../../../src/client/ui/first-render.ts";

const picture = {
  src: "/iiif/image/3/abc/full/960,/0/default.jpg",
  srcSet: "/iiif/image/3/abc/full/960,/0/default.webp 960w",
  width: 3000,
  height: 2000,
  alt: "A ship",
  lang: "en",
  filter: null,
  placeholder: null,
};

const troubled = (status: number, state: string) =>
  new Response("", { status, headers: { "Vitrine-Picture": state } });
const prepared = () => troubled(503, "being-prepared");

function answers(...given: Response[]) {
  const asked = vi.fn(async () => given.shift() ?? new Response());
  vi.stubGlobal("fetch", asked);
  return asked;
}

beforeEach(() => {
  vi.useFakeTimers();
});

const passes = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe("TakenImage: an image that fails to load", () => {
  it("shows that it is being prepared, and reloads once it is ready", async () => {
    const asked = answers(prepared(), prepared(), new Response());
    render(<TakenImage picture={picture} sizes="50vw" />);
    const image = screen.getByRole<HTMLImageElement>("img", { name: "A ship" });
    fireEvent.error(image);
    await passes(2500);
    expect(image.alt).toBe("Being prepared. It appears by itself.");
    const again = vi.spyOn(image, "src", "set");
    await passes(2000);
    expect(asked).toHaveBeenCalledTimes(3);
    expect(image.alt).toBe("A ship");
    expect(again).toHaveBeenCalledWith(expect.stringContaining(picture.src));
  });

  it("is polled if it failed before hydration", async () => {
    const asked = answers(prepared());
    vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, "currentSrc", "get").mockReturnValue(picture.src);
    render(
      <FirstRender value={{ isNow: true }}>
        <TakenImage picture={picture} sizes="50vw" />
      </FirstRender>,
    );
    await passes(100);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(screen.getByRole<HTMLImageElement>("img").alt).toMatch(/^Being prepared/);
  });

  it("shows that it is damaged", async () => {
    answers(troubled(500, "damaged"));
    render(<TakenImage picture={picture} sizes="50vw" />);
    const image = screen.getByRole<HTMLImageElement>("img");
    fireEvent.error(image);
    await passes(100);
    expect(image.alt).toBe("This picture is damaged.");
  });

  it("is not requested repeatedly if the browser cannot display it", async () => {
    const asked = answers();
    render(<TakenImage picture={picture} sizes="50vw" />);
    for (let tries = 1; tries < 10; tries += 1) {
      fireEvent.error(screen.getByRole("img"));
      await passes(10_000);
    }
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("reloads when the browser is online again", async () => {
    const asked = vi.fn(async () => Promise.reject<Response>(new TypeError("no network")));
    vi.stubGlobal("fetch", asked);
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    render(<TakenImage picture={picture} sizes="50vw" />);
    const image = screen.getByRole<HTMLImageElement>("img");
    const again = vi.spyOn(image, "src", "set");
    fireEvent.error(image);
    await passes(60_000);
    expect(asked).toHaveBeenCalledTimes(1);
    onLine.mockReturnValue(true);
    asked.mockResolvedValue(new Response());
    window.dispatchEvent(new Event("online"));
    await passes(100);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(again).toHaveBeenCalledWith(expect.stringContaining(picture.src));
  });

  it("does not replace a newer image, which is polled too", async () => {
    const asked = answers(prepared(), new Response(), prepared(), new Response());
    const { rerender } = render(<TakenImage picture={picture} sizes="50vw" />);
    const image = screen.getByRole<HTMLImageElement>("img");
    fireEvent.error(image);
    await passes(100);
    const other = { ...picture, src: "/other.jpg", srcSet: "", alt: "Another ship" };
    rerender(<TakenImage picture={other} sizes="50vw" />);
    await passes(5000);
    expect(image.getAttribute("src")).toBe("/other.jpg");
    fireEvent.error(image);
    await passes(100);
    expect(asked).toHaveBeenCalledTimes(3);
    await passes(5000);
    expect(image.alt).toBe("Another ship");
  });

  it("is no longer polled after unmount", async () => {
    const asked = answers(prepared(), prepared(), prepared());
    const { unmount } = render(<TakenImage picture={picture} sizes="50vw" />);
    fireEvent.error(screen.getByRole("img"));
    await passes(100);
    unmount();
    await passes(10_000);
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
