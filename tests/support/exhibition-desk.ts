import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import { launchBrowser, openPage, untilReady } from "./browser.ts";
import type { Caller, Result } from "./caller.ts";
import { blockFields, seenFragment } from "./exhibition-operations.ts";
import { makeOwner, signUp, storageOf } from "./owner.ts";
import { startSite } from "./site.ts";
import type { Site } from "./site.ts";

/** A built site with works, its owner, and a browser for its users. */
export type ExhibitionDeskSite = {
  url: string;
  owner: Caller;
  /** Creates a new user who may use the dashboard. */
  curator(name: string): Promise<Caller>;
  /** Opens a page in a new browser context, signed in as `who` unless it is null. */
  open(
    who: Caller | null,
    options?: BrowserContextOptions,
  ): Promise<{ page: Page; faults: string[] }>;
  /** Creates an exhibition with these blocks; returns its global id. */
  exhibitionOf(title: string, ...contents: object[]): Promise<string>;
  /** Opens an exhibition in the editor, with the forms of all its blocks. */
  openEditor(page: Page, id: string): Promise<void>;
  /** Returns all that the server stores of an exhibition, equal as long as the content is. */
  held(id: string): Promise<Held>;
  remove(): Promise<void>;
};

/** The content of an exhibition on the server. */
export type Held = {
  title: string;
  slug: string;
  blocks: ({ __typename: string } & Record<string, unknown>)[];
};

/** Starts a site with works that have images. */
export async function startExhibitionDesk(pictures: number): Promise<ExhibitionDeskSite> {
  const [browser, site] = await Promise.all([
    launchBrowser(),
    startSite({ collection: { pictures, plain: 1 } }),
  ]);
  return deskOf(site, browser, await makeOwner(site));
}

function deskOf(site: Site, browser: Browser, owner: Caller): ExhibitionDeskSite {
  return {
    url: site.url,
    owner,
    async curator(name) {
      const { path: link } = await owner.change("invite", { role: "CURATOR", note: name }, invited);
      return signUp(site.url, name, String(link).split("#")[1] ?? "");
    },
    open(who, options) {
      return openPage(browser, who ? { ...options, storageState: storageOf(who) } : options);
    },
    async exhibitionOf(title, ...contents) {
      const { exhibitionEdge } = await owner.change("createExhibition", { title }, made);
      const { id: exhibitionId } = (exhibitionEdge as unknown as { node: { id: string } }).node;
      let after: string | null = null;
      for (const content of contents) {
        const { block }: Result = await owner.change(
          "addBlock",
          { exhibitionId, after, content },
          added,
        );
        after = (block as unknown as { id: string }).id;
      }
      return exhibitionId;
    },
    async openEditor(page, id) {
      await page.goto(`${site.url}/desk/exhibitions/${encodeURIComponent(id)}`);
      const titles = page.locator(".block-list__rows > li [data-title]");
      await titles.first().waitFor();
      await untilReady(page);
      const control = ".block-row__form :is(input, select, textarea, button, [role=textbox])";
      for (const row of await page.locator(".block-list__rows > li").all()) {
        await row.locator("[data-title]").click();
        // Opening moves the rows below, so a click before it ends would miss them.
        await row.locator(control).first().waitFor();
      }
    },
    async held(id) {
      const read = async <Node>(query: string, of: string): Promise<Node> => {
        const { data, errors } = await owner.send(query, { id: of });
        expect(errors).toEqual([]);
        return (data as unknown as { node: Node }).node;
      };
      const { ids, ...head } = await read<Omit<Held, "blocks"> & { ids: { id: string }[] }>(
        headQuery,
        id,
      );
      // Sequentially, because each block may have the maximum number of slides.
      const blocks: Held["blocks"] = [];
      for (const { id: block } of ids) blocks.push(await read(blockQuery, block));
      // Version and position are not content.
      return { ...head, blocks: blocks.map(({ version: _, position: __, ...block }) => block) };
    },
    async remove() {
      await browser.close();
      await site.remove();
    },
  };
}

const invited = "... on InviteSuccess { path }";
const added = "... on ChangeBlockSuccess { block { ... on Block { id } } }";
const made = "... on CreateExhibitionSuccess { exhibitionEdge { node { id } } }";

const headQuery = `query ($id: ID!) { node(id: $id) { ... on Exhibition { title slug introduction cover { ...Seen }
  opensOn closesOn colours typeface credits language state ids: allBlocks { ... on Block { id } } } } } ${seenFragment}`;
const blockQuery = `query ($id: ID!) { node(id: $id) { ${blockFields} } } ${seenFragment}`;
