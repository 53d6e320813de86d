import { screen, within } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it, vi } from "vitest";
import type { UndoDialogTestQuery } from "../../../../../__generated__/relay/UndoDialogTestQuery.graphql.ts";
import { UndoDialog } from "../../../../../src/client/features/desk/imports/UndoDialog.tsx";
import { renderWithRelay } from "../../../../support/render-with-relay.tsx";
import { answerMutation } from "../../live-event.ts";
import { someImport } from "./some-import.ts";

const onClose = vi.fn<() => void>();

async function render(preview: object = {}) {
  onClose.mockReset();
  const rendered = await renderWithRelay<UndoDialogTestQuery>(
    {
      query: graphql`
        query UndoDialogTestQuery @relay_test_operation {
          viewer {
            __typename
          }
        }
      `,
      render: () => <UndoDialog id="import-1" label="works.csv" onClose={onClose} />,
    },
    {},
  );
  const answered = { takenOut: 1200, putBack: 34, kept: 0, keptWorks: [], ...preview };
  await answerMutation(rendered.environment, {
    node: { __typename: "Import", id: "import-1", undoPreview: answered },
  });
  return rendered;
}

const dialog = () => within(screen.getByRole("dialog", { name: "Undo works.csv" }));
const edited = {
  kept: 2,
  keptWorks: [{ id: "w1", identifier: "A 1", title: "Ship", fields: ["Title", "Rights"] }],
};

describe("UndoDialog: the dialog that undoes an import", () => {
  it("shows how many works it will remove and restore", async () => {
    await render();
    dialog().getByText("1,200 works will be taken out.");
    dialog().getByText("34 works will be as before.");
    expect(dialog().queryByRole("checkbox")).toBeNull();
  });

  it("offers no undo if nothing is left to undo", async () => {
    await render({ takenOut: 0, putBack: 0 });
    dialog().getByText("Nothing of it is left to be undone.");
    const offered = dialog()
      .getAllByRole("button")
      .map((each) => each.getAttribute("aria-label") ?? each.textContent);
    expect(offered).toEqual(["Close", "Close"]);
  });

  it("starts on confirmation and closes the dialog", async () => {
    const { user, environment, lastAsked } = await render();
    await user.click(dialog().getByRole("button", { name: "Undo the import" }));
    expect(lastAsked().variables).toEqual({ input: { id: "import-1", keepLaterEdits: true } });
    await answerMutation(environment, {
      undoImport: {
        __typename: "UndoImportSuccess",
        import: { __typename: "Import", ...someImport({ state: "DONE" }) },
      },
    });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("shows later edits, which it retains unless the checkbox is ticked", async () => {
    const { user, lastAsked } = await render(edited);
    dialog().getByText("2 works were edited since. What was edited stays.");
    dialog().getByText("Title, Rights");
    dialog().getByText("And 1 more.");
    await user.click(dialog().getByRole("checkbox"));
    dialog().getByText("2 works were edited since. These edits are undone too.");
    await user.click(dialog().getByRole("button", { name: "Undo the import" }));
    expect(lastAsked().variables).toEqual({ input: { id: "import-1", keepLaterEdits: false } });
  });

  it("stays open and shows why the server rejected it", async () => {
    const { user, environment } = await render();
    await user.click(dialog().getByRole("button", { name: "Undo the import" }));
    const message = "It is being brought in. Pause it first.";
    await answerMutation(environment, {
      undoImport: { __typename: "InvalidInput", problems: [{ field: "id", message }] },
    });
    dialog().getByText(message);
    expect(onClose).not.toHaveBeenCalled();
  });

  it("closes without a mutation when the user chooses to keep the import", async () => {
    const { user, environment } = await render();
    await user.click(dialog().getByRole("button", { name: "Keep it" }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(environment.mock.getAllOperations()).toEqual([]);
  });
});
