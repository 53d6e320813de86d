import { expect } from "vitest";
import { toGlobalId } from "../../src/server/graphql/global-id.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import type { Role } from "../../src/server/store/roles.ts";
import { imagesOfWorks } from "../../src/server/store/works.ts";
import { ask } from "./ask.ts";
import { signIn } from "./members.ts";
import { noteMutations } from "./note-operations.ts";
import type { NoteMutation } from "./note-operations.ts";
import type { TestServer } from "./server.ts";
import { imageInput, workInput } from "./work-inputs.ts";

/** A note with the fields that tests read. */
export type SeenNote = {
  id: string;
  version: number;
  text: string;
  tags: string[];
  state: string;
  author: { name: string; member: { id: string; name: string; role: string } | null };
  region: { shape: string; box: unknown; points: unknown[] } | null;
  parent: { id: string } | null;
};

/** Creates a user with a separate browser, without a cookie if `role` is null. */
export async function openNotes({ url, store }: TestServer, role: Role | null, name?: string) {
  const person = role === null ? null : await signIn(store.db, role, name);
  let headers: Record<string, string> = person?.headers ?? {};
  const send = async (query: string, variables: Record<string, unknown> = {}) => {
    const answer = await ask(url, query, { variables, headers });
    const cookie = answer.headers.get("set-cookie")?.split(";", 1)[0];
    if (cookie !== undefined) headers = { cookie };
    return answer;
  };
  const change = async (mutation: NoteMutation, input: Record<string, unknown>) => {
    const { data, errors } = await send(noteMutations[mutation], { input });
    expect(errors).toEqual([]);
    return data?.[mutation] as unknown as Record<string, unknown> & { __typename: string };
  };
  const written = async (mutation: "addNote" | "answerNote", input: Record<string, unknown>) => {
    const result = await change(mutation, input);
    expect(result).toMatchObject({ __typename: "WriteNoteSuccess" });
    return (result as unknown as { noteEdge: { node: SeenNote } }).noteEdge.node;
  };
  return {
    memberId: person?.id ?? null,
    hasCookie: () => headers["cookie"] !== undefined,
    headers: () => headers,
    send,
    change,
    /** Writes a note, with plausible defaults. */
    add: (imageId: string, given: Record<string, unknown> = {}) =>
      written("addNote", { imageId, region: { whole: true }, text: "A boat", ...given }),
    answer: (noteId: string, given: Record<string, unknown> = {}) =>
      written("answerNote", { noteId, text: "A ship", ...given }),
    /** Returns the node of this id if it is visible to the user. */
    node: async (id: string) => {
      const { data, errors } = await send("query ($id: ID!) { node(id: $id) { id } }", { id });
      expect(errors).toEqual([]);
      return data?.["node"] as unknown;
    },
  };
}

export type NotesPerson = Awaited<ReturnType<typeof openNotes>>;

let pictures = 0;

/** Creates a work with an image; returns the image's global id and the work's slug. */
export async function newPicture(
  { store }: TestServer,
  status: "PUBLISHED" | "DRAFT" | "WITHDRAWN" = "PUBLISHED",
): Promise<{ imageId: string; identifier: string; slug: string }> {
  pictures += 1;
  const identifier = `P.${pictures}`;
  const images = [imageInput(`${pictures}`.padStart(32, "0"))];
  const work = workInput({ identifier, title: "Picture", status, images });
  const [applied] = await applyWorks(store.db, [work]);
  const [[image] = []] = await imagesOfWorks(store.db, [applied?.workId ?? ""]);
  const imageId = toGlobalId("Image", image?.id ?? "");
  return { imageId, identifier, slug: `picture-p-${pictures}` };
}
