import { permitOf } from "../accounts/permissions.ts";
import { hashOfToken } from "../accounts/tokens.ts";
import type { BlockRow, ExhibitionRow } from "../store/exhibition-rows.ts";
import { isDraftKey } from "../store/exhibitions.ts";
import type { Context } from "./context.ts";

/** An exhibition that whoever asks may see: one that is published, or any for curators. */
export async function exhibitionSeen(id: string, context: Context): Promise<ExhibitionRow | null> {
  const row = await context.loaders.exhibition.load(id);
  // What is published does not depend on who asks. Anything else does, what is not there too.
  if (row?.state === "PUBLISHED") return row;
  return (await isCurator(context)) ? row : null;
}

/** A draft for curators, and for whoever has the key of its draft link. */
export async function draftSeen(
  id: string,
  key: string | null | undefined,
  context: Context,
): Promise<ExhibitionRow | null> {
  // It changes without everybody being told.
  context.outcome.passing = true;
  const row = await context.loaders.exhibition.load(id);
  if (!row) return null;
  const hasKey = key != null && (await isDraftKey(context.db, row.id, hashOfToken(key)));
  return hasKey || (await isCurator(context)) ? row : null;
}

/** A block of an exhibition that whoever asks may see. */
export async function blockSeen(id: string, context: Context): Promise<BlockRow | null> {
  const row = await context.loaders.block.load(id);
  const exhibition = await exhibitionSeen(row?.exhibitionId ?? "", context);
  if (!row || !exhibition) return null;
  return !row.isHidden || (await isCurator(context)) ? row : null;
}

async function isCurator({ viewer }: Context): Promise<boolean> {
  return permitOf("Desk.exhibition", await viewer.role()) === "all";
}
