import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations, launchBrowser, openPage } from "../support/browser.ts";
import { makeOwner, storageOf } from "../support/owner.ts";
import type { Site } from "../support/site.ts";
import { startSite } from "../support/site.ts";

let browser: Browser;
let site: Site;
/** The URL of a work with an image. */
let work: string;
/** Storage state of the owner's browser. */
let owner: ReturnType<typeof storageOf>;

beforeAll(async () => {
  [browser, site] = await Promise.all([
    launchBrowser(),
    startSite({ collection: { pictures: 4, plain: 1 } }),
  ]);
  const list = await (await fetch(`${site.url}/works?image=yes&sort=identifier`)).text();
  work = site.url + (/href="(\/works\/study-no-[^"?/]+)"/.exec(list)?.[1] ?? "");
  owner = storageOf(await makeOwner(site));
});

afterAll(async () => {
  await browser?.close();
  await site?.remove();
});

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const panel = (page: Page) => page.getByRole("region", { name: "Notes", exact: true });
const threads = (page: Page) => panel(page).getByRole("list", { name: "Notes" });
const field = (page: Page, name = "Your note") => page.getByRole("textbox", { name });
const marks = (page: Page) =>
  page.getByRole("group", { name: "Notes on the picture" }).getByRole("button");

const isFocused = (locator: Locator) =>
  expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true);

/** Opens the zoom view of a work with its notes, and waits until it is subscribed to them. */
async function openNotes(page: Page) {
  const sent: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => sent.push(String(payload))),
  );
  await page.goto(work);
  await button(page, /^Notes/).click();
  await panel(page).waitFor();
  await button(page, "Write a note").waitFor();
  await expect.poll(() => sent.some((frame) => frame.includes("imageId"))).toBe(true);
}

test("notes: notes, their moderation, answers, edits and deletions reach another user live", async () => {
  const curator = await openPage(browser, { storageState: owner });
  const visitor = await openPage(browser);
  const [ours, theirs] = [curator.page, visitor.page];
  await openNotes(ours);
  await openNotes(theirs);
  await panel(theirs).getByText("Nobody has written about this picture yet.").waitFor();

  // A rectangle, drawn with the pointer.
  await button(ours, "Write a note").click();
  await button(ours, "Rectangle").click();
  await isFocused(ours.getByRole("application", { name: "Draw a rectangle on the picture" }));
  await ours.mouse.move(500, 300);
  await ours.mouse.down();
  await ours.mouse.move(600, 380);
  await ours.mouse.up();
  await field(ours).fill("A *boat*, and https://example.org/boats.");
  const preview = ours.getByRole("region", { name: "How it will look" });
  expect(await preview.locator("em").textContent()).toBe("boat");
  await button(ours, "Add note").click();
  await ours.getByText("Your note is there.").waitFor();
  expect(await axeViolations(ours)).toEqual([]);

  // The other user, who has not started reading the list, sees it at once.
  const link = threads(theirs).getByRole("link", { name: "https://example.org/boats" });
  expect(await link.getAttribute("rel")).toBe("nofollow ugc noopener");
  // The marker is where it was drawn, and a click on it leads to its text.
  const box = () => marks(theirs).first().boundingBox();
  await expect.poll(async () => (await box())?.x).toBeCloseTo(500, -1);
  await expect.poll(async () => (await box())?.width).toBeCloseTo(100, -1);
  await theirs.keyboard.press("Escape");
  await panel(theirs).waitFor({ state: "detached" });
  await theirs.mouse.click(540, 340);
  await expect
    .poll(() => theirs.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe("Note by Zenobia");

  // A visitor's note waits for a curator; it is drawn and written with the keyboard only.
  await button(theirs, "Write a note").press("Enter");
  await button(theirs, "Outline").press("Enter");
  await isFocused(theirs.getByRole("application", { name: /^Draw an outline/ }));
  const keys = ["Right", "Right", "Right", "Down", "Down", "Down", "Left", "Left", "Left"];
  for (const [at, key] of keys.entries()) {
    await theirs.keyboard.press(`Arrow${key}`);
    if (at % 3 === 2) await theirs.keyboard.press("Enter");
  }
  await theirs.getByText(/^3 corners/).waitFor({ state: "attached" });
  await theirs.keyboard.press("Enter");
  await isFocused(field(theirs));
  await theirs.keyboard.type("A shadow");
  await theirs.keyboard.press("Control+Enter");
  await theirs.getByText(/^Waits for a curator/).waitFor();
  await theirs.getByText("It is shown to everybody once a curator has seen it.").waitFor();
  expect(await threads(ours).getByText("A shadow").count()).toBe(0);

  // The curators' queue contains it, links to its position, and is empty after approval.
  const desk = await ours.context().newPage();
  await desk.goto(`${site.url}/desk`);
  await desk.getByText("1 waits for a curator.").waitFor();
  await desk.getByRole("link", { name: "Notes" }).click();
  await desk.getByText("A shadow").waitFor();
  expect(await axeViolations(desk)).toEqual([]);
  await button(desk, "Approve the note by A visitor").click();
  await desk.getByRole("heading", { name: "Nothing waits" }).waitFor();
  // The list does not move while the user reads it.
  await button(ours, "1 new note").waitFor();
  expect(await threads(ours).getByText("A shadow").count()).toBe(0);
  await button(ours, "1 new note").click();
  await threads(ours).getByText("A shadow").waitFor();
  await theirs.getByText(/^Waits for a curator/).waitFor({ state: "detached" });

  const own = (words: string) => threads(ours).getByRole("article").filter({ hasText: words });
  // A reply, an edit, a deletion and its undo, each visible to the other user.
  await button(theirs, "Answer the note by Zenobia").click();
  await field(theirs, "Your answer").fill("It is a ship.");
  await button(theirs, "Cancel").click();
  await button(ours, "Answer the note by A visitor").click();
  await field(ours, "Your answer").fill("Of a tree.");
  await ours.getByRole("button", { name: "Answer", exact: true }).click();
  await threads(theirs).getByText("Of a tree.").waitFor();
  await own("A boat").getByRole("button", { name: "Edit your note" }).click();
  await field(ours).fill("A barge.");
  await button(ours, "Save").click();
  await threads(theirs).getByText("A barge.").waitFor();
  await own("A barge.").getByRole("button", { name: "Delete your note" }).click();
  await threads(theirs).getByText("A barge.").waitFor({ state: "detached" });
  await button(ours, "Undo").click();
  await threads(ours).getByText("A barge.").waitFor();

  // A note that a curator hides disappears for everyone at once, except for its author.
  await button(ours, "Hide the note by A visitor").click();
  await ours.getByText("The note is hidden.").waitFor();
  await theirs.getByText(/^A curator has hidden it/).waitFor();
  expect(await threads(theirs).getByText("A shadow").count()).toBe(0);
  expect([...curator.faults, ...visitor.faults]).toEqual([]);
  await Promise.all([ours.context().close(), theirs.context().close()]);
});
