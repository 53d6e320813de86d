import { eq } from "drizzle-orm";
import * as v from "valibot";
import { announce } from "./announcements.ts";
import type { Connection, Database } from "./connection.ts";
import { siteSetting } from "./tables/site.ts";

/** Settings of the site that its owner can change, each with its default. */
const settings = {
  /** Who may create an account: everybody, invited users, or nobody. */
  signUp: v.optional(v.picklist(["OPEN", "INVITATION", "CLOSED"]), "OPEN"),
  /** Whose notes are visible before a curator has approved them. */
  notesShownAtOnce: v.optional(v.picklist(["EVERYBODY", "MEMBERS", "NOBODY"]), "MEMBERS"),
};

type Settings = typeof settings;
export type SiteSettingName = keyof Settings;
export type SiteSettingValue<Name extends SiteSettingName> = v.InferOutput<Settings[Name]>;

/** Returns the value of a setting, or its default. */
export async function siteSettingOf<Name extends SiteSettingName>(
  db: Connection,
  name: Name,
): Promise<SiteSettingValue<Name>> {
  const [row] = await db.select().from(siteSetting).where(eq(siteSetting.name, name));
  return v.parse(settings[name], row?.value);
}

/** Stores the value of a setting and announces the change to every process. */
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
