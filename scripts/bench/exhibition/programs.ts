import { readFileSync } from "node:fs";
import type { BlockKind } from "../../../src/server/store/exhibition-parts.ts";

const folder = "src/client/features/exhibitions/blocks";
const folders: Record<BlockKind, [folder: string, name: string]> = {
  text: ["text", "TextBlock"],
  picture: ["picture", "PictureBlock"],
  carousel: ["carousel", "CarouselBlock"],
  zoomStory: ["zoom-story", "ZoomStoryBlock"],
  comparison: ["comparison", "ComparisonBlock"],
  workList: ["work-list", "WorkListBlock"],
  quotation: ["quotation", "QuotationBlock"],
  separator: ["separator", "SeparatorBlock"],
  video: ["video", "VideoBlock"],
};

/** Returns the type of block by the path of its script. Other scripts may share what it imports. */
export function blockPrograms(): Map<string, BlockKind> {
  const text = readFileSync("build/programs.json", "utf8");
  const programs = JSON.parse(text) as Record<string, { first: string[] } | undefined>;
  return new Map(
    Object.entries(folders).map(([kind, [inner, name]]) => {
      const file = programs[`${folder}/${inner}/${name}.tsx`]?.first[0];
      if (file === undefined) throw new Error(`The build has no file of ${name}.`);
      return [file, kind as BlockKind];
    }),
  );
}
