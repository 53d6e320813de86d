import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { BenchTable } from "../table.ts";
import { startImportSite } from "./import-site.ts";
import type { ImportSite } from "./import-site.ts";
import { watchMemory } from "./memory.ts";
import { writePhotographs } from "./photographs.ts";

/** Minimum speed relative to sharp alone. */
const goal = 0.8;
/** Number of alternating measurements of both. */
const turns = 4;

/** Measures the import of 12-megapixel images by the command, compared with sharp producing the same output. */
export async function benchPictures(count: number): Promise<BenchTable> {
  const site = await startImportSite();
  try {
    const each = Math.max(1, Math.round(count / turns));
    const seconds = { alone: 0, imported: 0 };
    let most = 0;
    for (let turn = 0; turn < turns; turn += 1) {
      const folder = join(site.dataFolder, "given", `turn-${turn}`);
      await writePhotographs(folder, turn * each, each);
      seconds.alone += await timed(() => sharpAlone(site, folder));
      const command = site.command("import", folder);
      const memory = watchMemory(site.pid, () => command.pid);
      seconds.imported += await timed(async () => {
        const { code, output } = await command.ended;
        if (code !== 0) throw new Error(output);
      });
      most = Math.max(most, memory.stop().together);
      await rm(folder, { recursive: true });
    }
    const pictures = turns * each;
    const ratio = seconds.alone / seconds.imported;
    const row = (name: string, took: number) => [
      name,
      pictures,
      took.toFixed(1),
      (pictures / took).toFixed(2),
    ];
    return {
      name: "import: pictures",
      columns: ["what", "pictures", "seconds", "a second"],
      rows: [row("sharp alone", seconds.alone), row("imported", seconds.imported)],
      goals: [
        {
          text: `pictures a second, imported: at least ${goal} of sharp alone`,
          met: ratio >= goal,
          value: ratio.toFixed(2),
        },
      ],
      notes: [
        `4,000 x 3,000 pixels, JPEG, in ${turns} parts, each made by both, two pictures at once. Alone: a pyramid by libvips and the same derivatives, and nothing else; both with the start of a process.`,
        `Server and command together held at most ${(most / 1e6).toFixed(0)} MB.`,
      ],
    };
  } finally {
    await site.remove();
  }
}

async function sharpAlone({ dataFolder }: ImportSite, folder: string): Promise<void> {
  const to = join(dataFolder, "alone");
  const args = ["--import", "tsx", "scripts/bench/import/sharp-alone.ts", folder, to];
  const env = { ...process.env, MALLOC_ARENA_MAX: "2" };
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "ignore", "inherit"] });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("sharp alone did not come to its end.");
  await rm(to, { recursive: true });
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}
