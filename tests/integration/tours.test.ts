import type { Client } from "graphql-ws";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { toGlobalId } from "../../src/server/graphql/global-id.ts";
import { tour as tourTable } from "../../src/server/store/tables/tours.ts";
import { stepsOfTour } from "../../src/server/store/tour-steps.ts";
import { ask } from "../support/ask.ts";
import { openPglite } from "../support/database.ts";
import { connectLive, follow } from "../support/live.ts";
import { knownMember } from "../support/member.ts";
import type { KnownMember } from "../support/member.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { changeTour, sentView, tourMutation } from "../support/tour.ts";
import type { TourAnswer } from "../support/tour.ts";

type Shown = {
  tourView: { sequence: number; view: string; pointer: { x: number; y: number } | null };
};
type Room = {
  tourRoom: {
    state: string;
    followerCount: number;
    presenterAwaySince: string | null;
    said: { number: number; words: string } | null;
    hands: { name: string }[];
    lensHolder: { name: string } | null;
  };
};
const viewText =
  "subscription ($code: String!) { tourView(code: $code) { sequence view pointer { x y } } }";
const roomText = `subscription ($code: String!) { tourRoom(code: $code) { state followerCount presenterAwaySince
  said { number words } hands { name } lensHolder { name } } }`;

describe("tours: a tour", () => {
  let server: TestServer;
  let presenter: KnownMember;
  let tour: TourAnswer["tour"];
  const clients: Client[] = [];

  beforeAll(async () => {
    server = await startServer();
  });
  beforeEach(async () => {
    presenter = await knownMember(server.store.db, "MEMBER");
    const input = { title: "A walk", view: sentView() };
    ({ tour } = await changeTour(server.url, "startTour", input, presenter));
  });
  afterEach(() => Promise.all(clients.splice(0).map((client) => client.dispose())));
  afterAll(() => server.stop());

  function connect(by?: KnownMember): Client {
    const client = connectLive(server.url, by?.headers);
    clients.push(client);
    return client;
  }
  const followView = (client = connect(), code = tour.code) =>
    follow<Shown>(client, { query: viewText, variables: { code } });
  const followRoom = (client = connect(), code = tour.code) =>
    follow<Room>(client, { query: roomText, variables: { code } });
  const change = (name: string, input: object, by = presenter) =>
    changeTour(server.url, name, { tourId: tour.id, ...input }, by);
  const present = (sequence: number, by = presenter, view = sentView(sequence)) =>
    change("presentView", { sequence, view }, by);
  const lastSequence = (all: Shown[]) => all.at(-1)?.tourView.sequence;

  async function tourBy(code: string) {
    const { data, errors } = await ask(
      server.url,
      "query ($code: String!) { tour(code: $code) { id title presenter { name } } }",
      { variables: { code } },
    );
    return { tour: (data as { tour: object | null } | null)?.tour, errors };
  }

  describe("the code", () => {
    it("has eight unambiguous characters and is found in any spelling", async () => {
      expect(tour.code).toMatch(/^[2-9b-df-hj-km-np-tv-z]{8}$/);
      const found = { id: tour.id, title: "A walk", presenter: { name: "Ada" } };
      const typed = ` ${tour.code.slice(0, 4).toUpperCase()}-${tour.code.slice(4)}`;
      expect((await tourBy(tour.code)).tour).toEqual(found);
      expect((await tourBy(typed)).tour).toEqual(found);
    });

    it("cannot be guessed: too many unknown codes block the network", async () => {
      const tries = async (codes: string[], network: string) => {
        const fields = codes.map((code, n) => `t${n}: tour(code: "${code}") { id }`);
        const headers = { "x-forwarded-for": network };
        return (await ask(server.url, `{ ${fields.join(" ")} }`, { headers })).errors;
      };
      // Each attempt counts, even if there are many in one request.
      const refused = await tries(Array<string>(100).fill("22222222"), "198.51.100.1");
      expect(refused).toHaveLength(70);
      expect(refused[0]?.extensions.code).toBe("TOO_MANY_TRIES");
      expect(await tries([tour.code], "198.51.100.1")).toHaveLength(1);
      // A crowd with the right code can enter at once.
      expect(await tries(Array<string>(100).fill(tour.code), "198.51.100.2")).toEqual([]);
    });

    it("is rejected for subscriptions if it is unknown", async () => {
      for (const query of [viewText, roomText]) {
        const refused = await new Promise((resolve) => {
          connect().subscribe(
            { query, variables: { code: "zzzzzzz2" } },
            { next: resolve, error: resolve, complete: () => resolve("complete") },
          );
        });
        expect(refused).toMatchObject([
          { message: expect.stringContaining("code"), extensions: { code: "BAD_USER_INPUT" } },
        ]);
      }
    });
  });

  describe("the view", () => {
    it("is sent to all followers in order, and immediately to late ones", async () => {
      const early = followView();
      await early.until((all) => all.length > 0);
      for (let n = 1; n <= 5; n++) await present(n);
      await early.until((all) => lastSequence(all) === 5);
      const numbers = early.received.map(({ tourView }) => tourView.sequence);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      const [late] = await followView().until((all) => all.length > 0);
      expect(late).toEqual({ tourView: { sequence: 5, view: sentView(5), pointer: null } });
    });

    it("is not changed by a sequence that is not higher, and the answer has the current one", async () => {
      expect(await present(7)).toMatchObject({ taken: true, sequence: 7 });
      expect(await present(6)).toMatchObject({ taken: false, sequence: 7 });
      expect(await present(7, presenter, sentView(99))).toMatchObject({ taken: false });
      const [shown] = await followView().until((all) => all.length > 0);
      expect(shown?.tourView).toMatchObject({ sequence: 7, view: sentView(7) });
    });

    it("can be presented over the WebSocket only by authorised clients", async () => {
      const send = async (client: Client, sequence: number) => {
        const pointer = { x: 1.5, y: 2 };
        const input = { tourId: tour.id, sequence, view: sentView(sequence), pointer };
        const query = tourMutation("presentView");
        for await (const { data } of client.iterate({ query, variables: { input } })) return data;
        return null;
      };
      const followed = followView();
      expect(await send(connect(presenter), 1)).toEqual({
        answer: { __typename: "PresentViewSuccess", taken: true, sequence: 1 },
      });
      expect(await send(connect(), 2)).toMatchObject({ answer: { __typename: "NotAllowed" } });
      const all = await followed.until((got) => lastSequence(got) === 1);
      expect(all.at(-1)?.tourView.pointer).toEqual({ x: 1.5, y: 2 });
    });

    it("is stored once it settles, with its caption", async () => {
      const id = (await server.store.db.select().from(tourTable)).find(
        ({ code }) => code === tour.code,
      )?.id;
      await present(1);
      await present(2);
      await change("sayInTour", { words: " Look here " });
      await expect.poll(async () => (await stepsOfTour(server.store.db, id ?? "")).length).toBe(2);
      const { tour: ended } = await change("endTour", {});
      expect(ended.steps.map(({ view, caption }) => [view, caption])).toEqual([
        [sentView(0), null],
        [sentView(2), "Look here"],
      ]);
    });

    it("continues from the last view with higher sequences after the server restarts", async () => {
      const { close, ...database } = await openPglite();
      const open = () => Promise.resolve({ ...database, close: () => Promise.resolve() });
      const first = await startServer({ open });
      const member = await knownMember(first.store.db, "MEMBER");
      const input = { title: "A walk", view: sentView() };
      const started = (await changeTour(first.url, "startTour", input, member)).tour;
      const shown = { tourId: started.id, sequence: 3, view: sentView(3) };
      await changeTour(first.url, "presentView", shown, member);
      await first.stop();
      const second = await startServer({ open });
      const client = connectLive(second.url);
      const variables = { code: started.code };
      const [again] = await follow<Shown>(client, { query: viewText, variables }).until(
        (all) => all.length > 0,
      );
      expect(again?.tourView.view).toBe(sentView(3));
      expect(again?.tourView.sequence).toBeGreaterThan(3);
      const late = await changeTour(second.url, "presentView", { ...shown, sequence: 4 }, member);
      expect(late).toMatchObject({ taken: false, sequence: again?.tourView.sequence });
      await client.dispose();
      await second.stop();
      await close();
    });
  });

  describe("the room", () => {
    it("counts each following connection once, without the presenter", async () => {
      const own = connect(presenter);
      const room = followRoom(own);
      const guest = connect();
      followRoom(guest);
      followView(guest);
      const second = connect();
      followView(second);
      await room.until((all) => all.at(-1)?.tourRoom.followerCount === 2);
      await second.dispose();
      await room.until((all) => all.at(-1)?.tourRoom.followerCount === 1);
    });

    it("broadcasts messages, also the same words twice", async () => {
      const room = followRoom();
      await change("sayInTour", { words: "Look" });
      await room.until((all) => all.at(-1)?.tourRoom.said?.number === 1);
      await change("sayInTour", { words: "Look" });
      const all = await room.until((got) => got.at(-1)?.tourRoom.said?.number === 2);
      expect(all.at(-1)?.tourRoom.said?.words).toBe("Look");
    });

    it(
      "reports when the presenter has been away for a while, and is back",
      { tags: ["full"] },
      async () => {
        const room = followRoom();
        const own = connect(presenter);
        followRoom(own);
        await room.until((all) => all.length > 1);
        expect(room.received.at(-1)?.tourRoom.presenterAwaySince).toBeNull();
        await own.dispose();
        await room.until((all) => all.at(-1)?.tourRoom.presenterAwaySince !== null);
        followRoom(connect(presenter));
        await room.until((all) => all.at(-1)?.tourRoom.presenterAwaySince === null);
        expect(await present(1)).toMatchObject({ taken: true });
      },
    );

    it("reports the end of the tour", async () => {
      const room = followRoom();
      await change("endTour", {});
      await room.until((all) => all.at(-1)?.tourRoom.state === "ENDED");
      expect(await present(1)).toMatchObject({ __typename: "NotAllowed" });
    });
  });

  it("is listed only for its presenter", async () => {
    const query = `{ viewer { guestId tours(first: 5) { edges { node { code stepCount } } } } }`;
    const listFor = async (headers?: Record<string, string>) =>
      (await ask(server.url, query, { headers })).data;
    expect(await listFor(presenter.headers)).toEqual({
      viewer: {
        guestId: toGlobalId("Member", presenter.id),
        tours: { edges: [{ node: { code: tour.code, stepCount: 1 } }] },
      },
    });
    const other = await knownMember(server.store.db, "CURATOR");
    expect(await listFor(other.headers)).toMatchObject({ viewer: { tours: { edges: [] } } });
    expect(await listFor()).toEqual({ viewer: { guestId: null, tours: { edges: [] } } });
  });

  describe("the lens", () => {
    it("is handed to a guest who raised a hand, who then presents, and is taken back", async () => {
      const room = followRoom();
      const guest = await knownMember(server.store.db, "VISITOR");
      await change("raiseHand", { name: "Bo" }, guest);
      await room.until((all) => all.at(-1)?.tourRoom.hands[0]?.name === "Bo");
      const memberId = toGlobalId("Member", guest.id);
      expect(await present(1, guest)).toMatchObject({ __typename: "NotAllowed" });
      const { tour: handed } = await change("handLens", { memberId });
      expect(handed).toMatchObject({ hands: [], lensHolder: { memberId, name: "Bo" } });
      expect(await present(1, guest)).toMatchObject({ taken: true });
      expect(await present(2)).toMatchObject({ __typename: "NotAllowed" });
      await change("takeLens", {}, guest);
      await room.until((all) => all.at(-1)?.tourRoom.lensHolder === null);
      expect(await present(1)).toMatchObject({ taken: false, sequence: 1 });
      expect(await present(2)).toMatchObject({ taken: true });
      expect(await change("handLens", { memberId })).toMatchObject({ __typename: "InvalidInput" });
    });

    it("cannot be abused to exhaust the sequence numbers", async () => {
      const guest = await knownMember(server.store.db, "VISITOR");
      await change("raiseHand", { name: "Mallory" }, guest);
      await change("handLens", { memberId: toGlobalId("Member", guest.id) });
      const answer = { taken: false, sequence: 0 };
      expect(await present(2_147_483_647, guest)).toMatchObject(answer);
      await change("takeLens", {});
      expect(await present(1)).toMatchObject({ taken: true, sequence: 1 });
    });

    it("can be requested by a new visitor, who gets a cookie", async () => {
      const asked = { variables: { input: { tourId: tour.id, name: "Cy" } } };
      const { headers, data } = await ask(server.url, tourMutation("raiseHand"), asked);
      expect(data?.answer).toMatchObject({ tour: { hands: [{ name: "Cy" }] } });
      const cookie = headers.get("set-cookie")?.split(";", 1)[0] ?? "";
      const self = { id: "", headers: { cookie } };
      expect((await change("lowerHand", {}, self)).tour.hands).toEqual([]);
    });

    it("can be requested by a new visitor, whose guest id is returned immediately", async () => {
      const { data } = await ask(
        server.url,
        `mutation ($input: RaiseHandInput!) { raiseHand(input: $input) { ... on ChangeTourSuccess {
          tour { hands { memberId } } viewer { guestId } } } }`,
        { variables: { input: { tourId: tour.id, name: "Di" } } },
      );
      const guestId = expect.stringMatching(/./);
      expect(data).toEqual({
        raiseHand: { tour: { hands: [{ memberId: guestId }] }, viewer: { guestId } },
      });
      const { tour: mine, viewer } = (
        data as unknown as {
          raiseHand: { tour: { hands: { memberId: string }[] }; viewer: { guestId: string } };
        }
      ).raiseHand;
      expect(mine.hands[0]?.memberId).toBe(viewer.guestId);
      expect((await ask(server.url, "{ viewer { guestId } }")).data).toEqual({
        viewer: { guestId: null },
      });
    });

    it("hands are lowered by their owner or by the presenter", async () => {
      const [bo, cy] = [
        await knownMember(server.store.db, "VISITOR"),
        await knownMember(server.store.db, "MEMBER", "Cy"),
      ];
      await change("raiseHand", { name: "Bo" }, bo);
      await change("raiseHand", { name: "not my name" }, cy);
      const memberId = toGlobalId("Member", cy.id);
      const refused = await change("lowerHand", { memberId }, bo);
      expect(refused).toMatchObject({ __typename: "NotAllowed" });
      const { tour: after } = await change("lowerHand", { memberId });
      expect(after.hands.map(({ name }) => name)).toEqual(["Bo"]);
    });
  });

  describe("after its end", () => {
    it("is edited by version, and an edit of an older version is a conflict", async () => {
      await change("sayInTour", { words: "One" });
      const { tour: ended } = await change("endTour", {});
      const [first, second] = ended.steps;
      const moved = await change("moveTourStep", { version: 1, stepId: second?.id });
      expect(moved.tour.steps.map(({ id }) => id)).toEqual([second?.id, first?.id]);
      const late = await change("renameTour", { version: 1, title: "Late" });
      expect(late).toMatchObject({ __typename: "TourConflict", tour: { version: 2 } });
      const stepId = second?.id;
      const written = await change("rewriteTourStep", { version: 2, stepId, caption: " " });
      expect(written.tour.steps[0]?.caption).toBeNull();
      const removed = await change("removeTourStep", { version: 3, stepId });
      expect(removed.tour.steps.map(({ id }) => id)).toEqual([first?.id]);
      expect(await change("renameTour", { version: 4, title: " Walls " })).toMatchObject({
        tour: { title: "Walls", version: 5 },
      });
    });

    it("is deleted only after its end, and deleting it again changes nothing", async () => {
      expect(await change("deleteTour", {})).toMatchObject({ __typename: "NotAllowed" });
      await change("endTour", {});
      const deleted = { __typename: "DeleteTourSuccess", deletedId: tour.id };
      expect(await change("deleteTour", {})).toEqual(deleted);
      expect(await change("deleteTour", {})).toEqual(deleted);
      expect((await tourBy(tour.code)).tour).toBeNull();
    });

    it("is not cacheable while it is live", async () => {
      const id = encodeURIComponent("query($code:String!){tour(code:$code){state}}");
      const variables = encodeURIComponent(JSON.stringify({ code: tour.code }));
      const response = await fetch(`${server.url}/graphql?query=${id}&variables=${variables}`);
      expect(await response.json()).toEqual({ data: { tour: { state: "LIVE" } } });
      expect(response.headers.get("cache-control")).toContain("no-store");
    });
  });
});
