import type { Person } from "./album-people.ts";

const problems = "... on InvalidInput { problems { field message } } ... on NotAllowed { message }";
const ownProblems = "... on InvalidInput { problems { field message } }";
const album = "album { id title description visibility version change }";
const albumEdge = "albumEdge { cursor node { id title description visibility version change } }";
const entry = "id position view caption version work { id }";
const entryEdge = `entryEdge { cursor node { ${entry} } }`;
const addition = `{ album { id change } ${entryEdge} }`;

/** Selections of the album mutations, by name. */
const asked = {
  createAlbum: `... on CreateAlbumSuccess { ${albumEdge} } ${ownProblems}`,
  updateAlbum: `... on UpdateAlbumSuccess { ${album} } ... on AlbumConflict { ${album} } ${problems}`,
  deleteAlbum: `... on DeleteAlbumSuccess { deletedId } ${problems}`,
  restoreAlbum: `... on RestoreAlbumSuccess { ${albumEdge} } ${ownProblems}`,
  copyAlbum: `... on CopyAlbumSuccess { ${albumEdge} } ${ownProblems}`,
  addToAlbums: `... on AddToAlbumsSuccess { added ${addition} alreadyIn ${addition} full { album { id } message } } ${problems}`,
  removeAlbumEntry: `... on RemoveAlbumEntrySuccess { ${album} removedEntryId } ${problems}`,
  restoreAlbumEntry: `... on RestoreAlbumEntrySuccess { ${album} ${entryEdge} } ${problems}`,
  moveAlbumEntry: `... on MoveAlbumEntrySuccess { ${album} ${entryEdge} } ${problems}`,
  captionAlbumEntry: `... on CaptionAlbumEntrySuccess { ${album} entry { ${entry} } }
    ... on AlbumEntryConflict { entry { ${entry} } } ${problems}`,
  makeEditLink: `... on MakeEditLinkSuccess { ${album} key } ${problems}`,
  closeEditLink: `... on CloseEditLinkSuccess { ${album} } ${problems}`,
  openEditLink: `... on OpenEditLinkSuccess { ${album} } ${ownProblems}`,
};

export type AlbumMutation = keyof typeof asked;
export const albumMutations = Object.keys(asked) as AlbumMutation[];

/** The response of any of them; `__typename` determines which fields it has. */
export type AlbumAnswer = {
  __typename: string;
  album: AlbumTold;
  albumEdge: { cursor: string; node: AlbumTold };
  entry: EntryTold;
  entryEdge: { cursor: string; node: EntryTold };
  added: AdditionTold[];
  alreadyIn: AdditionTold[];
  full: { album: { id: string }; message: string }[];
  key: string;
  removedEntryId: string;
  problems: { field: string; message: string }[];
  message: string;
};

type AdditionTold = {
  album: { id: string; change: number };
  entryEdge: { node: EntryTold };
};
export type AlbumTold = {
  id: string;
  title: string;
  description: string | null;
  visibility: string;
  version: number;
  change: number;
};
export type EntryTold = {
  id: string;
  position: string;
  view: string | null;
  caption: string | null;
  version: number;
  work: { id: string } | null;
};

/** Returns the text of an album mutation. */
export function textOf(name: AlbumMutation): string {
  const input = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  return `mutation ($input: ${input}!) { ${name}(input: $input) { __typename ${asked[name]} } }`;
}

/** Sends an album mutation as `person`. */
export async function change(
  person: Person,
  name: AlbumMutation,
  input: Record<string, unknown>,
): Promise<AlbumAnswer> {
  const data = await person.read<Record<string, AlbumAnswer>>(textOf(name), { input });
  const answer = data[name];
  if (!answer) throw new Error(`${name} was not answered.`);
  return answer;
}

/** Creates an album as `person`; returns its global id. */
export async function newAlbum(
  person: Person,
  input: Record<string, unknown> = {},
): Promise<string> {
  const { albumEdge: made } = await change(person, "createAlbum", { title: "Storms", ...input });
  return made.node.id;
}

/** Adds a work, or a detail of it, to an album as `person`; returns the entry's global id. */
export async function newEntry(
  person: Person,
  albumId: string,
  workId: string,
  more: Record<string, unknown> = {},
): Promise<string> {
  const input = { albumIds: [albumId], workId, ...more };
  const { added } = await change(person, "addToAlbums", input);
  const [first] = added;
  if (!first) throw new Error("Nothing was added.");
  return first.entryEdge.node.id;
}
