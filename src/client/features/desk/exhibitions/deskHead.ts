import { graphql, readInlineData } from "react-relay";
import type {
  deskHead_exhibition$data,
  deskHead_exhibition$key,
} from "../../../../../__generated__/relay/deskHead_exhibition.graphql.ts";
import type { TakenViewInput } from "../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import { takenViewInHand, type ViewInHand } from "../../exhibitions/takenViewInHand.ts";

/** The head of an exhibition (title, texts, cover and settings), as the mutation accepts it. */
export type HeadFields = Readonly<
  Pick<
    deskHead_exhibition$data,
    "title" | "introduction" | "credits" | "colours" | "typeface" | "language"
  > & { cover: TakenViewInput | null; opensOn: string | null; closesOn: string | null }
>;

/** The head of an exhibition, as one response describes it. */
export type ReadHead = {
  readonly fields: HeadFields;
  readonly version: number;
  readonly change: number;
  readonly views: readonly ViewInHand[];
};

/** Reads the head of an exhibition from a response. */
export function deskHead(key: deskHead_exhibition$key): ReadHead {
  const { version, change, cover, opensOn, closesOn, ...words } = readInlineData(
    graphql`
      fragment deskHead_exhibition on Exhibition @inline {
        title
        introduction
        cover {
          ...takenViewInHand_view
        }
        opensOn
        closesOn
        colours
        typeface
        credits
        language
        version
        change
      }
    `,
    key,
  );
  const { title, introduction, credits, colours, typeface, language } = words;
  const taken = cover ? takenViewInHand(cover) : null;
  return {
    fields: {
      title,
      introduction,
      cover: taken?.view ?? null,
      opensOn: opensOn ?? null,
      closesOn: closesOn ?? null,
      colours,
      typeface,
      credits,
      language,
    },
    version,
    change,
    views: taken ? [taken] : [],
  };
}
