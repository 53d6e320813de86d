import type { StoreEvent } from "../../src/server/store/announcements.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { notesOfImage } from "../../src/server/store/notes.ts";
import type { Store } from "../../src/server/store/store.ts";
import { writeNote } from "../../src/server/store/write-note.ts";
import type { NewNote } from "../../src/server/store/write-note.ts";
import type { WorkStatus } from "../../src/server/store/work-input.ts";
import { imagesOfWorks } from "../../src/server/store/works.ts";
import { eventsHeard } from "./events.ts";
import { newNote } from "./note-inputs.ts";
import { imageInput, workInput } from "./work-inputs.ts";

/** The image of the work with this number, as `newImage` creates them. */
export const pictureOf = (work: number) => imageInput(`${work}`.padStart(32, "0"));

/** Returns functions with which tests of notes use a store. */
export function storedNotes({ db, listen }: Store) {
  let works = 0;

  /** Creates a work with an image; also returns the work's number. */
  async function newImage(status: WorkStatus = "PUBLISHED") {
    works += 1;
    const work = workInput({ identifier: `N.${works}`, status, images: [pictureOf(works)] });
    const [applied] = await applyWorks(db, [work]);
    const [[image] = []] = await imagesOfWorks(db, [applied?.workId ?? ""]);
    if (!image) throw new Error("The work has no picture.");
    return { imageId: image.id, workId: image.workId, imageKey: image.key, work: works };
  }

  /** Writes a note and checks that it was accepted. */
  async function write(authorId: string, given: Partial<NewNote> & Pick<NewNote, "on">) {
    const result = await writeNote(db, authorId, newNote(given));
    if (result.outcome !== "written") throw new Error(result.outcome);
    return result.note;
  }

  /** Returns the ids of the publicly visible notes, newest first. */
  async function list(imageId: string): Promise<string[]> {
    const all = { order: "NEWEST" as const, authorId: null };
    const { rows } = await notesOfImage(db, imageId, all, { first: 100 });
    return rows.map(({ id }) => id);
  }

  /** Returns the events about notes that are announced while `action` runs. */
  async function announced(action: () => Promise<unknown>): Promise<StoreEvent[]> {
    await eventsHeard(db, { listen });
    const heard: StoreEvent[] = [];
    const stop = await listen((event) => heard.push(event));
    await action();
    await eventsHeard(db, { listen });
    await stop();
    return heard.filter(({ kind }) => kind === "notes" || kind === "note-queue");
  }

  return { newImage, write, list, announced };
}
