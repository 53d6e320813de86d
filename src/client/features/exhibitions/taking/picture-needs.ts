import type { Device, Need } from "../../../offline/needs.ts";
import type { ShownPicture } from "../pictures/shown-picture.ts";

/** Returns the derivatives of an image from which a page may choose on this device, in any orientation. */
export function pictureNeeds(picture: ShownPicture, { width, height, pixelRatio }: Device): Need[] {
  const { src, srcSet } = picture;
  const weigh = (wide: number) => (wide * wide * picture.height) / picture.width;
  const sizes = [...srcSet.matchAll(/(\S+) (\d+)w/g)].map(([, address = "", wide]) => ({
    address,
    wide: Number(wide),
  }));
  const most = Math.max(width, height) * pixelRatio;
  const enough = sizes.findIndex(({ wide }) => wide >= most);
  const chosen = enough === -1 ? sizes : sizes.slice(0, enough + 1);
  const usual = sizes.find(({ address }) => address === src)?.wide ?? picture.width;
  const all = new Map([...chosen, { address: src, wide: usual }].map((one) => [one.address, one]));
  return [...all.values()].map(({ address, wide }) => ({
    address,
    kind: "derivative",
    weight: weigh(wide),
  }));
}
