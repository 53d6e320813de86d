import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser, openPage } from "../support/browser.ts";
import type { Site } from "../support/site.ts";
import { startSite } from "../support/site.ts";

const password = "seven blue pictures";
const owner = { name: "Zenobia", email: "zenobia@example.org" };

let browser: Browser;
let site: Site;
/** URLs of two works with images. */
let works: string[];

beforeAll(async () => {
  [browser, site] = await Promise.all([
    launchBrowser(),
    startSite({ collection: { pictures: 4, plain: 1 } }),
  ]);
  const list = await (await fetch(`${site.url}/works`)).text();
  const links = list.matchAll(/href="(\/works\/study-no-[^"?/]+)"/g);
  works = [...new Set([...links].map(([, link = ""]) => site.url + link))];
});

afterAll(async () => {
  await browser?.close();
  await site?.remove();
});

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const favourite = (page: Page) => button(page, /^Favourite/).first();
const isFavourite = (page: Page) => () => favourite(page).getAttribute("aria-pressed");
/** Returns all text that the site has stored in this browser. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

async function signIn(page: Page) {
  await button(page, "Sign in").first().click();
  await page.getByRole("dialog", { name: "Sign in" }).waitFor();
  await fillIn(page);
}

async function fillIn(page: Page) {
  await page.getByLabel("E-mail address").fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await button(page, owner.name).waitFor();
}

async function signOut(page: Page) {
  await button(page, owner.name).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await button(page, "Sign in").first().waitFor();
}

async function goTo(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
}

/** Opens a work's page in a new browser context and signs in. */
async function openAsOwner() {
  const opened = await openPage(browser);
  await goTo(opened.page, works[0] ?? "");
  await signIn(opened.page);
  return opened;
}

test("accounts: the printed link creates the owner's account, and its secret is neither stored nor sent in a URL", async () => {
  const { page, faults } = await openPage(browser);
  const [link = "", secret = ""] = /http:\S+\/join#(\S+)/.exec(site.output()) ?? [];
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await goTo(page, link.replace(/^http:\/\/[^/]+/, site.url));
  await expect.poll(() => page.url()).toBe(`${site.url}/join`);
  await page.getByLabel("Name").fill(owner.name);
  await page.getByLabel("E-mail address").fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await button(page, "Make the account").click();
  await page.getByRole("heading", { name: `Welcome, ${owner.name}` }).waitFor();
  await page.getByText("an owner of this site").waitFor();
  await page.getByRole("link", { name: "To the desk" }).click();
  await page.getByRole("link", { name: "Members" }).click();
  await page.getByText(owner.email).waitFor();
  // The snapshot for the next visit is written when the user leaves the page.
  await goTo(page, `${site.url}/works`);
  const kept = await stored(page);
  expect(kept).not.toContain(secret);
  expect(kept).not.toContain(password);
  expect(asked.filter((address) => address.includes(secret) && !address.includes("#"))).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("accounts: a visitor who signs in on a work page stays there and keeps their favourites", async () => {
  const { page, faults } = await openPage(browser);
  await goTo(page, works[0] ?? "");
  await favourite(page).click();
  await expect.poll(isFavourite(page)).toBe("true");
  const address = page.url();
  const entries = await page.evaluate(() => history.length);

  await button(page, "Sign in").first().click();
  await page.getByRole("dialog", { name: "Sign in" }).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")))
    .toBe("email");
  await fillIn(page);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect.poll(isFavourite(page)).toBe("true");
  await expect
    .poll(() => button(page, owner.name).evaluate((element) => element === document.activeElement))
    .toBe(true);

  await page.getByRole("link", { name: "Albums" }).click();
  await page.getByRole("list", { name: "Your favourites" }).getByRole("listitem").first().waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test(
  "accounts: signing out clears the stored personal data and updates another tab",
  { tags: ["full"] },
  async () => {
    const { page, faults } = await openAsOwner();
    const other = await page.context().newPage();
    await goTo(other, `${site.url}/albums`);
    await other.getByRole("list", { name: "Your favourites" }).waitFor();
    await goTo(page, `${site.url}/account`);
    const id = await page.evaluate(() => {
      const text = localStorage.getItem("vitrine.snapshot") ?? "";
      return (JSON.parse(text) as { memberId: string | null }).memberId;
    });
    expect(id).toEqual(expect.any(String));

    await signOut(page);
    await page.getByRole("heading", { name: "You are not signed in" }).waitFor();
    await button(other, "Sign in").waitFor();
    await other.getByRole("heading", { name: "No favourites yet" }).waitFor();
    await page.getByRole("link", { name: "Albums" }).click();
    await page.getByRole("heading", { name: "No favourites yet" }).waitFor();

    // Leaves both pages, so that they write their snapshots.
    await other.close();
    await goTo(page, `${site.url}/works`);
    const kept = await stored(page);
    expect(kept).toContain('memberId\\":null');
    for (const theirs of [id ?? "", owner.email, owner.name]) expect(kept).not.toContain(theirs);
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

test("accounts: a sign-in in one tab applies to another tab", { tags: ["full"] }, async () => {
  const { page } = await openPage(browser);
  await goTo(page, works[0] ?? "");
  const other = await page.context().newPage();
  await goTo(other, works[0] ?? "");
  await button(other, "Sign in").waitFor();
  await signIn(page);
  await button(other, owner.name).waitFor();
  await expect.poll(isFavourite(other)).toBe("true");
  await page.context().close();
});

test(
  "accounts: a user whose session ended elsewhere is asked to sign in at the next change, which then works",
  { tags: ["full"] },
  async () => {
    const here = await openAsOwner();
    const there = await openAsOwner();
    await goTo(here.page, works[1] ?? "");
    await button(here.page, owner.name).waitFor();
    await goTo(there.page, `${site.url}/account`);
    await button(there.page, "Sign out everywhere else").click();
    await there.page.getByText("You are signed out everywhere else.").waitFor();

    await favourite(here.page).click();
    const dialog = here.page.getByRole("dialog", { name: "Sign in" });
    await dialog.getByText(/You are not signed in any more/).waitFor();
    await expect.poll(isFavourite(here.page)).toBe("false");
    await expect.poll(() => stored(here.page)).toContain('memberId\\":null');
    await fillIn(here.page);
    await dialog.waitFor({ state: "detached" });
    await favourite(here.page).click();
    await expect.poll(isFavourite(here.page)).toBe("true");
    expect([...here.faults, ...there.faults]).toEqual([]);
    await Promise.all([here, there].map(({ page }) => page.context().close()));
  },
);

test(
  "accounts: without a network the sign-in dialog shows a message and preserves the input",
  { tags: ["full"] },
  async () => {
    const { page } = await openPage(browser);
    await goTo(page, works[0] ?? "");
    await button(page, "Sign in").first().click();
    await page.getByRole("dialog", { name: "Sign in" }).waitFor();
    await page.getByLabel("E-mail address").fill(owner.email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.context().setOffline(true);
    await page.getByText("You are offline. Signing in needs the network").waitFor();
    await page.keyboard.press("Enter");
    await page.getByText(/Try again when there is a connection/).waitFor();
    expect(await page.getByLabel("E-mail address").inputValue()).toBe(owner.email);
    expect(await stored(page)).not.toContain(password);
    await page.context().setOffline(false);
    await page.keyboard.press("Enter");
    await button(page, owner.name).waitFor();
    await page.context().close();
  },
);
