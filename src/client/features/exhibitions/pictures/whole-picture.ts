import { derivativeUrl, pictureSource } from "../../../ui/picture-source.ts";
import type { ShownPicture } from "./shown-picture.ts";

/** An image with its prepared derivatives. */
export type WholeImage = {
  readonly service: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly derivativeWidths: readonly number[];
};

/**
 * Returns the properties of a whole image, with its prepared derivatives.
 *
 * @param alt alternative text
 * @param lang its language, if known
 */
export function wholePicture(
  image: WholeImage,
  alt: string,
  lang: string | null = null,
): ShownPicture {
  const { service, width, height, placeholder, derivativeWidths } = image;
  return {
    src: pictureSource({ service, derivativeWidths }).fallback,
    srcSet: derivativeWidths
      .map((each) => `${derivativeUrl(service, each, "webp")} ${each}w`)
      .join(", "),
    width,
    height,
    alt,
    lang,
    filter: null,
    placeholder,
  };
}
