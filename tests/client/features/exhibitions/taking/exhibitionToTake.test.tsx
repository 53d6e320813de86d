import { graphql } from "react-relay";
import { MockPayloadGenerator, createMockEnvironment } from "relay-test-utils";
import { expect, it } from "vitest";
import PublishedBlocksQuery from "../../../../../__generated__/relay/PublishedBlocksQuery.graphql.ts";
import type { exhibitionToTakeTestQuery } from "../../../../../__generated__/relay/exhibitionToTakeTestQuery.graphql.ts";
import { blockTypes } from "../../../../../src/client/features/exhibitions/blocks/block-types.ts";
import { PublishedBlocks } from "../../../../../src/client/features/exhibitions/PublishedBlocks.tsx";
import { exhibitionToTake } from "../../../../../src/client/features/exhibitions/taking/exhibitionToTake.ts";
import {
  exhibitionAnswer,
  furtherAnswer,
} from "../../../../../src/client/offline/exhibition-texts.ts";
import { requestFor } from "../../../../../src/client/relay/request.ts";
import { plainText } from "../../../../../src/text/rich-text.ts";
import { renderWithRelay } from "../../../../support/render-with-relay.tsx";
import { answeredPart, answeredView, lostView } from "../taken-views.ts";

const device = { width: 1440, height: 900, pixelRatio: 1, format: "webp" as const };
const part = answeredPart("world", { region: { x: 400, y: 300, width: 800, height: 600 } });

const block = (type: string, held: object) => ({
  node: { __typename: type, __isExhibitionBlock: type, id: `${type} 1`, ...held },
});

/** Responses of the site for an exhibition on two pages. */
const pages = [
  [
    block("TextBlock", {}),
    block("PictureBlock", { caption: "The quay", view: part }),
    block("PictureBlock", { id: "gone", caption: null, view: lostView("world") }),
  ],
  [
    block("ZoomStoryBlock", {
      storyTitle: null,
      steps: [{ key: "a", title: null, text: plainText(), view: part }],
    }),
    block("VideoBlock", { videoTitle: "The tide", poster: answeredView("world") }),
  ],
];

async function found() {
  const environment = createMockEnvironment();
  const asked: unknown[] = [];
  for (const [place, edges] of pages.entries()) {
    environment.mock.queueOperationResolver((operation) => {
      asked.push(operation.request.variables["cursor"]);
      const hasNextPage = place === 0;
      return MockPayloadGenerator.generate(operation, {
        Exhibition: () => ({ cover: answeredView("world") }),
        ExhibitionBlockConnection: () => ({ edges, pageInfo: { hasNextPage, endCursor: "c1" } }),
      });
    });
  }
  const list = await exhibitionToTake(environment, { slug: "poles", title: "Poles" });
  const needsOf = (name: string) =>
    list.works.flatMap((thing) =>
      "needsOn" in thing && thing.title === name ? thing.needsOn(device) : [],
    );
  return { list, asked, needsOf };
}

it("exhibitionToTake: lists the page, all its responses, and each block with images", async () => {
  const { list, asked, needsOf } = await found();
  expect(asked).toEqual([null, "c1"]);
  expect(list).toMatchObject({ id: "exhibition-poles", path: "/exhibitions/poles" });
  expect(list.works.map(({ title }) => title)).toEqual([
    "The page itself",
    "The quay",
    "A zoom story",
    "The tide",
  ]);
  const texts = needsOf("The page itself").filter(({ weight }) => weight === 1);
  expect(texts.map(({ address }) => address)).toEqual([
    exhibitionAnswer("poles"),
    furtherAnswer("poles", "c1"),
    "/exhibitions/poles",
  ]);
});

it("exhibitionToTake: lists images in the page's sizes, with tiles only for lens and stage", async () => {
  const { needsOf } = await found();
  const kinds = (name: string) => new Set(needsOf(name).map(({ kind }) => kind));
  expect(kinds("The quay")).toEqual(new Set(["derivative", "tile"]));
  expect(kinds("A zoom story")).toEqual(new Set(["derivative", "tile"]));
  expect(kinds("The tide")).toEqual(new Set(["derivative"]));
  const quay = needsOf("The quay").map(({ address }) => address);
  for (const { address } of part.cuts) expect(quay).toContain(address);
  expect(needsOf("The tide").map(({ address }) => address)).toEqual([
    "/iiif/image/3/world/full/400,/0/default.webp",
    "/iiif/image/3/world/full/1600,/0/default.webp",
  ]);
});

it("exhibitionToTake: requests further blocks from the same URL as the page", async () => {
  await blockTypes.TextBlock.Reader.prepare();
  const { screen, user, environment } = await renderWithRelay<exhibitionToTakeTestQuery>(
    {
      query: graphql`
        query exhibitionToTakeTestQuery @relay_test_operation {
          ...PublishedBlocks_query @arguments(slug: "poles")
        }
      `,
      render: (query) => <PublishedBlocks query={query} from={0} />,
    },
    {
      Exhibition: () => ({ introduction: plainText(), credits: plainText() }),
      ExhibitionBlockConnection: () => ({
        edges: [block("TextBlock", { text: plainText("One") })],
        pageInfo: { hasNextPage: true, endCursor: "c1" },
      }),
    },
  );
  await user.click(screen.getByRole("button", { name: "Read on" }));
  const { request } = environment.mock.getMostRecentOperation();
  expect(request.node.params.name).toBe(PublishedBlocksQuery.params.name);
  expect(requestFor("/graphql", request.node.params, request.variables).address).toBe(
    furtherAnswer("poles", "c1"),
  );
});
