import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { idWithin } from "../../src/server/graphql/global-id.ts";
import { work } from "../../src/server/store/tables/works.ts";
import { plainText } from "../../src/text/rich-text.ts";
import { personOf } from "../support/album-people.ts";
import type { Person } from "../support/album-people.ts";
import { change, newExhibition, newText, pictured } from "../support/exhibition-operations.ts";
import type { Taken } from "../support/exhibition-operations.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";

let server: TestServer;
let curator: Person;
let sea: Taken;
let sky: Taken;
let ship: Taken;
let gone: Taken;

beforeAll(async () => {
  server = await startServer();
  curator = await personOf(server, "CURATOR");
  [sea, sky, ship, gone] = (await pictured(server, ["sea", "sky", "ship", "gone"])) as [
    Taken,
    Taken,
    Taken,
    Taken,
  ];
  const id = idWithin("Work", gone.workId) ?? "";
  await server.store.db.update(work).set({ status: "WITHDRAWN" }).where(eq(work.id, id));
  await server.settled();
});
afterAll(() => server.stop());

/** Adds a block after another, or first. */
const add = async (exhibitionId: string, content: object, after: string | null = null) =>
  (await change(curator, "addBlock", { exhibitionId, after, content })).block.id;
const picture = (view: Taken) => ({ picture: { view, width: "WIDE" } });

/** Returns the title of the work that provides an exhibition's cover image. */
async function pictureOf(id: string): Promise<string | null> {
  const { node } = await curator.read<{ node: { picture: { work: { title: string } } | null } }>(
    "query ($id: ID!) { node(id: $id) { ... on Exhibition { picture { work { title } } } } }",
    { id },
  );
  return node.picture && node.picture.work.title;
}

it("exhibition-picture: without a cover it is the first visible image of the blocks", async () => {
  const id = await newExhibition(curator, "Without a cover");
  await change(curator, "publishExhibition", { id });
  expect(await pictureOf(id)).toBeNull();
  const text = await newText(curator, id, "Words first.");
  const hidden = await add(id, picture(sky), text);
  await change(curator, "hideBlock", { id: hidden, isHidden: true });
  const lost = await add(id, picture(gone), hidden);
  const slides = [{ key: "a", view: sea }];
  const carousel = await add(id, { carousel: { label: "Two", slides } }, lost);
  await add(id, picture(ship), carousel);
  expect(await pictureOf(id)).toBe("Title of sea");
  await change(curator, "hideBlock", { id: hidden, isHidden: false });
  expect(await pictureOf(id)).toBe("Title of sky");
});

it.each(["comparison", "zoomStory"])(
  "exhibition-picture: it is found in a block of the type %s",
  async (kind) => {
    const id = await newExhibition(curator, kind);
    await change(curator, "publishExhibition", { id });
    const text = plainText("All of it.");
    const content =
      kind === "comparison"
        ? { comparison: { first: ship, second: sea, arrangement: "SIDE" } }
        : { zoomStory: { title: null, steps: [{ key: "a", view: ship, title: "A", text }] } };
    await add(id, content);
    expect(await pictureOf(id)).toBe("Title of ship");
  },
);

it.each(["picture", "carousel", "comparison", "zoomStory"])(
  "exhibition-picture: views without a visible image are skipped in a block of the type %s",
  async (kind) => {
    const id = await newExhibition(curator, `Lost in ${kind}`);
    await change(curator, "publishExhibition", { id });
    // The image was removed, and none replaced it.
    const lost = { ...sky, imageId: ship.imageId, place: 1 };
    const views = [gone, lost, ship, sea];
    const slides = views.map((view, at) => ({ key: `k${at}`, view }));
    const steps = slides.map((slide) => ({ ...slide, title: null, text: plainText("Words.") }));
    const contents: Record<string, object[]> = {
      picture: views.map(picture),
      carousel: [{ carousel: { label: "Four", slides } }],
      comparison: [lost, gone].map((first, at) => ({
        comparison: { first, second: views[at + 2], arrangement: "SIDE" },
      })),
      zoomStory: [{ zoomStory: { title: null, steps } }],
    };
    let after: string | null = null;
    for (const content of contents[kind] ?? []) after = await add(id, content, after);
    expect(await pictureOf(id)).toBe("Title of ship");
  },
);

it("exhibition-picture: it is the cover, unless that is no longer visible", async () => {
  const id = await newExhibition(curator, "With a cover");
  await change(curator, "publishExhibition", { id });
  await add(id, picture(ship));
  await change(curator, "editExhibition", { id, version: 1, cover: sea });
  expect(await pictureOf(id)).toBe("Title of sea");
  await change(curator, "editExhibition", { id, version: 2, cover: gone });
  expect(await pictureOf(id)).toBe("Title of ship");
  const feed = await (await fetch(`${server.url}/exhibitions/feed.atom`)).text();
  expect(feed).toContain("ship0000");
});
