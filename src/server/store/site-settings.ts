import { eq } from "drizzle-orm";
import * as v from "valibot";
import { announce } from "./announcements.ts";
import type { Connection, Database } from "./connection.ts";
import { siteSetting } from "./tables/site.ts";

/** What the owner may decide about the site, each with what holds until then. */
const settings = {
  /** Who may make an account: everybody, those who were invited, or nobody. */
  signUp: v.optional(v.picklist(["OPEN", "INVITATION", "CLOSED"]), "OPEN"),
  /** Whose notes are shown before a curator has seen them. */
  notesShownAtOnce: v.optional(v.picklist(["EVERYBODY", "MEMBERS", "NOBODY"]), "MEMBERS"),
};

type Settings = typeof settings;
export type SiteSettingName = keyof Settings;
export type SiteSettingValue<Name extends SiteSettingName> = v.InferOutput<Settings[Name]>;

/** What the owner decided, or what holds where nothing was. */
export async function siteSettingOf<Name extends SiteSettingName>(
  db: Connection,
  name: Name,
): Promise<SiteSettingValue<Name>> {
  const [row] = await db.select().from(siteSetting).where(eq(siteSetting.name, name));
  return v.parse(settings[name], row?.value);
}

/** Notes what the owner decided, and tells every process. */
export async function decideSiteSetting<Name extends SiteSettingName>(
  db: Database,
  name: Name,
  value: SiteSettingValue<Name>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(siteSetting)
      .values({ name, value })
      .onConflictDoUpdate({ target: siteSetting.name, set: { value } });
    await announce(tx, { kind: "site" });
  });
}
