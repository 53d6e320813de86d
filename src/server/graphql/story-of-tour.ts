import { noText, plainText } from "../../text/rich-text.ts";
import { lookText } from "../../view/taken-frame.ts";
import { fromText } from "../../view/view-text.ts";
import { workBySlug } from "../store/works.ts";
import type { TourStepRow } from "../store/tour-steps.ts";
import type { ZoomStoryStep } from "./blocks/contents.ts";
import type { Context } from "./context.ts";

/** Maximum number of steps in a story. */
const mostSteps = 100;

/**
 * Converts the steps of a tour to those of a zoom story, at most 100. Messages belong to the step that was visible at
 * the time; steps of works that are no longer public are omitted.
 */
export async function storyOf(
  steps: readonly TourStepRow[],
  { db, loaders }: Pick<Context, "db" | "loaders">,
): Promise<ZoomStoryStep[]> {
  const story: (ZoomStoryStep & { said: string[]; seen: string })[] = [];
  for (const { id, view: word, caption } of steps) {
    const last = story.at(-1);
    if (last?.seen === word) {
      if (caption !== null) last.said.push(caption);
      continue;
    }
    if (story.length >= mostSteps) break;
    const view = fromText(word);
    const work = view && (await workBySlug(db, view.work));
    const image = work && (await loaders.imageAt.load({ workId: work.id, position: view.image }));
    if (!view || !work || !image) continue;
    story.push({
      key: id.slice(-12),
      view: {
        workId: work.id,
        imageId: image.id,
        place: view.image,
        width: image.width,
        height: image.height,
        frame: lookText(view),
      },
      title: null,
      text: noText,
      said: caption === null ? [] : [caption],
      seen: word,
    });
  }
  return story.map(({ said, seen: _seen, ...step }) => ({ ...step, text: plainText(...said) }));
}
