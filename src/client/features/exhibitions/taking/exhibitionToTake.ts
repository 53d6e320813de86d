import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { exhibitionToTakeQuery } from "../../../../../__generated__/relay/exhibitionToTakeQuery.graphql.ts";
import {
  exhibitionAnswer,
  exhibitionPage,
  furtherAnswer,
} from "../../../offline/exhibition-texts.ts";
import type { ListToTake, Need, PartToTake } from "../../../offline/needs.ts";
import { blocksAtOnce } from "../blocks-at-once.ts";
import { blockToTake } from "./blockToTake.ts";
import { viewToTake } from "./viewToTake.ts";

const query = graphql`
  query exhibitionToTakeQuery($slug: String!, $count: Int!, $cursor: String) @throwOnFieldError {
    exhibition(slug: $slug) {
      cover {
        ...viewToTake_view
      }
      blocks(first: $count, after: $cursor) {
        edges {
          node {
            ...blockToTake_block
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

type Exhibition = NonNullable<exhibitionToTakeQuery["response"]["exhibition"]>;

/** Returns the id of an exhibition among the offline downloads: letters, digits and hyphens. */
export function takenExhibitionId(slug: string): string {
  return `exhibition-${slug.replace(/[^a-z0-9]/gi, "-")}`;
}

/** Collects the offline assets of an exhibition: its page with all texts, and the images of each block. */
export async function exhibitionToTake(
  environment: IEnvironment,
  { slug, title }: { slug: string; title: string },
): Promise<ListToTake> {
  const answers = [exhibitionAnswer(slug)];
  const parts: PartToTake[] = [];
  let cover: Exhibition["cover"] = null;
  let cursor: string | null = null;
  do {
    const exhibition: Exhibition | null = await pageOf(environment, slug, cursor);
    if (!exhibition) break;
    const { edges, pageInfo } = exhibition.blocks;
    cover = exhibition.cover;
    parts.push(...edges.flatMap(({ node }) => blockToTake(node) ?? []));
    cursor = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
    if (cursor !== null) answers.push(furtherAnswer(slug, cursor));
  } while (cursor !== null);
  const shown = cover ? viewToTake(cover) : null;
  const texts: Need[] = [
    ...answers.map((address): Need => ({ address, kind: "answer", weight: 1 })),
    { address: exhibitionPage(slug), kind: "page", weight: 1 },
  ];
  const page: PartToTake = {
    slug,
    title: "The page itself",
    services: shown ? [shown.service] : [],
    needsOn: (device) => [...texts, ...(shown ? shown.needsOn(device, false) : [])],
  };
  return {
    id: takenExhibitionId(slug),
    title,
    path: exhibitionPage(slug),
    exhibition: slug,
    works: [page, ...parts],
  };
}

async function pageOf(environment: IEnvironment, slug: string, cursor: string | null) {
  const answer = await fetchQuery<exhibitionToTakeQuery>(
    environment,
    query,
    { slug, count: blocksAtOnce, cursor },
    { fetchPolicy: "network-only" },
  ).toPromise();
  return answer?.exhibition ?? null;
}
