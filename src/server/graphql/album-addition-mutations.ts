import type { AddToAlbumsInput, MutationResolvers } from "../../../__generated__/resolvers.ts";
import { fitView } from "../../view/fit-view.ts";
import { fromText } from "../../view/view-text.ts";
import { addToAlbums } from "../store/album-additions.ts";
import type { AdditionResult } from "../store/album-additions.ts";
import { albumLimits } from "../store/album-limits.ts";
import type { WorkRow } from "../store/works.ts";
import { entryEdge } from "./album-entry.ts";
import { notAllowed, problemOfTexts, sentences } from "./album-refusals.ts";
import { askerId } from "./album-seen.ts";
import type { Context } from "./context.ts";
import { countBytes, rowBytes } from "./count-changes.ts";
import { idWithin } from "./global-id.ts";
import { invalid } from "./invalid.ts";
import { viewerOf } from "./viewer.ts";

export const albumAdditionMutations: Required<Pick<MutationResolvers, "addToAlbums">> = {
  addToAlbums: async (_, { input }, context) => {
    const { albumIds, caption } = input;
    const problem = problemOfTexts({ caption }) ?? problemOfCount(albumIds.length);
    if (problem) return problem;
    const work = await context.loaders.work.load(idWithin("Work", input.workId) ?? "");
    if (!work) return invalid("workId", sentences.noWork);
    const problemOfDetail = await problemOfView(input, work, context);
    if (problemOfDetail) return problemOfDetail;
    const ids = albumIds.map((id) => idWithin("Album", id) ?? "");
    const view = input.view ?? null;
    const addition = { workId: work.id, view, caption: caption?.trim() || null };
    const result = await addToAlbums(context.db, await askerId(context), ids, addition);
    if (result.outcome === "no-such-work") return invalid("workId", sentences.noWork);
    if (result.outcome === "no-such-album") return invalid("albumIds", sentences.noAlbum);
    if (result.outcome === "not-allowed") return notAllowed(sentences.notEditor);
    const added = placesOf(result.albums, "added");
    // The caller already counted the arguments once.
    const copies = Math.max(0, added.length - 1);
    const bytes = copies * (rowBytes + Buffer.byteLength(`${view}${addition.caption}`));
    await countBytes(context, await context.viewer.member(), bytes);
    return {
      __typename: "AddToAlbumsSuccess",
      added,
      alreadyIn: placesOf(result.albums, "already-in"),
      full: result.albums
        .filter(({ outcome }) => outcome === "full")
        .map(({ album }) => ({ album, message: sentences.full })),
      viewer: await viewerOf(context),
    };
  },
};

function placesOf(results: AdditionResult[], wanted: "added" | "already-in") {
  return results.flatMap((result) =>
    result.outcome === wanted ? [{ album: result.album, entryEdge: entryEdge(result.entry) }] : [],
  );
}

function problemOfCount(count: number) {
  if (count === 0) return invalid("albumIds", sentences.noAlbums);
  return count > albumLimits.atOnce ? invalid("albumIds", sentences.manyAlbums) : null;
}

/** Validates that a detail lies within one image of the work; returns the problem or null. */
async function problemOfView(
  { view: text }: AddToAlbumsInput,
  work: WorkRow,
  { loaders }: Context,
) {
  if (text == null) return null;
  const view = fromText(text);
  if (view?.comparison) return invalid("view", sentences.comparison);
  if (view?.work !== work.slug) return invalid("view", sentences.noView);
  const { dropped } = fitView(view, await loaders.imagesOfWork.load(work.id));
  return dropped.length > 0 ? invalid("view", sentences.noView) : null;
}
