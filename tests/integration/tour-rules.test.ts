/** @module-tag full */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { toGlobalId } from "../../src/server/graphql/global-id.ts";
import { roles } from "../../src/server/store/roles.ts";
import type { Role } from "../../src/server/store/roles.ts";
import { knownMember } from "../support/member.ts";
import type { KnownMember } from "../support/member.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { changeTour, sentView } from "../support/tour.ts";
import type { TourAnswer } from "../support/tour.ts";

describe("tour-rules: the rules of tours", () => {
  let server: TestServer;
  let presenter: KnownMember;
  let tour: TourAnswer["tour"];

  beforeAll(async () => {
    server = await startServer();
  });
  beforeEach(async () => {
    presenter = await knownMember(server.store.db, "MEMBER");
    const input = { title: "A walk", view: sentView() };
    ({ tour } = await changeTour(server.url, "startTour", input, presenter));
  });
  afterAll(() => server.stop());

  const change = (name: string, input: object, by = presenter) =>
    changeTour(server.url, name, { tourId: tour.id, ...input }, by);

  describe("permissions", () => {
    /** The results for everyone but the guide of a tour, in the order of the roles. */
    const answers: Record<
      string,
      [input: object, VISITOR: string, MEMBER: string, others: string]
    > = {
      presentView: [{ sequence: 1, view: sentView() }, "NotAllowed", "NotAllowed", "NotAllowed"],
      sayInTour: [{ words: "x" }, "NotAllowed", "NotAllowed", "NotAllowed"],
      raiseHand: [{ name: "x" }, "ChangeTourSuccess", "ChangeTourSuccess", "ChangeTourSuccess"],
      lowerHand: [{}, "ChangeTourSuccess", "ChangeTourSuccess", "ChangeTourSuccess"],
      lowerAllHands: [{}, "NotAllowed", "NotAllowed", "NotAllowed"],
      handLens: [{ memberId: "x" }, "NotAllowed", "NotAllowed", "NotAllowed"],
      takeLens: [{}, "NotAllowed", "NotAllowed", "NotAllowed"],
      renameTour: [{ version: 1, title: "x" }, "NotAllowed", "NotAllowed", "EditTourSuccess"],
      moveTourStep: [{ version: 1, stepId: "x" }, "NotAllowed", "NotAllowed", "InvalidInput"],
      rewriteTourStep: [{ version: 1, stepId: "x" }, "NotAllowed", "NotAllowed", "InvalidInput"],
      removeTourStep: [{ version: 1, stepId: "x" }, "NotAllowed", "NotAllowed", "InvalidInput"],
      endTour: [{}, "NotAllowed", "NotAllowed", "ChangeTourSuccess"],
      deleteTour: [{}, "NotAllowed", "NotAllowed", "DeleteTourSuccess"],
    };
    const ofEnded = /^(rename|move|rewrite|remove|delete)/;

    const rows = Object.entries(answers).flatMap(([name, [input, visitor, member, others]]) =>
      roles.map((role): [string, Role, object, string] => {
        const expected = { VISITOR: visitor, MEMBER: member, CURATOR: others, OWNER: others };
        return [name, role, input, expected[role]];
      }),
    );

    it.each(rows)("apply to %s of another's tour by a %s", async (name, role, input, expected) => {
      if (ofEnded.test(name)) await change("endTour", {});
      const somebody = await knownMember(server.store.db, role, role === "VISITOR" ? null : "Eve");
      expect((await change(name, input, somebody)).__typename).toBe(expected);
    });

    it.each(roles)("apply to startTour by a %s", async (role) => {
      const somebody = await knownMember(server.store.db, role);
      const input = { title: "Mine", view: sentView() };
      const { __typename } = await changeTour(server.url, "startTour", input, somebody);
      expect(__typename).toBe(role === "VISITOR" ? "NotAllowed" : "StartTourSuccess");
    });
  });

  describe("raised hands from scripts", () => {
    it("are limited to 60 a minute from one network, and the presenter can lower all at once", async () => {
      const raise = (address: string) =>
        change("raiseHand", { name: "Mallory" }, {
          id: "",
          headers: { cookie: "", "x-forwarded-for": address },
        } as KnownMember);
      for (let n = 0; n < 60; n++) {
        expect(await raise("198.51.100.1")).toMatchObject({ __typename: "ChangeTourSuccess" });
      }
      expect(await raise("198.51.100.1")).toMatchObject({
        problems: [{ field: "tourId", message: expect.stringContaining("Wait a minute") }],
      });
      const { tour: honest } = await raise("198.51.100.2");
      expect(honest.hands).toHaveLength(61);
      expect((await change("lowerAllHands", {})).tour.hands).toEqual([]);
      expect((await change("lowerAllHands", {})).tour.hands).toEqual([]);
    });
  });

  describe("invalid input", () => {
    const start = (input: object) =>
      changeTour(server.url, "startTour", { title: "x", view: sentView(), ...input }, presenter);

    it.each([
      ["an empty title", { title: " " }, "title"],
      ["a long title", { title: "x".repeat(201) }, "title"],
      ["a null character", { title: "a\0b" }, "title"],
      ["half of a character", { title: "\ud800" }, "title"],
      ["a view that is none", { view: "AAAA" }, "view"],
      ["a view that is no base64url", { view: "%%%" }, "view"],
      ["a very long view", { view: "A".repeat(50_000) }, "view"],
    ])("starts no tour: %s", async (_what, input, field) => {
      const { __typename, problems } = await start(input);
      expect(__typename).toBe("InvalidInput");
      expect(problems).toEqual([{ field, message: expect.stringMatching(/\.$/) }]);
    });

    it("includes a fourth concurrent tour of one presenter", async () => {
      await start({});
      await start({});
      expect(await start({})).toMatchObject({
        problems: [
          { field: "title", message: "You can guide at most 3 tours at once. End one first." },
        ],
      });
    });

    it.each([
      ["presentView", { sequence: 0, view: sentView() }, "sequence"],
      ["presentView", { sequence: 1, view: sentView(), pointer: { x: -1, y: 0 } }, "pointer"],
      ["presentView", { sequence: 1, view: "x" }, "view"],
      ["presentView", { sequence: 1, view: sentView(), tourId: "x" }, "tourId"],
      ["sayInTour", { words: "x".repeat(501) }, "words"],
      ["sayInTour", { words: "a\0b" }, "words"],
      ["handLens", { memberId: toGlobalId("Work", "x") }, "memberId"],
      ["endTour", { tourId: toGlobalId("Work", "x") }, "tourId"],
      ["deleteTour", { tourId: "x" }, "tourId"],
    ])("of %s is reported with its field: %o", async (name, input, field) => {
      expect(await change(name, input)).toMatchObject({
        __typename: "InvalidInput",
        problems: [{ field }],
      });
    });

    it("does not include markup, which is stored as plain text", async () => {
      const words = "<script>alert(1)</script> <b>&amp;</b>";
      const { tour: said } = await change("sayInTour", { words });
      expect(said.said?.words).toBe(words);
    });
  });
});
