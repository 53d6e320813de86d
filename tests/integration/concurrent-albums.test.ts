/** @module-tag full */
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  entriesInOrder,
  unknownOrder,
  withFacts,
} from "../../src/client/features/parts/placed-order.ts";
import { toGlobalId } from "../../src/server/graphql/global-id.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { work } from "../../src/server/store/tables/works.ts";
import { toText } from "../../src/view/view-text.ts";
import { wholeView } from "../../src/view/view.ts";
import { AlbumClient, readAlbum } from "../support/album-client.ts";
import type { KnownEntry } from "../support/album-client.ts";
import { change, newAlbum } from "../support/album-operations.ts";
import { personOf, stranger } from "../support/album-people.ts";
import type { Person } from "../support/album-people.ts";
import { eachDatabase } from "../support/database.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { imageInput, workInput } from "../support/work-inputs.ts";
import { runs } from "../support/runs.ts";

const editors = 3;

/** A step of one of three editors; `hears` is the number of events that they apply before it. */
const step = fc.record({
  by: fc.nat(editors - 1),
  hears: fc.constantFrom(0, 1, 3, 100),
  does: fc.oneof(
    fc.record({ what: fc.constant("add" as const), degrees: fc.nat(11) }),
    fc.record({ what: fc.constant("remove" as const), which: fc.nat() }),
    fc.record({ what: fc.constant("restore" as const), which: fc.nat() }),
    fc.record({ what: fc.constant("caption" as const), which: fc.nat(), words: fc.nat(3) }),
    fc.record({ what: fc.constant("move" as const), which: fc.nat(), behind: fc.nat() }),
    fc.record({ what: fc.constant("move" as const), which: fc.nat(), behind: fc.nat() }),
  ),
  /** Whether the response is applied only at the very end. */
  late: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Groups of concurrent steps, which run one after the other. */
const turns = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), {
  minLength: 2,
  maxLength: 8,
});

eachDatabase("concurrent-albums", (_name, open) => {
  let server: TestServer;
  let people: Person[];
  let workId: string;
  let slug: string;

  beforeAll(async () => {
    server = await startServer({ open });
    const input = workInput({ identifier: "A", images: [imageInput("a".repeat(32))] });
    const [applied] = await applyWorks(server.store.db, [input]);
    workId = toGlobalId("Work", applied?.workId ?? "");
    const [row] = await server.store.db.select({ slug: work.slug }).from(work);
    slug = row?.slug ?? "";
    people = [
      await personOf(server, "MEMBER"),
      stranger(server),
      await personOf(server, "VISITOR"),
    ];
    await server.settled();
  });
  afterAll(() => server.stop());

  const turned = (degrees: number) => toText({ ...wholeView(slug, 0), rotation: degrees * 30 });

  async function openAlbum() {
    const [owner, ...others] = people;
    if (!owner) throw new Error("Nobody is there.");
    const id = await newAlbum(owner);
    const { key } = await change(owner, "makeEditLink", { id });
    for (const other of others) await change(other, "openEditLink", { id, key });
    for (let degrees = 0; degrees < 5; degrees += 1) {
      const input = { albumIds: [id], workId, view: turned(degrees) };
      await change(owner, "addToAlbums", input);
    }
    const clients = people.map((person) => new AlbumClient(server.url, person, id));
    for (const client of clients) {
      await client.read();
      await client.reached(0);
    }
    return { id, clients };
  }

  /** Sends the mutation of a step, based on the client's data; returns null if it has no suitable entry. */
  function send(client: AlbumClient, albumId: string, { does }: Step) {
    const ids = [...client.order.said.keys()];
    const pick = (which: number) => ids[which % ids.length] ?? "";
    switch (does.what) {
      case "add":
        return client.change("addToAlbums", {
          albumIds: [albumId],
          workId,
          view: turned(does.degrees),
        });
      case "remove":
        return client.change("removeAlbumEntry", { id: pick(does.which) });
      case "restore": {
        const removed = ids.filter((id) => client.order.said.get(id)?.entry === null);
        const id = removed[does.which % Math.max(1, removed.length)];
        return id === undefined ? null : client.change("restoreAlbumEntry", { id });
      }
      case "caption": {
        const known = client.entries();
        const entry = known[does.which % Math.max(1, known.length)];
        if (!entry) return null;
        const { id, version } = entry;
        return client.change("captionAlbumEntry", { id, version, caption: `Words ${does.words}` });
      }
      case "move": {
        const behind = does.behind % (ids.length + 1);
        const after = behind === ids.length ? null : pick(behind);
        return client.change("moveAlbumEntry", { id: pick(does.which), after });
      }
    }
  }

  it("an album that three clients edit concurrently is equal for all of them in the end, without losses", async () => {
    await fc.assert(
      fc.asyncProperty(turns, async (all) => {
        const { id, clients } = await openAlbum();
        // The order that results from all responses alone: only these three editors change the album.
        let answered = clients[0]?.order ?? unknownOrder<KnownEntry>();
        const late: (() => void)[] = [];
        for (const steps of all) {
          const turn: Promise<void>[] = [];
          for (const each of steps) {
            const client = clients[each.by];
            if (!client) continue;
            await client.hear(each.hears);
            const sent = send(client, id, each)?.then((facts) => {
              if (!facts) return;
              answered = withFacts(answered, facts);
              if (each.late) late.push(() => client.takeIn(facts));
              else client.takeIn(facts);
            });
            if (sent) turn.push(sent);
          }
          await Promise.all(turn);
        }
        const { change: last, entries } = await readAlbum(people[0] ?? stranger(server), id);
        for (const client of clients) {
          await client.reached(last);
          await client.hear();
        }
        for (const takeIn of late) takeIn();
        expect(entriesInOrder(answered)).toEqual(entries);
        for (const client of clients) expect(client.entries()).toEqual(entries);
        await Promise.all(clients.map((client) => client.close()));
      }),
      { numRuns: runs(15) },
    );
  });
});
