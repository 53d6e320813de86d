import { fireEvent, render, screen } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
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

describe("a picture", () => {
  it("offers every ready-made width in both formats, and has its place before it arrives", () => {
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
  });

  it("is fetched first when it is what the page opens with", () => {
    render(<Picture {...image} alt="A ship" sizes="50vw" priority="first" />);
    expect(screen.getByRole("img").getAttribute("loading")).toBe("eager");
  });

  it("keeps its placeholder until it is quite there, and for good if it never comes", () => {
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

  it("is asked for whole when nothing is ready made", () => {
    expect(pictureSource({ service: "/s", derivativeWidths: [] })).toEqual({
      avif: "",
      webp: "",
      fallback: "/s/full/max/0/default.jpg",
    });
  });
});

it("a placeholder that is none gives no picture and no error", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const url = placeholderUrl(text);
      return url === null || url.startsWith("data:image/png;base64,");
    }),
  );
});
