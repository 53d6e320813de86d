import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { dirname, isAbsolute, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeSocketPlace, removeSocketPlace } from "../../../src/server/store/socket-place.ts";

/** Creates a data folder with this name. */
async function dataFolder(name: string): Promise<string> {
  const outer = await mkdtemp(join(tmpdir(), "vitrine-test-"));
  onTestFinished(() => rm(outer, { recursive: true, force: true }));
  const folder = join(outer, name);
  await mkdir(folder);
  return folder;
}

test.each([
  ["inside it", "data", true],
  ["elsewhere where its path would be too long", "long".repeat(30), false],
])("socket-place: the socket of a data folder is %s", async (_, name, isInside) => {
  const folder = await dataFolder(name);
  const place = await makeSocketPlace(folder);
  onTestFinished(() => place.remove());
  expect(place.path.startsWith(folder)).toBe(isInside);
  expect(isAbsolute(place.note)).toBe(!isInside);
  expect((await stat(dirname(place.path))).mode & 0o777).toBe(0o700);

  const server = createServer((socket) => socket.end("heard")).listen(place.path);
  await once(server, "listening");
  const [heard] = await once(connect(place.path), "data");
  expect(String(heard)).toBe("heard");
  server.close();
});

test("socket-place: the folder that a dead owner left is removed, and no other", async () => {
  const folder = await dataFolder("data");
  const { path } = await makeSocketPlace(folder);
  await removeSocketPlace(path);
  expect(existsSync(dirname(path))).toBe(false);
  await removeSocketPlace(join(folder, ".s.PGSQL.5432"));
  expect(existsSync(folder)).toBe(true);
});
