import { eq } from "drizzle-orm";
import { addBlock } from "../../src/server/store/block-edits.ts";
import { allBlocks } from "../../src/server/store/exhibition-blocks.ts";
import type { ExhibitionRow } from "../../src/server/store/exhibition-rows.ts";
import { exhibitionsByIds } from "../../src/server/store/exhibitions.ts";
import { newId } from "../../src/server/store/ids.ts";
import { makeExhibition } from "../../src/server/store/make-exhibition.ts";
import { createVisitor } from "../../src/server/store/members.ts";
import type { Store } from "../../src/server/store/store.ts";
import { member } from "../../src/server/store/tables/people.ts";
import { plainText } from "../../src/text/rich-text.ts";

/** Curators and exhibitions in a store. */
export type ExhibitionWorld = {
  curator(name?: string): Promise<string>;
  exhibition(by: string, title?: string): Promise<ExhibitionRow>;
  /** Adds a text block after another, or first; returns its id. */
  text(
    by: string,
    exhibition: { id: string },
    words: string,
    after?: string | null,
  ): Promise<string>;
  /** Returns the texts of an exhibition's text blocks, in order. */
  wordsIn(exhibition: { id: string }): Promise<unknown[]>;
  /** Returns the current state of an exhibition. */
  now(exhibition: { id: string }): Promise<ExhibitionRow | null | undefined>;
};

/** Returns the content of a text block with these words. */
export const textOf = (words: string) => ({ text: plainText(words) });

/** Returns functions that create curators and exhibitions in a store. */
export function exhibitionWorld({ db }: Store): ExhibitionWorld {
  return {
    async curator(name = "Ada") {
      const { id } = await createVisitor(db, `hash of ${newId()}`);
      await db.update(member).set({ role: "CURATOR", name }).where(eq(member.id, id));
      return id;
    },
    async exhibition(by, title = "Maps of the poles") {
      const made = await makeExhibition(db, by, { title, madeOf: { of: "nothing" } });
      if (made.outcome !== "made") throw new Error(made.outcome);
      return made.exhibition;
    },
    async text(by, { id }, words, after = null) {
      const made = { kind: "text", content: textOf(words), isHidden: false } as const;
      const added = await addBlock(db, by, id, after, made);
      if (added.outcome !== "changed") throw new Error(added.outcome);
      return added.block.id;
    },
    wordsIn: async ({ id }) =>
      (await allBlocks(db, id)).map(({ content }) => {
        const [paragraph] = (content as ReturnType<typeof textOf>).text.content;
        const [words] = paragraph?.type === "paragraph" ? (paragraph.content ?? []) : [];
        return words?.type === "text" ? words.text : null;
      }),
    now: async ({ id }) => (await exhibitionsByIds(db, [id]))[0],
  };
}
