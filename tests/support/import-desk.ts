import { setTimeout as wait } from "node:timers/promises";
import { openCaller } from "./caller.ts";
import type { Result } from "./caller.ts";

/** The dashboard's data about an import; tests check it with `expect`. */
export type ImportSeen = {
  state: string;
  rowsTotal: number | null;
  rowsDone: number;
  added: number;
  changed: number;
  unchanged: number;
  refused: number;
  isWaiting: boolean;
  problemsPath: string | null;
} & Record<string, unknown>;

/** A curator at the dashboard of a site. */
export type ImportDesk = {
  /** Uploads a file and returns the response. */
  post(name: string, body: BodyInit, into?: string): Promise<Response>;
  /** Uploads a file and returns the upload's id. */
  upload(name: string, text: string, into?: string): Promise<string>;
  /** Starts an import of an upload and returns its id. */
  prepare(upload: string): Promise<string>;
  /** Sends a mutation of an import and returns its result. */
  change(name: string, input: Record<string, unknown>, selection?: string): Promise<Result>;
  get(path: string): Promise<Response>;
  see(id: string): Promise<ImportSeen>;
  /** Waits until an import is neither being read nor applied, and returns it. */
  settled(id: string): Promise<ImportSeen>;
  /** Waits until a condition holds for an import, and returns its counts. */
  until(id: string, holds: (seen: ImportSeen) => boolean): Promise<ImportSeen>;
};

const counts = "state rowsTotal rowsDone added changed unchanged refused isAsking isWaiting";
const fields = `${counts} label found failure notes problemsPath
  choices { newWorks remotePictures recordLanguage }
  reading { encoding delimiter quote sheet headerRow headerRowSureness isRemembered
    columns { number label field mark sample } }
  refusals { count firstRows reason remedy }
  samples { identifier title creators date pictures fields { field value } }
  rows(first: 50) { totalCount edges { node { row identifier title fate message column cell
    changes { field before after } work { title } } } }`;

/** Opens the dashboard of the site at `url` for a user whose requests have `headers`. */
export function openDesk(url: string, headers: Record<string, string>): ImportDesk {
  const caller = openCaller(url, headers);
  const post = (name: string, body: BodyInit, into?: string) =>
    fetch(`${url}/desk/uploads${into === undefined ? "" : `?into=${into}`}`, {
      method: "POST",
      headers: { ...headers, "x-file-name": encodeURIComponent(name) },
      body,
    });
  async function see(id: string, wanted = fields): Promise<ImportSeen> {
    const query = `query ($id: ID!) { node(id: $id) { ... on Import { ${wanted} } } }`;
    const { data, errors } = await caller.send(query, { id });
    const seen = (data as { node: ImportSeen | null } | null)?.node;
    if (!seen) throw new Error(`The import is not there. ${JSON.stringify(errors)}`);
    return seen;
  }
  async function until(id: string, holds: (seen: ImportSeen) => boolean): Promise<ImportSeen> {
    for (;;) {
      const seen = await see(id, counts);
      if (holds(seen)) return seen;
      await wait(20);
    }
  }
  return {
    post,
    async upload(name, text, into) {
      const response = await post(name, text, into);
      const { id = "" } = (await response.json()) as { id?: string };
      return id;
    },
    async prepare(upload) {
      const selection = "... on PrepareImportSuccess { import { id } }";
      const result = await caller.change("prepareImport", { upload }, selection);
      return (result as unknown as { import: { id: string } }).import.id;
    },
    change: (name, input, selection) => caller.change(name, input, selection),
    get: (path) => fetch(url + path, { headers }),
    see: (id) => see(id),
    until,
    async settled(id) {
      await until(id, ({ state }) => state !== "READING" && state !== "RUNNING");
      return see(id);
    },
  };
}
