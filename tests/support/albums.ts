import { eq } from "drizzle-orm";
import { addToAlbums } from "../../src/server/store/album-additions.ts";
import { createAlbum } from "../../src/server/store/album-edits.ts";
import { entriesPage } from "../../src/server/store/album-entries.ts";
import type { AlbumRow } from "../../src/server/store/album-rows.ts";
import { albumsByIds } from "../../src/server/store/albums.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { newId } from "../../src/server/store/ids.ts";
import { createVisitor } from "../../src/server/store/members.ts";
import type { Role } from "../../src/server/store/roles.ts";
import type { Store } from "../../src/server/store/store.ts";
import { member } from "../../src/server/store/tables/people.ts";
import { work } from "../../src/server/store/tables/works.ts";
import { workInput } from "./work-inputs.ts";

/** Users, works and albums in a store. */
export type AlbumWorld = {
  /** Ids of eight published works. */
  works: string[];
  somebody(role?: Role): Promise<string>;
  albumOf(owner: string, given?: Partial<AlbumRow>): Promise<AlbumRow>;
  /** Adds works to an album, by their numbers; returns the entries' ids. */
  fill(owner: string, album: AlbumRow, numbers: number[], view?: string): Promise<string[]>;
  /** Returns the ids of an album's entries in order. */
  idsIn(album: Pick<AlbumRow, "id">): Promise<string[]>;
  /** Returns the current state of an album. */
  now(album: Pick<AlbumRow, "id">): Promise<AlbumRow | null | undefined>;
  /** Publishes or unpublishes one of the works. */
  setStatus(number: number, status: "PUBLISHED" | "WITHDRAWN"): Promise<void>;
};

/** Adds eight works to a store, and returns the functions that create the rest. */
export async function albumWorld({ db }: Store): Promise<AlbumWorld> {
  const inputs = Array.from({ length: 8 }, (_, at) => workInput({ identifier: `W${at}` }));
  const works = (await applyWorks(db, inputs)).map(({ workId }) => workId);
  return {
    works,
    async somebody(role = "MEMBER") {
      const { id } = await createVisitor(db, `hash of ${newId()}`);
      await db.update(member).set({ role, name: "Ada" }).where(eq(member.id, id));
      return id;
    },
    async albumOf(owner, given = {}) {
      const { title = "Storms", description = null, visibility = "PRIVATE" } = given;
      const made = await createAlbum(db, owner, { title, description, visibility });
      if (made.outcome !== "created") throw new Error(made.outcome);
      return made.album;
    },
    async fill(owner, { id }, numbers, view) {
      const ids: string[] = [];
      for (const number of numbers) {
        const addition = { workId: works[number] ?? "", view: view ?? null, caption: null };
        const added = await addToAlbums(db, owner, [id], addition);
        if (added.outcome !== "done") throw new Error(added.outcome);
        const [first] = added.albums;
        if (first?.outcome !== "added") throw new Error(first?.outcome);
        ids.push(first.entry.id);
      }
      return ids;
    },
    idsIn: async ({ id }) => (await entriesPage(db, id, { first: 2000 })).rows.map((row) => row.id),
    now: async ({ id }) => (await albumsByIds(db, [id]))[0],
    async setStatus(number, status) {
      await db
        .update(work)
        .set({ status })
        .where(eq(work.id, works[number] ?? ""));
    },
  };
}
