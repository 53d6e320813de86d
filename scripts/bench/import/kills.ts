import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import type { BenchTable } from "../table.ts";
import { startImportSite } from "./import-site.ts";
import type { ImportSite } from "./import-site.ts";
import { exportedLines, faultsOf } from "./soundness.ts";

const works = 3000;
/** One of this many works has an image. */
const everyPictured = 100;

/**
 * Kills an import at random moments, alternating between the import and the server that holds the database, and resumes
 * it each time until it is complete. Then starts over on an empty site, until the number of kills is reached.
 */
export async function benchKills(kills: number): Promise<BenchTable> {
  const calm = await startImportSite();
  const folder = join(calm.dataFolder, "given");
  let site = await startImportSite();
  const faults: string[] = [];
  const killed = { command: 0, server: 0 };
  let finished = 0;
  try {
    await writeSource(folder);
    const begun = performance.now();
    await finish(calm, folder);
    const usual = performance.now() - begun;
    const undisturbed = await exportedLines(calm);
    const lines = new Set(undisturbed);
    const compare = async () => {
      finished += 1;
      const same = (await exportedLines(site)).join("\n") === undisturbed.join("\n");
      if (!same) faults.push(`collection ${finished} is not the undisturbed one`);
    };
    while (killed.command + killed.server < kills) {
      const command = site.command("import", folder);
      const isDone = await Promise.race([
        command.ended.then(() => true),
        wait(Math.random() * usual, false),
      ]);
      if (isDone) {
        await compare();
        await site.remove();
        site = await startImportSite();
        continue;
      }
      if (killed.server < killed.command) {
        await site.kill();
        await command.ended;
        await site.restart();
        killed.server += 1;
      } else {
        command.kill();
        await command.ended;
        killed.command += 1;
      }
      faults.push(...(await faultsOf(site, lines)));
    }
    await finish(site, folder);
    faults.push(...(await faultsOf(site, lines)));
    await compare();
  } finally {
    await site.remove();
    await calm.remove();
  }
  return {
    name: "import: killed",
    columns: ["the command, times", "the server, times", "brought to the end", "faults"],
    rows: [[killed.command, killed.server, finished, faults.length]],
    goals: [
      {
        text: "after each restart nothing is half-made, and each finished collection equals the undisturbed one",
        met: faults.length === 0,
        value: faults.length === 0 ? "so it is" : faults.slice(0, 5).join("; "),
      },
    ],
    notes: [
      `${works.toLocaleString("en")} works, ${works / everyPictured} of them with a picture; SIGKILL at a random moment of the time an undisturbed import takes.`,
    ],
  };
}

async function finish(site: ImportSite, folder: string): Promise<void> {
  const { code, output } = await site.command("import", folder).ended;
  if (code !== 0) throw new Error(output);
}

async function writeSource(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const rows = ["identifier,title,description,images"];
  for (let number = 0; number < works; number += 1) {
    const name = number % everyPictured === 0 ? `picture-${number}.jpg` : "";
    if (name !== "") await writePicture(join(folder, name));
    rows.push(`K.${number},"Work no. ${number}, of many","What is said of it.",${name}`);
  }
  await writeFile(join(folder, "works.csv"), `${rows.join("\n")}\n`);
}

async function writePicture(path: string): Promise<void> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const background = "#808080";
  await sharp({ create: { width: 800, height: 600, channels: 3, background, noise } })
    .jpeg()
    .toFile(path);
}
