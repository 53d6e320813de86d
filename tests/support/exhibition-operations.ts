import { toGlobalId } from "../../src/server/graphql/global-id.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { imagesOfWorks } from "../../src/server/store/works.ts";
import { plainText } from "../../src/text/rich-text.ts";
import type { Person } from "./album-people.ts";
import type { TestServer } from "./server.ts";
import { imageInput, workInput } from "./work-inputs.ts";

/** Selections of a block of any type. */
export const blockFields = `__typename ... on Block { id position isHidden version }
  ... on TextBlock { text }
  ... on PictureBlock { view { ...Seen } caption width }
  ... on CarouselBlock { label slides { key view { ...Seen } caption } }
  ... on ZoomStoryBlock { storyTitle: title steps { key view { ...Seen } title text } }
  ... on ComparisonBlock { first { ...Seen } second { ...Seen } arrangement caption }
  ... on WorkListBlock { listTitle: title query { search order filter { types } } chosenIds works { title } workCount }
  ... on QuotationBlock { words source quoted: address quotedIn: language }
  ... on SeparatorBlock { look }
  ... on VideoBlock { address videoTitle: title poster { ...Seen } transcript }`;

/** The fragment that queries of blocks require. */
export const seenFragment = `fragment Seen on TakenView { workId imageId place width height frame view path isDoubtful
  work { title } image { id } cuts { address } }`;

const problems = "... on InvalidInput { problems { field message } } ... on NotAllowed { message }";
const exhibition = "exhibition { id slug title state version change publishAt }";
const block = `block { ${blockFields} }`;

/** Selections of the mutations, by name. */
const asked = {
  createExhibition:
    "... on CreateExhibitionSuccess { exhibitionEdge { node { id slug title language } } }",
  editExhibition: `... on ChangeExhibitionSuccess { ${exhibition} } ... on ExhibitionConflict { ${exhibition} }`,
  publishExhibition: `... on ChangeExhibitionSuccess { ${exhibition} }`,
  withdrawExhibition: `... on ChangeExhibitionSuccess { ${exhibition} }`,
  deleteExhibition: "... on DeleteExhibitionSuccess { deletedId }",
  restoreExhibition: `... on ChangeExhibitionSuccess { ${exhibition} }`,
  makeDraftLink: `... on MakeDraftLinkSuccess { key ${exhibition} }`,
  closeDraftLink: `... on ChangeExhibitionSuccess { ${exhibition} }`,
  putBackExhibition: `... on ChangeExhibitionSuccess { ${exhibition} }`,
  addBlock: `... on ChangeBlockSuccess { ${exhibition} ${block} }`,
  writeBlock: `... on ChangeBlockSuccess { ${exhibition} ${block} } ... on BlockConflict { ${block} by { name } }`,
  moveBlock: `... on ChangeBlockSuccess { ${exhibition} ${block} }`,
  hideBlock: `... on ChangeBlockSuccess { ${exhibition} ${block} }`,
  removeBlock: `... on RemoveBlockSuccess { ${exhibition} removedBlockId }`,
  restoreBlock: `... on ChangeBlockSuccess { ${exhibition} ${block} }`,
};

const inputs: Record<string, string> = {
  withdrawExhibition: "ExhibitionInput",
  deleteExhibition: "ExhibitionInput",
  restoreExhibition: "ExhibitionInput",
  makeDraftLink: "ExhibitionInput",
  closeDraftLink: "ExhibitionInput",
  removeBlock: "BlockInput",
};

export type ExhibitionMutation = keyof typeof asked;

/** The response of any of them; `__typename` determines which fields it has. */
export type ExhibitionAnswer = {
  __typename: string;
  exhibition: {
    id: string;
    slug: string;
    title: string;
    state: string;
    version: number;
    change: number;
  };
  exhibitionEdge: { node: { id: string; slug: string; title: string; language: string } };
  block: { __typename: string; id: string; version: number } & Record<string, unknown>;
  key: string;
  by: { name: string } | null;
  problems: { field: string; message: string }[];
};

/** Sends a mutation of exhibitions as `person`. */
export async function change(
  person: Person,
  name: ExhibitionMutation,
  input: Record<string, unknown>,
): Promise<ExhibitionAnswer> {
  const type = inputs[name] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const fragment = asked[name].includes("...Seen") ? seenFragment : "";
  const text = `mutation ($input: ${type}!) { result: ${name}(input: $input) { __typename ${asked[name]} ${problems} } } ${fragment}`;
  return (await person.read<{ result: ExhibitionAnswer }>(text, { input })).result;
}

/** Creates an exhibition as `person`; returns its global id. */
export async function newExhibition(person: Person, title = "Maps of the poles"): Promise<string> {
  return (await change(person, "createExhibition", { title })).exhibitionEdge.node.id;
}

/** Adds a text block as `person`, after another block or first; returns its global id. */
export async function newText(
  person: Person,
  exhibitionId: string,
  words: string,
  after: string | null = null,
): Promise<string> {
  const content = { text: { text: plainText(words) } };
  return (await change(person, "addBlock", { exhibitionId, after, content })).block.id;
}

/** A view of a whole image of 4,000 by 3,000 pixels, as clients send it. */
export type Taken = {
  workId: string;
  imageId: string;
  place: number;
  width: number;
  height: number;
  frame: string;
};

/** Adds works with one image each to a site; returns views of the images. */
export async function pictured(
  { store: { db } }: Pick<TestServer, "store">,
  identifiers: string[],
): Promise<Taken[]> {
  const works = identifiers.map((identifier) =>
    workInput({ identifier, images: [imageInput(identifier.padEnd(64, "0"))] }),
  );
  const ids = (await applyWorks(db, works)).map(({ workId }) => workId);
  const images = await imagesOfWorks(db, ids);
  return ids.map((id, at) => ({
    workId: toGlobalId("Work", id),
    imageId: toGlobalId("Image", images[at]?.[0]?.id ?? ""),
    place: 0,
    width: 4000,
    height: 3000,
    frame: "full 0",
  }));
}
