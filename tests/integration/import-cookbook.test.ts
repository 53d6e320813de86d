/** @module-tag full */
import { once } from "node:events";
import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runImportCommand } from "../../src/server/imports/command.ts";
import { work } from "../../src/server/store/tables/works.ts";
import { gradient } from "../server/images/support.ts";
import { cookbookManifests, recipeAt } from "../support/cookbook.ts";
import { runCommand } from "../support/run-command.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";

/** Addresses of other sites, which the test server replaces. Those of contexts identify the type of a document. */
const elsewhere = /"https?:\/\/[^/"]+\/(?![^"]*context\.json")/g;

describe.skipIf(cookbookManifests.length === 0)(
  "import-cookbook: the IIIF Cookbook in ../shared/data/iiif-cookbook",
  () => {
    let server: TestServer;
    let cookbook: Server;
    let origin = "";

    beforeAll(async () => {
      server = await startServer({ settings: { privateAddresses: true } });
      const picture = await gradient(40, 30).jpeg().toBuffer();
      cookbook = createServer((request, response) => {
        const path = (request.url ?? "").slice(1);
        if (path === "all") {
          const items = cookbookManifests.map((one) => ({
            id: `${origin}/${one}`,
            type: "Manifest",
          }));
          const context = "http://iiif.io/api/presentation/3/context.json";
          const all = { "@context": context, id: `${origin}/all`, type: "Collection", items };
          return response.end(JSON.stringify(all));
        }
        const recipe = recipeAt(path, origin);
        response.end(
          recipe === null ? picture : JSON.stringify(recipe).replaceAll(elsewhere, `"${origin}/`),
        );
      }).listen(0, "127.0.0.1");
      await once(cookbook, "listening");
      origin = `http://127.0.0.1:${(cookbook.address() as AddressInfo).port}`;
    });
    afterAll(async () => {
      cookbook.closeAllConnections();
      cookbook.close();
      await server.stop();
    });

    it("gives no published work without an image, and reports omitted content", async () => {
      const { code, out } = await runCommand(runImportCommand, server.settings, [
        `${origin}/all`,
        "--private-addresses",
      ]);
      await server.settled();
      expect(code).toBe(3);
      // Two of them have the same id.
      expect(out).toContain("68 added, 0 changed, 0 unchanged, 16 refused");
      expect(out.match(/: It shows no picture, .*It has: .*(sound|video) \(\d+\)/g)).toHaveLength(
        15,
      );
      expect(out).toMatch(/^Left out: .*manifest behavior \(\d+\)/m);
      const works = await server.store.db.select().from(work);
      expect(works).toHaveLength(68);
      expect(works.filter(({ imageCount }) => imageCount === 0)).toEqual([]);
    });
  },
);
