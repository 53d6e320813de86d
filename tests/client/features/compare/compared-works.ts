import type { MockResolvers } from "relay-test-utils/lib/RelayMockPayloadGenerator";
import type { Mock } from "vitest";
import type { Picked } from "../../../../src/client/features/compare/PickResult.tsx";
import { pictureOf } from "../viewer/viewer-data.ts";

/** Mock works by the slug in their query. */
export const comparedWorks: MockResolvers = {
  Work: ({ args }) => workOf(String(args?.slug)),
};

/** Returns a work with two images, whose title is its slug with a capital. */
export function workOf(slug: string) {
  return {
    id: slug,
    slug,
    title: slug.slice(0, 1).toUpperCase() + slug.slice(1),
    creators: [{ name: `Maker of ${slug}` }],
    date: "1569",
    primaryImage: pictureOf({ id: `${slug}-1` }),
    images: [
      pictureOf({ id: `${slug}-1` }),
      pictureOf({ id: `${slug}-2`, caption: "X-ray", alt: null }),
    ],
  };
}

/** Returns the slug and the image index that were picked last. */
export function pickedBy(onPick: Mock<(picked: Picked) => void>): [string, number] | null {
  const [picked] = onPick.mock.lastCall ?? [];
  return picked ? [picked.work.slug, picked.place] : null;
}
