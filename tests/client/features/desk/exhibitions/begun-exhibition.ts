import type { BlockContentInput } from "../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import { plainText, wordsOf } from "../../../../../src/text/rich-text.ts";
import { editorOf, FakeExhibition } from "./fake-exhibition.ts";

/** Returns the content of a block with these paragraphs. */
export const words = (...paragraphs: string[]): BlockContentInput => ({
  text: { text: plainText(...paragraphs) },
});
/** Returns the plain text of a text block. */
export const said = (content: BlockContentInput | null) =>
  content?.text ? wordsOf(content.text.text) : "";

/** Opens an exhibition of these texts in an editor. */
export function begin(...texts: string[]) {
  const server = new FakeExhibition(texts.map((text) => words(text)));
  const editor = editorOf(server);
  const shown = () => editor.desk.view.blocks.map(({ content }) => said(content));
  const kept = () => server.blocks.map(({ content }) => said(content));
  const saveAll = () => {
    editor.desk.settle();
    while (!editor.isQuiet()) {
      editor.reach();
      editor.hearAnswer();
      editor.hearEvent();
    }
  };
  return { server, ...editor, shown, kept, saveAll };
}
