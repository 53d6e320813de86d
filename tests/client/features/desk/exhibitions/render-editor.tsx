import { graphql } from "relay-runtime";
import type { renderEditorQuery } from "../../../../../__generated__/relay/renderEditorQuery.graphql.ts";
import { ExhibitionEditorPage } from "../../../../../src/client/features/desk/exhibitions/ExhibitionEditorPage.tsx";
import { noText, plainText } from "../../../../../src/text/rich-text.ts";
import { renderWithRelay } from "../../../../support/render-with-relay.tsx";

const query = graphql`
  query renderEditorQuery @relay_test_operation {
    viewer {
      ...ExhibitionEditorPage_viewer
      desk {
        exhibition(id: "storms") {
          ...ExhibitionEditorPage_exhibition
        }
      }
    }
  }
`;

/** Returns a text block in the form of a response. */
export function answeredBlock(id: string, text: string, fields: object = {}) {
  return {
    __typename: "TextBlock",
    __isBlock: "TextBlock",
    id,
    position: id,
    isHidden: false,
    version: 1,
    text: text === "" ? noText : plainText(text),
    ...fields,
  };
}

/** The fields of an exhibition in the form of a response. */
export const answeredHead = {
  id: "storms",
  title: "Storms",
  introduction: noText,
  cover: null,
  opensOn: null,
  closesOn: null,
  colours: "SITE",
  typeface: "SANS",
  credits: noText,
  language: "en",
  version: 1,
  change: 5,
  state: "DRAFT",
  publishAt: null,
  slug: "storms",
  hasDraftLink: false,
};

let members = 0;

/** Returns a new member id. Unsaved changes are stored per member and would affect later tests. */
export function newMember(): string {
  members += 1;
  return `member-${members}`;
}

/** Renders the editor of an exhibition with these blocks. Preloads its parts, so that tests need not wait for them. */
export async function renderEditor(blocks: object[], memberId = newMember()) {
  await Promise.all([
    import("../../../../../src/client/features/desk/exhibitions/ExhibitionEditor.tsx"),
    import("../../../../../src/client/features/desk/exhibitions/ConflictDialog.tsx"),
    import("../../../../../src/client/features/desk/exhibitions/text/RichTextField.tsx"),
    import("../../../../../src/client/features/exhibitions/blocks/text/TextBlockForm.tsx"),
  ]);
  const rendered = await renderWithRelay<renderEditorQuery>(
    {
      query,
      render: ({ viewer }) =>
        viewer && (
          <ExhibitionEditorPage viewer={viewer} exhibition={viewer.desk?.exhibition ?? null} />
        ),
    },
    {
      Member: () => ({ id: memberId, role: "OWNER", name: "Ada" }),
      Exhibition: () => ({ ...answeredHead, allBlocks: blocks }),
    },
  );
  await rendered.screen.findByRole("heading", { name: "Blocks" });
  const shown = () =>
    rendered.screen
      .getAllByRole("button", { expanded: false })
      .filter((button) => button.hasAttribute("data-title"))
      .map((button) => button.textContent);
  return { ...rendered, shown };
}
