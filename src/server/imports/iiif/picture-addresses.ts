import { regionAsked } from "./region-asked.ts";
import type { Asked } from "./region-asked.ts";
import type { Picture } from "./presentation-schemas.ts";

type Service = NonNullable<Picture["service"]>[number];

/** Addresses of an image. */
export type PictureAddresses = {
  /** Addresses of its largest version: first from its image service, if it has one, then as in the manifest. */
  addresses: string[];
  /** Its services of the Image API, without a trailing slash; none for a part or a rotated image. */
  services: string[];
  /** Number of its services that are not services of the Image API. */
  otherServices: number;
  /** Whether the manifest shows only a part of it, or rotates it, and no service can do the same. */
  isMoreThanShown: boolean;
};

/** Reads the addresses of an image or, for a part of an image, of that part. */
export function pictureAddresses(picture: Picture): PictureAddresses {
  const { source } = picture;
  const own = typeof source === "string" ? source : (source?.id ?? picture.id);
  const all = servicesOf(picture);
  const services = all.filter((one) => fromService(one).length > 0);
  const otherServices = all.length - services.length;
  const asked = regionAsked(picture);
  // A service of level 0 delivers no region that its info.json does not list.
  const askable = services.filter(({ says }) => !/\blevel0\b/.test(says));
  if (asked !== null && asked !== "unknown" && askable.length > 0) {
    const addresses = askable.flatMap((one) => fromService(one, asked));
    return {
      addresses: [...new Set(addresses)],
      services: [],
      otherServices,
      isMoreThanShown: false,
    };
  }
  const addresses = [...services.flatMap((one) => fromService(one)), own ?? ""];
  return {
    addresses: [...new Set(addresses.filter((one) => one !== ""))],
    services: [...new Set(services.map(baseOf))],
    otherServices,
    isMoreThanShown: asked !== null,
  };
}

/** Returns the services of an image. The source of an ImageApiSelector is a service too, if it is only an address. */
function servicesOf({ service = [], source, selector = [] }: Picture): Service[] {
  const isService = selector.some(({ type = "" }) => type.includes("ImageApiSelector"));
  const named =
    typeof source === "string" && isService ? [{ id: source, says: "ImageService3" }] : [];
  return [...service, ...named, ...(typeof source === "object" ? (source.service ?? []) : [])];
}

function baseOf({ id }: Service): string {
  return id.replace(/\/(info\.json)?$/, "");
}

/**
 * Returns the addresses of an image at its full size, as each version of the Image API requires.
 *
 * Source: IIIF Image API 1.1, 2.1 and 3.0, 4 (Image Requests)
 */
function fromService(service: Service, asked: Partial<Asked> = {}): string[] {
  const { says } = service;
  const base = baseOf(service);
  if (base === "") return [];
  const { region = "full", rotation = "0", quality, format = "jpg" } = asked;
  const address = (size: string, usual: string) =>
    `${base}/${region}/${size}/${rotation}/${quality ?? usual}.${format}`;
  if (/ImageService3|image\/3/.test(says)) return [address("max", "default")];
  if (/ImageService1|image\/1|iiif\/image-api\/|stillImageServer/.test(says)) {
    return [address("full", "native")];
  }
  if (/ImageService2|image\/2|\blevel[0-2]\b/.test(says)) {
    return [address("full", "default"), address("max", "default")];
  }
  return [];
}
