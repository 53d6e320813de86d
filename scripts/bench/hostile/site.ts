import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openDatabase } from "../../../src/server/store/database.ts";
import { signIn } from "../../../tests/support/members.ts";
import { source } from "../find/collection.ts";
import { startImportSite } from "../import/import-site.ts";
import type { ImportSite } from "../import/import-site.ts";

const paintings = "../shared/data/paintings";

/** A site to attack: a museum's works without images, and one work with several. */
export type HostileSite = ImportSite & {
  slug: string;
  /** The path of an image's service. */
  service: string;
  /** The headers of a signed-in curator. */
  curator: { cookie: string };
};

/** Fills and starts a site in a separate process. */
export async function startHostileSite(): Promise<HostileSite> {
  // Attackers have the rate limit and the connection limit of every network. By default all loopback addresses are
  // proxies.
  const site = await startImportSite({ VITRINE_QUERY_BUDGET: "", TRUSTED_PROXIES: "127.0.0.1" });
  const folder = join(site.dataFolder, "many-images");
  const names = (await readdir(paintings)).filter((name) => name.endsWith(".jpg"));
  await mkdir(folder);
  for (const name of names) await copyFile(join(paintings, name), join(folder, name));
  const table = `identifier,title,images\nMANY,Many images,${names.join("|")}\n`;
  await writeFile(join(folder, "works.csv"), table);
  for (const path of [source, folder]) {
    const { code, output } = await site.command("import", path).ended;
    if (code !== 0) throw new Error(output);
  }
  const store = await openDatabase({
    dataFolder: site.dataFolder,
    databaseUrl: null,
    role: "command",
  });
  const { headers: curator } = await signIn(store.db, "CURATOR");
  await store.close();
  const answer = await fetch(`${site.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      query: `{ works(search: "MANY", first: 1) { edges { node { slug primaryImage { service } } } } }`,
    }),
  });
  const { data } = (await answer.json()) as {
    data: { works: { edges: { node: { slug: string; primaryImage: { service: string } } }[] } };
  };
  const [work] = data.works.edges;
  if (!work) throw new Error("The site does not list its new work.");
  const { slug, primaryImage } = work.node;
  return { ...site, slug, service: primaryImage.service, curator };
}
