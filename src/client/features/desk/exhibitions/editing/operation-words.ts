import { blockName } from "../block-content.ts";
import type { InHand, Operation } from "./operations.ts";

const fieldNames: Readonly<Record<string, string>> = {
  title: "the title",
  introduction: "the introduction",
  cover: "the cover",
  opensOn: "the first day",
  closesOn: "the last day",
  colours: "the colours",
  typeface: "the letters",
  credits: "the credits",
  language: "the language",
};

/** Returns the name of an exhibition's field, for use within a sentence. */
export function fieldName(field: string): string {
  return fieldNames[field] ?? field;
}

/** Describes an operation, such as `moving Text “The walls …”`. */
export function operationWords(operation: Operation, { blocks }: InHand): string {
  const nameOf = (id: string) =>
    blockName(blocks.find((block) => block.id === id)?.content ?? null);
  switch (operation.kind) {
    case "add":
    case "restore":
      return `adding ${blockName(operation.block.content)}`;
    case "remove":
      return `removing ${blockName(operation.block.content)}`;
    case "move":
      return `moving ${nameOf(operation.id)}`;
    case "hide":
      return `${operation.isHidden ? "hiding" : "showing"} ${nameOf(operation.id)}`;
    case "write":
      return `writing in ${nameOf(operation.id)}`;
    case "head":
      return `changing ${Object.keys(operation.after).map(fieldName).join(" and ")}`;
  }
}
