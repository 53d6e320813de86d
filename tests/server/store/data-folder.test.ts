import { chmod, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { prepareDataFolder } from "../../../src/server/store/data-folder.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-data-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

describe("prepareDataFolder: the folder", () => {
  it("is created with access for its user only", async () => {
    const data = join(folder, "new", "data");
    await prepareDataFolder(data);
    expect(await modeOf(data)).toBe("700");
  });

  it("is closed to other users at each start", async () => {
    const data = join(folder, "new", "data");
    await chmod(data, 0o755);
    await prepareDataFolder(data);
    expect(await modeOf(data)).toBe("700");
  });
});
