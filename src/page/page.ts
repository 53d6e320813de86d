/** The answer to a query that the server sends with the page. */
export type FirstAnswer = {
  /** The persisted operation's id. */
  id: string;
  variables: Record<string, unknown>;
  /** The whole GraphQL answer, including errors of single fields. */
  answer: { data: Record<string, unknown>; errors?: { message: string }[] };
};

/** A request for a page. */
export type PageRequest = {
  /** Path and search. */
  address: string;
  /** Public origin of the site, such as `https://pictures.example`. */
  origin: string;
  /** Executes a persisted operation. Returns the text of the GraphQL answer. */
  ask(id: string, variables: Record<string, unknown>): Promise<string>;
};

/** A rendered page, which the server inserts into the HTML template of the build. */
export type RenderedPage =
  | { kind: "redirect"; location: string }
  | {
      kind: "page";
      /** 200, 404 or 500. */
      status: number;
      /** HTML for the head: title, descriptions, the preload of the largest image. */
      head: string;
      /** HTML of the root element, with the whole content. */
      body: string;
      answers: FirstAnswer[];
      /** Source paths of the chunks that this page needs beside those of every page. */
      programs: string[];
      /** Source path of the chunk that a press on the page's image needs; null if there is none. */
      reach: string | null;
    };

/** URLs of the files of each chunk, by its source path: those it needs at once, and those it loads later. */
export type ProgramFiles = Readonly<
  Record<string, { first: readonly string[]; then: readonly string[] }>
>;

/** The function that the page renderer exports and the server calls. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** Element ids that the sent page and the client share. */
export const pageIds = { root: "root", answers: "first-answers" } as const;

/** The attribute that holds an inline style until a script of the page applies it. */
export const styleAttribute = "data-style";

/** The attribute of the `html` element on a page that comes from a cache and may be outdated. */
export const keptAttribute = "data-kept";

/** The response header that names the build of a page. */
export const buildHeader = "vitrine-build";
