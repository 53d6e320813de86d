/** @module-tag full */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser, openContext, untilReady } from "../support/browser.ts";
import { openCaller } from "../support/caller.ts";
import type { Caller } from "../support/caller.ts";
import { noteMutations } from "../support/note-operations.ts";
import { openDesk } from "../support/import-desk.ts";
import { isSound, judge } from "../support/judged-screens.ts";
import type { Screen } from "../support/judged-screens.ts";
import { makeOwner, storageOf } from "../support/owner.ts";
import type { Site } from "../support/site.ts";
import { startSite } from "../support/site.ts";

let browser: Browser;
let site: Site;
/** A site without works. */
let empty: Site;
/** The browsers of the two owners. */
let owner: BrowserContext;
let ownerOfEmpty: BrowserContext;
/** The global ids of a work with pictures, and of imports in each state. */
let work: string;
let imports: { unread: string; checked: string; applied: string; failed: string };

beforeAll(async () => {
  [browser, site, empty] = await Promise.all([
    launchBrowser(),
    startSite({ collection: { pictures: 2, plain: 3 } }),
    startSite(),
  ]);
  const [caller, callerOfEmpty] = await Promise.all([makeOwner(site), makeOwner(empty)]);
  const open = (who: Caller) =>
    openContext(browser, { reducedMotion: "reduce", storageState: storageOf(who) });
  [owner, ownerOfEmpty] = await Promise.all([open(caller), open(callerOfEmpty)]);
  work = await prepareWorks(caller);
  imports = await prepareImports(caller);
});

afterAll(async () => {
  await browser?.close();
  await Promise.all([site?.remove(), empty?.remove()]);
});

/** Makes a draft and a note that waits; gives a work that has two pictures. */
async function prepareWorks(caller: Caller): Promise<string> {
  await caller.change("addWork", { identifier: "draft.1", title: "A draft" });
  const { data } = await caller.send(
    "{ works(first: 9, filter: { hasImage: true }) { edges { node { id images(first: 2) { id } } } } }",
  );
  type Found = { works: { edges: { node: { id: string; images: { id: string }[] } }[] } };
  const { edges } = (data as unknown as Found).works;
  const edge = edges.find(({ node }) => node.images.length > 1);
  if (!edge) throw new Error("There is no work with two pictures.");
  const { id, images } = edge.node;
  const visitor = openCaller(site.url, { origin: site.url });
  const { errors } = await visitor.send(noteMutations.addNote, {
    input: { imageId: images[0]?.id, region: { whole: true }, text: "Who is this?" },
  });
  expect(errors).toEqual([]);
  return id;
}

async function prepareImports(caller: Caller): Promise<typeof imports> {
  const desk = openDesk(site.url, { origin: site.url, cookie: caller.cookieHeader() });
  const read = async (name: string, text: string) => {
    const id = await desk.prepare(await desk.upload(name, text));
    await desk.settled(id);
    return id;
  };
  const table = "identifier,title,image\nA 1,The mill,\nA 2,,\nA 3,The ford,ford.jpg\n";
  const unread = await read("unread.csv", "Inv. Nr.;Titel;Date\nA 1;The mill;1850\n");
  const checked = await read("checked.csv", table);
  const applied = await read("applied.csv", table);
  await desk.change("applyImport", { id: applied });
  await desk.settled(applied);
  return { unread, checked, applied, failed: await read("notes.txt", "\0\u0001") };
}

async function visit(page: Page, address: string, within = site) {
  await page.goto(new URL(address, within.url).href);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await untilReady(page);
  // What the page asks for by itself has come.
  await page.waitForLoadState("networkidle");
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).first();
const dialog = (page: Page, name?: string | RegExp) =>
  page.getByRole("dialog", name === undefined ? {} : { name });

/** A screen that an address shows, after a press on each of these buttons. */
const at = (name: string, address: () => string, ...presses: (string | RegExp)[]): Screen => ({
  name,
  async open(page) {
    await visit(page, address());
    for (const press of presses) await button(page, press).click();
    // What is still asked for is pale.
    await expect.poll(() => page.locator("[data-old], [aria-busy=true]").count()).toBe(0);
  },
});
const importAt = (state: keyof typeof imports) => () => `/desk/imports/${imports[state]}`;
const workAt =
  (rest = "") =>
  () =>
    `/desk/works/${work}${rest}`;

const screens: Screen[] = [
  at("the desk", () => "/desk"),
  at("the notes that wait", () => "/desk/notes"),
  at("the check-up", () => "/desk/checkup"),
  at("imports", () => "/desk/imports"),
  at("an import whose columns are asked for", importAt("unread")),
  at("a checked import", importAt("checked")),
  at("the refused rows of an import", importAt("checked"), /^\d+ Refused$/),
  at("an import that could not be read", importAt("failed")),
  at("an applied import", importAt("applied")),
  at("undoing an import", importAt("applied"), "Undo this import …"),
  {
    name: "corrections of an import that are not applied yet",
    async open(page) {
      await visit(page, importAt("unread")());
      await page.getByLabel(/^What Inv\. Nr\. says/).selectOption({ label: "Identifier" });
      await button(page, /^Apply 1 correction/).waitFor();
    },
  },
  at("works", () => "/desk/works"),
  at("works that a search does not find", () => "/desk/works?q=zeppelin"),
  {
    name: "works that are chosen",
    open: (page) => chooseWorks(page),
  },
  {
    name: "changing fields of works that are chosen",
    async open(page) {
      await chooseWorks(page);
      await button(page, "Change fields …").click();
      for (const box of await dialog(page).getByRole("checkbox").all()) await box.check();
    },
  },
  at("a new work with mistakes", () => "/desk/works/new", "Add the work"),
  at("a work", workAt()),
  {
    name: "a work with changes",
    async open(page) {
      await visit(page, workAt()());
      await page.getByRole("textbox", { name: "Title", exact: true }).fill("");
      await button(page, "Add subject").click();
      await button(page, "Save").click();
    },
  },
  {
    name: "leaving a work with changes",
    async open(page) {
      await visit(page, workAt()());
      await page.getByRole("textbox", { name: "Title", exact: true }).fill("Other");
      await page.getByRole("link", { name: "Desk", exact: true }).click();
      await button(page, "Stay").waitFor();
    },
  },
  at("the pictures of a work", workAt("/pictures")),
  at("aligning a picture", workAt("/pictures"), /^Align/),
  at("measuring a picture", workAt("/pictures"), /^Measure a length in/),
  at("describing a part of a picture", workAt("/pictures"), /^Describe a part of/),
];

async function chooseWorks(page: Page) {
  await visit(page, "/desk/works");
  const boxes = page.getByRole("row").getByRole("checkbox", { name: /^Choose (?!all)/ });
  await boxes.first().check();
  await page.getByText("1 work chosen").waitFor();
}

const screensOfEmpty: Screen[] = [
  "/desk",
  "/desk/works",
  "/desk/imports",
  "/desk/notes",
  "/desk/checkup",
  "/desk/exhibitions",
].map((address) => ({
  name: `${address} without works`,
  open: (page) => visit(page, address, empty),
}));

test.each(screens)(`desk-accessibility: $name ${isSound}`, (screen) => judge(owner, screen));
test.each(screensOfEmpty)(`desk-accessibility: $name ${isSound}`, (screen) =>
  judge(ownerOfEmpty, screen),
);
