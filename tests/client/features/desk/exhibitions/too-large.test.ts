import { expect, it } from "vitest";
import type { Request } from "../../../../../src/client/features/desk/exhibitions/editing/sending.ts";
import { tooLarge } from "../../../../../src/client/features/desk/exhibitions/editing/too-large.ts";
import { plainText } from "../../../../../src/text/rich-text.ts";

const write = (words: string): Request => ({
  kind: "write",
  id: "a",
  version: 1,
  content: { text: { text: plainText(words) } },
});

it("too-large: what a block may hold is sent, and what the server would not even read is refused at the block", () => {
  expect(tooLarge(write("a".repeat(200_000)))).toBeNull();
  // Each of these is three bytes long.
  const refusal = { problems: { content: expect.stringMatching(/^This block holds too much/) } };
  expect(tooLarge(write("図".repeat(140_000)))).toMatchObject(refusal);
  const { content } = write("a".repeat(500_000)) as Extract<Request, { kind: "write" }>;
  expect(tooLarge({ kind: "add", after: null, content, isHidden: false })).toMatchObject(refusal);
});

it("too-large: of what an exhibition says of itself the longest field is named", () => {
  const head = (words: string): Request => ({
    kind: "head",
    version: 1,
    fields: { title: "Poles", introduction: plainText(words), credits: plainText("Ada") },
  });
  expect(tooLarge(head("short"))).toBeNull();
  expect(tooLarge(head("a".repeat(500_000)))?.problems).toEqual({
    introduction: "This is too much to be kept. Shorten it.",
  });
});

it("too-large: what carries no words is always sent", () => {
  expect(tooLarge({ kind: "remove", id: "a" })).toBeNull();
});
