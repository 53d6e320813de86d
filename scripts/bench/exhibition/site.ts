import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { readSettings } from "../../../src/server/settings.ts";
import { openDatabase } from "../../../src/server/store/database.ts";
import type { ExhibitionText } from "../../../src/server/store/exhibition-parts.ts";
import { bringExhibition } from "../../../src/server/store/site-exhibitions.ts";
import { image, work } from "../../../src/server/store/tables/works.ts";
import { noText, plainText } from "../../../src/text/rich-text.ts";
import { fingerprint } from "../../lib/fingerprint.mjs";
import { serverArguments, serverVariables } from "../../lib/serve.mjs";
import { freePort } from "../../../tests/support/programs.ts";
import { untilReady } from "../process.ts";
import { mixedBlocks, textBlocks } from "./blocks.ts";

/** Folder of the images in the exhibitions. */
export const paintings = "../shared/data/paintings";

/** URL paths of the exhibitions: with all types of blocks, with texts only, and with the maximum length. */
export const paths = {
  mixed: "/exhibitions/sixty-blocks",
  texts: "/exhibitions/texts-alone",
  longest: "/exhibitions/as-long-as-can-be",
};

/** The measured site. */
export type ExhibitionSite = { url: string; server: ChildProcess; stop(): Promise<void> };

/** Code that prepares the data; when it changes, the data is prepared again. */
const preparedBy = [
  "src/server/images",
  "src/server/imports",
  "src/server/store",
  "scripts/bench/exhibition/blocks.ts",
];
const patienceMs = 60_000;

/**
 * Starts Vitrine in a separate process, with ten paintings and exhibitions of them. Creates the data only the first
 * time.
 */
export async function startExhibitionSite(): Promise<ExhibitionSite> {
  const folder = join(
    tmpdir(),
    "vitrine-bench",
    `exhibition-${fingerprint(preparedBy).slice(0, 12)}`,
  );
  const port = await freePort();
  const settings = { VITRINE_DATA: folder, VITRINE_SAMPLE: "off", PORT: String(port) };
  const env = {
    ...process.env,
    ...serverVariables,
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
    ...settings,
  };
  if (!existsSync(folder)) {
    await mkdir(folder, { recursive: true });
    const command = spawn(process.execPath, ["build/server/import.mjs", paintings], {
      env,
      stdio: ["ignore", "ignore", "inherit"],
    });
    const [code] = await once(command, "exit");
    if (code !== 0) throw new Error("The paintings could not be brought in.");
    await makeExhibitions(settings);
  }
  const server = spawn(process.execPath, serverArguments, {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, server, patienceMs);
  return {
    url,
    server,
    async stop() {
      const ended = once(server, "exit");
      server.kill();
      await ended;
    },
  };
}

async function makeExhibitions(settings: Record<string, string>): Promise<void> {
  const store = await openDatabase({ ...readSettings(settings), role: "server" });
  try {
    const sources = await store.db
      .select({ workId: work.id, imageId: image.id, width: image.width, height: image.height })
      .from(image)
      .innerJoin(work, eq(work.id, image.workId));
    const bring = async (title: string, blocks: ExhibitionText["blocks"]) => {
      const text = { head: { ...head, title }, blocks };
      await bringExhibition(store.db, { key: title, edition: "1", publishedAt: new Date(), text });
    };
    await bring("Sixty blocks", mixedBlocks(sources));
    await bring("Texts alone", textBlocks(60));
    await bring("As long as can be", mixedBlocks(sources, 34).slice(0, 2_000));
  } finally {
    await store.close();
  }
}

const head = {
  introduction: plainText("Measured, and not meant to be read."),
  cover: null,
  opensOn: null,
  closesOn: null,
  colours: "SITE",
  typeface: "SANS",
  credits: noText,
  language: "en",
} as const;
