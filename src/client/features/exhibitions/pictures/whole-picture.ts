import { derivativeUrl, pictureSource } from "../../../ui/picture-source.ts";
import type { ShownPicture } from "./shown-picture.ts";

/** An image with the sizes that are ready made. */
export type WholeImage = {
  readonly service: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly derivativeWidths: readonly number[];
};

/** The whole of an image, in the sizes that are ready made. @param alt what it shows @param lang the language of that, if it is known */
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
