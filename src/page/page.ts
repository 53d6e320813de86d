/** An answer the server had ready when it sent the page. */
export type FirstAnswer = {
  /** The persisted operation's id. */
  id: string;
  variables: Record<string, unknown>;
  /** The whole GraphQL answer, errors of single fields included. */
  answer: { data: Record<string, unknown>; errors?: { message: string }[] };
};

/** A page somebody asked for. */
export type PageRequest = {
  /** Path and search. */
  address: string;
  /** Origin people reach the site by, such as `https://pictures.example`. */
  origin: string;
  /** Answers a persisted operation with the text of the GraphQL answer. */
  ask(id: string, variables: Record<string, unknown>): Promise<string>;
};

/** A page as text, to be put into the frame that the build made. */
export type RenderedPage =
  | { kind: "redirect"; location: string }
  | {
      kind: "page";
      /** 200, 404 or 500. */
      status: number;
      /** Elements for the head: title, descriptions, the largest picture's preload. */
      head: string;
      /** The element with everything that is shown. */
      body: string;
      answers: FirstAnswer[];
      /** Sources of the parts of the program that this page needs besides what every page needs. */
      programs: string[];
      /** The source of the part that a press on the page's picture needs besides; null for none. */
      reach: string | null;
    };

/** Addresses of the files that parts of the program need, by the part's source: at once, and for what they load then. */
export type ProgramFiles = Readonly<
  Record<string, { first: readonly string[]; then: readonly string[] }>
>;

/** What the program that renders pages exports, and the server calls. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** Ids of elements by which the sent page and the program know each other. */
export const pageIds = { root: "root", answers: "first-answers" } as const;

/** The attribute that holds an inline style until the program puts it in place. */
export const styleAttribute = "data-style";

/** The attribute of the document's element on a page that was kept, and so may be out of date. */
export const keptAttribute = "data-kept";

/** The header that names the build a page belongs to. */
export const buildHeader = "vitrine-build";
