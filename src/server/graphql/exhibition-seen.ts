import { permitOf } from "../accounts/permissions.ts";
import { hashOfToken } from "../accounts/tokens.ts";
import type { BlockRow, ExhibitionRow } from "../store/exhibition-rows.ts";
import { isDraftKey } from "../store/exhibitions.ts";
import type { Context } from "./context.ts";

/** Returns an exhibition that the viewer may see: a published one, or any for curators; otherwise null. */
export async function exhibitionSeen(id: string, context: Context): Promise<ExhibitionRow | null> {
  const row = await context.loaders.exhibition.load(id);
  // A published exhibition does not depend on the viewer. Everything else does, even a missing one.
  if (row?.state === "PUBLISHED") return row;
  return (await isCurator(context)) ? row : null;
}

/** Returns a draft for curators, and for viewers with the key of its draft link; otherwise null. */
export async function draftSeen(
  id: string,
  key: string | null | undefined,
  context: Context,
): Promise<ExhibitionRow | null> {
  // A draft changes without an event for everyone.
  context.outcome.passing = true;
  const row = await context.loaders.exhibition.load(id);
  if (!row) return null;
  const hasKey = key != null && (await isDraftKey(context.db, row.id, hashOfToken(key)));
  return hasKey || (await isCurator(context)) ? row : null;
}

/** Returns a block of an exhibition that the viewer may see, otherwise null. */
export async function blockSeen(id: string, context: Context): Promise<BlockRow | null> {
  const row = await context.loaders.block.load(id);
  const exhibition = await exhibitionSeen(row?.exhibitionId ?? "", context);
  if (!row || !exhibition) return null;
  return !row.isHidden || (await isCurator(context)) ? row : null;
}

async function isCurator({ viewer }: Context): Promise<boolean> {
  return permitOf("Desk.exhibition", await viewer.role()) === "all";
}
