import { createServer } from "node:http";
import { expect, it, vi } from "vitest";
import { answerTilesFirst } from "../../../src/server/images/tiles-first.ts";

it("tiles-first: a request that waits for others on its connection is left to the framework", () => {
  const framework = vi.fn();
  const server = createServer(framework);
  const hold = vi.fn(() => null);
  answerTilesFirst(server, {
    images: { hold } as never,
    publicImages: { has: () => true },
    publicUrl: "https://museum.example",
    headers: {},
  });
  const url = `/iiif/image/3/${"a".repeat(32)}/0,0,512,512/512,512/0/default.jpg`;
  const request = { method: "GET", url, headers: { host: "museum.example" } };
  server.emit("request", request as never, { socket: null } as never);
  expect(framework).toHaveBeenCalledOnce();
  expect(hold).not.toHaveBeenCalled();
  server.emit("request", request as never, { socket: {} } as never);
  expect(hold).toHaveBeenCalledOnce();
});
