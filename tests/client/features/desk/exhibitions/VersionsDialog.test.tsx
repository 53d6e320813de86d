import { graphql } from "relay-runtime";
import { describe, expect, it, vi } from "vitest";
import type { VersionsDialogTestQuery } from "../../../../../__generated__/relay/VersionsDialogTestQuery.graphql.ts";
import { VersionsDialog } from "../../../../../src/client/features/desk/exhibitions/VersionsDialog.tsx";
import { renderWithRelay } from "../../../../support/render-with-relay.tsx";
import { answerMutation } from "../../live-event.ts";

const version = (number: number, blockCount: number) => ({
  number,
  at: "2026-11-21T10:00:00Z",
  title: `Storms ${number}`,
  blockCount,
  by: { name: "Grace" },
});

async function renderVersions() {
  const onPutBack = vi.fn<(number: number) => void>();
  const rendered = await renderWithRelay<VersionsDialogTestQuery>(
    {
      query: graphql`
        query VersionsDialogTestQuery @relay_test_operation {
          site {
            __typename
          }
        }
      `,
      render: () => (
        <VersionsDialog exhibitionId="storms" onPutBack={onPutBack} onClose={vi.fn()} />
      ),
    },
    { Site: () => ({ id: "site" }) },
  );
  const list = (...versions: object[]) =>
    rendered.answer({ Exhibition: () => ({ id: "storms", versions }) });
  return { ...rendered, list, onPutBack };
}

describe("VersionsDialog: the versions of an exhibition", () => {
  it("lists versions with their authors, shows their text, and restores one", async () => {
    const { screen, user, list, answer, lastAsked, environment, onPutBack } =
      await renderVersions();
    await list(version(2, 1), version(1, 3));
    screen.getByText("“Storms 2”, 1 block");
    screen.getByText("“Storms 1”, 3 blocks");
    expect(screen.getAllByText(/, Grace$/)).toHaveLength(2);
    const look = screen.getByRole("button", { name: "Look at version 1" });
    await user.click(look);
    expect(look.getAttribute("aria-expanded")).toBe("true");
    await answer({
      Exhibition: () => ({
        id: "storms",
        versionText: {
          introduction: "Of the sea",
          blocks: [{ type: "ZoomStoryBlock", words: "A closer look", isHidden: true }],
        },
      }),
    });
    screen.getByText("Of the sea");
    screen.getByText("Zoom story, hidden");
    await user.click(screen.getByRole("button", { name: "Go back to version 1" }));
    expect(lastAsked().variables).toEqual({ input: { id: "storms", number: 1 } });
    expect(onPutBack).not.toHaveBeenCalled();
    await answerMutation(environment, {
      putBackExhibition: {
        __typename: "ChangeExhibitionSuccess",
        exhibition: {
          id: "storms",
          slug: "storms",
          state: "DRAFT",
          publishAt: null,
          hasDraftLink: false,
        },
      },
    });
    expect(onPutBack).toHaveBeenCalledWith(1);
  });

  it("shows why a version cannot be restored", async () => {
    const { screen, user, list, environment, onPutBack } = await renderVersions();
    await list(version(1, 3));
    await user.click(screen.getByRole("button", { name: "Go back to version 1" }));
    await answerMutation(environment, {
      putBackExhibition: { __typename: "NotAllowed", message: "Only curators can." },
    });
    screen.getByText("Only curators can.");
    expect(onPutBack).not.toHaveBeenCalled();
  });

  it("shows a message when there are no versions", async () => {
    const { screen, list } = await renderVersions();
    await list();
    screen.getByText(/^None yet: a version is kept/);
  });

  it("shows an error when loading fails, and retries on request", async () => {
    const { screen, user, fail, list } = await renderVersions();
    await fail();
    await user.click(screen.getByRole("button", { name: /again/i }));
    await list(version(1, 0));
    screen.getByText("“Storms 1”, 0 blocks");
  });
});
