import { hasWords, wordsOf } from "../../text/rich-text.ts";
import type { RichText } from "../../text/rich-text.ts";
import { wholeRegion } from "../../view/view.ts";
import type { Region } from "../../view/view.ts";
import { toGlobalId } from "../graphql/global-id.ts";
import type { ExhibitionRow } from "../store/exhibition-rows.ts";
import type { ImageRow } from "../store/works.ts";
import { COLLECTION_PREFIX, homepage, manifestEntry } from "./collections.ts";
import type { ManifestEntry } from "./collections.ts";
import { own, plain } from "./language-map.ts";
import { canvasAddress, CONTEXT, thumbnailOf } from "./manifest.ts";
import { recordOfWorks, sharedCanvases } from "./shared-canvases.ts";
import type { SharedPicture } from "./shared-canvases.ts";

/** Visible step of a story. */
export type StoryStep = SharedPicture & {
  key: string;
  /** Number of the step in the story, from 1. */
  number: number;
  title: string | null;
  text: RichText;
  /** Visible region of the image; null for the whole. */
  region: Region | null;
};

/** Zoom story, identified by its block. */
export type Story = { blockId: string; title: string | null; steps: readonly StoryStep[] };

/** Item of an exhibition's Collection: a story, or a work with its own manifest. */
export type ExhibitionItem = { story: Story } | { work: ManifestEntry };

/** Returns the URL of the Collection of exhibitions. */
export function exhibitionsAddress(origin: string): string {
  return `${origin}${COLLECTION_PREFIX}/exhibitions`;
}

/**
 * Returns the URL of an exhibition's Collection.
 *
 * @param slug as in URLs
 */
export function exhibitionCollectionAddress(slug: string, origin: string): string {
  return `${exhibitionsAddress(origin)}/${slug}`;
}

/** Returns the Collection of all published exhibitions. */
export function exhibitionsCollection(
  exhibitions: readonly Pick<ExhibitionRow, "slug" | "title" | "language">[],
  origin: string,
): object {
  return {
    "@context": CONTEXT,
    id: exhibitionsAddress(origin),
    type: "Collection",
    label: exhibitionsLabel,
    homepage: [homepage(`${origin}/exhibitions`, exhibitionsLabel)],
    items: exhibitions.map((exhibition) => ({
      id: exhibitionCollectionAddress(exhibition.slug, origin),
      type: "Collection",
      label: said(exhibition.title, exhibition),
    })),
  };
}

/**
 * Returns the Collection of an exhibition: the manifests of its stories, and those of the works in it, in its order.
 *
 * @param cover the cover image
 */
export function exhibitionCollection(
  exhibition: ExhibitionRow,
  cover: ImageRow | null,
  items: readonly ExhibitionItem[],
  origin: string,
): object {
  const { slug, introduction, credits } = exhibition;
  return {
    "@context": CONTEXT,
    id: exhibitionCollectionAddress(slug, origin),
    type: "Collection",
    label: said(exhibition.title, exhibition),
    ...(hasWords(introduction) && { summary: said(wordsOf(introduction), exhibition) }),
    ...(hasWords(credits) && {
      requiredStatement: { label: creditsLabel, value: said(wordsOf(credits), exhibition) },
    }),
    ...(cover && { thumbnail: [thumbnailOf(cover, origin)] }),
    homepage: [pageOf(exhibition, origin)],
    partOf: [{ id: exhibitionsAddress(origin), type: "Collection" }],
    items: items.map((item) =>
      "work" in item
        ? manifestEntry(item.work, origin)
        : {
            id: storyAddress(exhibition, item.story, origin),
            type: "Manifest",
            label: storyLabel(item.story, exhibition),
            ...thumbnailOfStory(item.story, origin),
          },
    ),
  };
}

/**
 * Returns the manifest of a zoom story: the canvases of its works' own manifests, each once, and a range with its steps
 * in their order, each with its text and the displayed region of the image.
 */
export function storyManifest(exhibition: ExhibitionRow, story: Story, origin: string): object {
  const id = storyAddress(exhibition, story, origin);
  const label = storyLabel(story, exhibition);
  const title = { label: own("Exhibition"), value: said(exhibition.title, exhibition) };
  return {
    "@context": CONTEXT,
    id,
    type: "Manifest",
    label,
    ...recordOfWorks(story.steps, [title]),
    ...thumbnailOfStory(story, origin),
    homepage: [pageOf(exhibition, origin)],
    partOf: [{ id: exhibitionCollectionAddress(exhibition.slug, origin), type: "Collection" }],
    items: sharedCanvases(story.steps, origin),
    structures: [
      {
        id: `${id}/range`,
        type: "Range",
        label,
        items: story.steps.map((step) => rangeOf(step, story, exhibition, origin)),
      },
    ],
  };
}

function rangeOf(step: StoryStep, story: Story, exhibition: ExhibitionRow, origin: string) {
  const { key, number, title, text, work, image } = step;
  const id = `${storyAddress(exhibition, story, origin)}/range/${key}`;
  const { x, y, width, height } = step.region ?? wholeRegion(image);
  const label = title === null ? { en: [`Step ${number}`] } : said(title, exhibition);
  const anchor = `#${toGlobalId("ExhibitionBlock", story.blockId)}-${key}`;
  return {
    id,
    type: "Range",
    label,
    ...(hasWords(text) && { summary: said(wordsOf(text), exhibition) }),
    homepage: [homepage(`${exhibitionPage(exhibition, origin)}${anchor}`, label)],
    items: [
      {
        id: `${id}/part`,
        type: "SpecificResource",
        source: { id: canvasAddress(work.slug, image.position + 1, origin), type: "Canvas" },
        selector: {
          type: "FragmentSelector",
          conformsTo: "http://www.w3.org/TR/media-frags/",
          value: `xywh=${x},${y},${width},${height}`,
        },
      },
    ],
  };
}

function storyAddress({ slug }: ExhibitionRow, { blockId }: Story, origin: string): string {
  return `${exhibitionCollectionAddress(slug, origin)}/story/${toGlobalId("ExhibitionBlock", blockId)}`;
}

function storyLabel({ title }: Story, exhibition: ExhibitionRow): object {
  return said(title ?? exhibition.title, exhibition);
}

function thumbnailOfStory({ steps: [first] }: Story, origin: string) {
  return first && { thumbnail: [thumbnailOf(first.image, origin)] };
}

function pageOf(exhibition: ExhibitionRow, origin: string): object {
  const { title, language } = exhibition;
  const page = homepage(exhibitionPage(exhibition, origin), said(title, exhibition));
  return { ...page, language: [language] };
}

function exhibitionPage({ slug }: ExhibitionRow, origin: string): string {
  return `${origin}/exhibitions/${slug}`;
}

/** Returns a text in the language of the exhibition. */
function said(words: string, { language }: Pick<ExhibitionRow, "language">) {
  return { [language]: [plain(words)] };
}

// Texts of the site itself, so their language is known.
const exhibitionsLabel = { en: ["Exhibitions"] };
const creditsLabel = { en: ["Credits"] };
