import Icon from "lucide-react/icons/layout-list";
import { graphql, readInlineData } from "react-relay";
import type {
  workListInHand_block$data,
  workListInHand_block$key,
} from "../../../../../../__generated__/relay/workListInHand_block.graphql.ts";
import { worksCount } from "../../../works/label.ts";
import type { ContentOf, KindInHand } from "../block-in-hand.ts";

/** Editor definition of the work list block. */
export const workListInHand: KindInHand<"workList", workListInHand_block$key> = {
  kind: "workList",
  name: "Work list",
  icon: Icon,
  purpose: "Works you choose, or those a search finds",
  begin: { make: () => ({ title: null, query: null, chosenIds: [] }) },
  read: (key) => {
    const { title, query, chosenIds } = readInlineData(
      graphql`
        fragment workListInHand_block on WorkListBlock @inline {
          title
          query {
            search
            filter {
              types
              creators
              subjects
              places
              techniques
              rights
              hasImage
              yearFrom
              yearTo
            }
            order
          }
          chosenIds
        }
      `,
      key,
    );
    return {
      content: { title: title ?? null, query: query ? queryIn(query) : null, chosenIds },
      views: [],
    };
  },
  summary: ({ title, query, chosenIds = [] }) =>
    title ?? (query ? "What a search finds" : worksCount(chosenIds.length)),
};

function queryIn({
  search,
  filter,
  order,
}: NonNullable<workListInHand_block$data["query"]>): ContentOf<"workList">["query"] {
  const { types, creators, subjects, places, techniques, rights, hasImage, yearFrom, yearTo } =
    filter;
  return {
    search,
    filter: { types, creators, subjects, places, techniques, rights, hasImage, yearFrom, yearTo },
    order,
  };
}
