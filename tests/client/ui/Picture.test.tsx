import { act, fireEvent, render, screen } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import "../../../src/client/ui/missing-picture.ts";
import { Picture } from "../../../src/client/ui/Picture.tsx";
import { pictureSource } from "../../../src/client/ui/picture-source.ts";
import { placeholderUrl } from "../../../src/client/ui/placeholder.ts";

const image = {
  service: "/iiif/image/3/abc",
  width: 3000,
  height: 2000,
  placeholder: "1QcSHQRnh493V4dIh4eXh1h4kJUI",
  derivativeWidths: [240, 480, 960],
};

describe("Picture: an image", () => {
  it("offers every derivative width in both formats and has its dimensions before it loads", () => {
    render(<Picture {...image} alt="A ship" sizes="50vw" />);
    const picture = screen.getByRole("img", { name: "A ship" });
    const sources = [...(picture.parentElement?.querySelectorAll("source") ?? [])];
    expect(sources.map(({ type, srcset }) => [type, srcset.split(", ").at(-1)])).toEqual([
      ["image/avif", "/iiif/image/3/abc/full/960,/0/default.avif 960w"],
      ["image/webp", "/iiif/image/3/abc/full/960,/0/default.webp 960w"],
    ]);
    expect(picture.getAttribute("width")).toBe("3000");
    expect(picture.getAttribute("height")).toBe("2000");
    expect(picture.getAttribute("loading")).toBe("lazy");
    expect(picture.getAttribute("fetchpriority")).toBe("auto");
  });

  it("loads eagerly and before others with the priority “first”", () => {
    render(<Picture {...image} alt="A ship" sizes="50vw" priority="first" />);
    expect(screen.getByRole("img").getAttribute("loading")).toBe("eager");
    expect(screen.getByRole("img").getAttribute("fetchpriority")).toBe("high");
  });

  it("shows its placeholder until its fade-in ends, and again after an error", () => {
    const { container } = render(<Picture {...image} alt="A ship" sizes="50vw" />);
    const frame = container.querySelector<HTMLElement>(".picture");
    const picture = screen.getByRole("img");
    const hasPlaceholder = () => frame?.style.backgroundImage.includes("data:image/png") ?? false;
    expect(hasPlaceholder()).toBe(true);
    fireEvent.load(picture);
    expect(hasPlaceholder()).toBe(true);
    fireEvent.transitionEnd(picture);
    expect(hasPlaceholder()).toBe(false);
    fireEvent.error(picture);
    expect(hasPlaceholder()).toBe(true);
  });

  it("uses the full-size URL when the service has no derivatives", () => {
    expect(pictureSource({ service: "/s", derivativeWidths: [] })).toEqual({
      avif: "",
      webp: "",
      fallback: "/s/full/max/0/default.jpg",
    });
  });
});

describe("Picture: an image that fails to load", () => {
  /** Stubs the server, which sends these responses in order. */
  function answers(...list: Response[]) {
    const asked = vi.fn(async () => list.shift() ?? new Response());
    vi.stubGlobal("fetch", asked);
    return asked;
  }
  const prepared = () =>
    new Response("", { status: 503, headers: { "Vitrine-Picture": "being-prepared" } });

  it("shows a status message while the server prepares it and loads without user action", async () => {
    vi.useFakeTimers();
    const asked = answers(prepared(), prepared(), new Response());
    render(<Picture {...image} alt="A ship" sizes="50vw" />);
    const before = screen.getByRole("img");
    fireEvent.error(before);
    await act(() => vi.advanceTimersByTimeAsync(2500));
    expect(screen.getByText("Being prepared. It appears by itself.")).toBeTruthy();
    expect(screen.getByRole("img")).toBe(before);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(asked).toHaveBeenCalledTimes(3);
    expect(screen.queryByText(/Being prepared/)).toBeNull();
    expect(screen.getByRole("img")).not.toBe(before);
  });

  it("shows a message when it is damaged", async () => {
    answers(new Response("", { status: 500, headers: { "Vitrine-Picture": "damaged" } }));
    render(<Picture {...image} alt="A ship" sizes="50vw" />);
    fireEvent.error(screen.getByRole("img"));
    expect(await screen.findByText("This picture is damaged.")).toBeTruthy();
  });

  it("is requested at most twice when the server has it but the browser cannot show it", async () => {
    vi.useFakeTimers();
    const asked = answers();
    render(<Picture {...image} alt="A ship" sizes="50vw" />);
    for (let tries = 1; tries < 10; tries += 1) {
      fireEvent.error(screen.getByRole("img"));
      await act(() => vi.advanceTimersByTimeAsync(10_000));
    }
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("stops retrying after it unmounts", async () => {
    vi.useFakeTimers();
    const asked = answers(prepared());
    const { unmount } = render(<Picture {...image} alt="A ship" sizes="50vw" />);
    fireEvent.error(screen.getByRole("img"));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByText(/Being prepared/)).toBeTruthy();
    unmount();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

it("Picture: placeholderUrl returns a PNG data URL or null for any string", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const url = placeholderUrl(text);
      return url === null || url.startsWith("data:image/png;base64,");
    }),
  );
});
