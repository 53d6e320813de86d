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

it("too-large: rejects block content that exceeds the request limit in bytes", () => {
  expect(tooLarge(write("a".repeat(200_000)))).toBeNull();
  // Each of these characters takes three bytes.
  const refusal = { problems: { content: expect.stringMatching(/^This block holds too much/) } };
  expect(tooLarge(write("図".repeat(140_000)))).toMatchObject(refusal);
  const { content } = write("a".repeat(500_000)) as Extract<Request, { kind: "write" }>;
  expect(tooLarge({ kind: "add", after: null, content, isHidden: false })).toMatchObject(refusal);
});

it("too-large: reports the longest field when an exhibition's metadata are too large", () => {
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

it("too-large: accepts a request without text", () => {
  expect(tooLarge({ kind: "remove", id: "a" })).toBeNull();
});
