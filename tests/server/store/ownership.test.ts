import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import type { Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { claimFolder, livingOwner } from "../../../src/server/store/ownership.ts";

let folder: string;
const servers: Server[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "owner-"));
});

afterEach(async () => {
  for (const server of servers.splice(0)) server.close();
  await rm(folder, { recursive: true, force: true });
});

async function listen(name: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  servers.push(server);
  await new Promise<void>((done) => server.listen(join(folder, name), done));
  return server;
}

const claim = (name: string) => claimFolder(folder, { socket: name, pid: 1, role: "command" });

test("ownership: of many concurrent claims of a folder one wins, and the others learn the owner", async () => {
  for (const round of ["a", "b", "c"]) {
    const names = Array.from({ length: 12 }, (_, index) => `${round}${index}`);
    const listening = await Promise.all(names.map(listen));
    const results = await Promise.all(names.map(claim));
    const winners = names.filter((_, index) => results[index]?.owner === null);
    expect(winners).toHaveLength(1);
    for (const { owner } of results) if (owner) expect(owner.socket).toBe(winners[0]);
    expect((await livingOwner(folder))?.socket).toBe(winners[0]);
    await Promise.all(listening.map((server) => new Promise((done) => server.close(done))));
    expect(await livingOwner(folder)).toBeNull();
  }
  expect(await readdir(folder)).toEqual(["owner-3.json"]);
});

test("ownership: an owner file of a dead process, a corrupt one and a copied one name no owner", async () => {
  await writeFile(join(folder, "owner-1.json"), "{");
  expect(await livingOwner(folder)).toBeNull();
  await listen("alive");
  expect((await claim("alive")).owner).toBeNull();
  const note = JSON.stringify({ socket: "alive", pid: 1, role: "server", folder: "0:0" });
  await writeFile(join(folder, "owner-3.json"), note);
  expect(await livingOwner(folder)).toBeNull();
});
