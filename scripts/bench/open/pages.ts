import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import type { PeerBundle } from "../peers.ts";
import { bundlePeer, compress, installPeers, peerVersion } from "../peers.ts";
import { newVisitor, pageScript } from "./browser.ts";
import type { Plain } from "./plain.ts";
import { served } from "./site.ts";

/** URL path of the painting in all measurements: 3200 x 4000 pixels. */
export const workPath = "/works/one-more-step-mr-hands-p10";

/** A measured page. */
export type Contender = { name: string; path: string };

const viewers = [
  { name: "OpenSeadragon", entry: "openseadragon", package: "openseadragon" },
  { name: "TIFY", entry: "tify", package: "tify" },
  { name: "Universal Viewer", entry: "universalviewer", package: "universalviewer" },
  { name: "Mirador", entry: "mirador", package: "mirador" },
  { name: "Clover", entry: "clover", package: "@samvera/clover-iiif" },
];

/** Vitrine's pages and the pages they are compared with. */
export type Contenders = {
  work: Contender;
  home: Contender;
  /** Only the image, in the same file that the work's page shows. */
  picture: Contender;
  /** The text and image of Vitrine's pages, without a script. */
  plainWork: Contender;
  plainHome: Contender;
  viewers: Contender[];
};

/** Writes the peers' pages to the folder that the site serves. */
export async function makePages(browser: Browser, url: string): Promise<Contenders> {
  await installPeers();
  rmSync(served, { recursive: true, force: true });
  mkdirSync(served, { recursive: true });
  const work = await plainPage(browser, url + workPath);
  const home = await plainPage(browser, url);
  const service = /src="(.+?)\/full\//.exec(work.picture)?.[1];
  if (!service) throw new Error("The work's page shows no picture.");
  await write("manifest.json", JSON.stringify(manifest(url, url + service)));
  await write("picture.html", page("One More Step, Mr. Hands", work.picture));
  await write("work.html", page(work.title, `${work.picture}${work.words}`));
  await write("home.html", page(home.title, `${home.picture}${home.words}`));
  for (const { name, entry } of viewers) {
    const bundle = await bundlePeer(`viewers/${entry}.js`, `${served}/${entry}`);
    await write(`${entry}.html`, viewerPage(name, entry, bundle, service));
  }
  const at = (name: string, file: string): Contender => ({ name, path: `/bench/${file}.html` });
  return {
    work: { name: "Vitrine, /works/:slug", path: workPath },
    home: { name: "Vitrine, /", path: "/" },
    picture: at("static page, the picture alone", "picture"),
    plainWork: at("static page, the work's text and picture", "work"),
    plainHome: at("static page, the home page's text and picture", "home"),
    viewers: viewers.map((viewer) => at(versioned(viewer), viewer.entry)),
  };
}

function versioned(viewer: (typeof viewers)[number]): string {
  return `${viewer.name} ${peerVersion(viewer.package)}`;
}

async function plainPage(browser: Browser, address: string): Promise<Plain> {
  const context = await newVisitor(browser);
  const opened = await context.newPage();
  await opened.goto(address);
  await opened.evaluate("bench.middle()");
  await opened.evaluate(await pageScript("plain.ts"));
  const plain = await opened.evaluate<Plain>("plain");
  await context.close();
  return plain;
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
body { margin: 0 auto; max-width: 60rem; font: 1rem/1.5 Georgia, serif; color: #222; background: #f7f5f1 }
img { display: block; margin: 1rem auto }
h1, h2 { font-weight: 400; line-height: 1.2 }
dt { font-weight: 700 }
</style>
<body>${body.replace(/\s+/g, " ")}
`;
}

function viewerPage(title: string, folder: string, bundle: PeerBundle, service: string): string {
  const { script, styles, preloads } = bundle;
  const at = (file: string) => `/bench/${folder}/${file}`;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
${styles.map((file) => `<link rel="stylesheet" href="${at(file)}">`).join("")}
${preloads.map((file) => `<link rel="modulepreload" href="${at(file)}">`).join("")}
<script type="module" src="${at(script)}"></script>
<style>body { margin: 0 } #viewer { position: relative; width: 100vw; height: 100vh }</style>
<body data-manifest="/bench/manifest.json" data-info="${service}/info.json"><div id="viewer" class="uv"></div>
`;
}

/** Returns a IIIF Presentation 3.0 manifest of the painting, which the viewers load. */
function manifest(url: string, service: string) {
  const size = { width: 3200, height: 4000 };
  const id = `${url}/bench/manifest.json`;
  const label = { en: ["One More Step, Mr. Hands"] };
  const body = {
    id: `${service}/full/max/0/default.jpg`,
    type: "Image",
    format: "image/jpeg",
    service: [{ id: service, type: "ImageService3", profile: "level2" }],
    ...size,
  };
  const canvas = `${id}/canvas`;
  const annotation = {
    id: `${id}/annotation`,
    type: "Annotation",
    motivation: "painting",
    target: canvas,
    body,
  };
  const items = [{ id: `${id}/page`, type: "AnnotationPage", items: [annotation] }];
  return {
    "@context": "http://iiif.io/api/presentation/3/context.json",
    id,
    type: "Manifest",
    label,
    items: [{ id: canvas, type: "Canvas", label, ...size, items }],
  };
}

async function write(name: string, text: string): Promise<void> {
  writeFileSync(`${served}/${name}`, text);
  await compress(`${served}/${name}`);
}
