import { cursorIn, exhibitionAnswer, exhibitionPage, furtherAnswer } from "./exhibition-texts.ts";
import { answerAddress, pageAddress } from "./needs.ts";

/** Where the texts of something are, which change with the site. */
export type Texts = {
  readonly page: string;
  /** The answer its page asks for first. */
  readonly answer: string;
  /** The address of the answer that is asked for behind another; null if that is the last. */
  readonly next: (answer: unknown) => string | null;
};

/** The texts of a work. */
export function workTexts(slug: string): Texts {
  return { page: pageAddress(slug), answer: answerAddress(slug), next: () => null };
}

/** The texts of an exhibition. */
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
