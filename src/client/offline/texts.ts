import { cursorIn, exhibitionAnswer, exhibitionPage, furtherAnswer } from "./exhibition-texts.ts";
import { answerAddress, pageAddress } from "./needs.ts";

/** URLs of the texts of a work or exhibition, which change with the site. */
export type Texts = {
  readonly page: string;
  /** The query response that the page loads first. */
  readonly answer: string;
  /** Returns the URL of the response that follows another; null after the last. */
  readonly next: (answer: unknown) => string | null;
};

/** Returns the texts of a work. */
export function workTexts(slug: string): Texts {
  return { page: pageAddress(slug), answer: answerAddress(slug), next: () => null };
}

/** Returns the texts of an exhibition. */
export function exhibitionTexts(slug: string): Texts {
  return {
    page: exhibitionPage(slug),
    answer: exhibitionAnswer(slug),
    next(answer) {
      const cursor = cursorIn(answer);
      return cursor === null ? null : furtherAnswer(slug, cursor);
    },
  };
}
