import { graphql } from "react-relay";
import { afterEach, describe, expect, it } from "vitest";
import type { ShareDialogTestQuery } from "../../../../__generated__/relay/ShareDialogTestQuery.graphql.ts";
import {
  endSignIn,
  signInReason,
} from "../../../../src/client/features/accounts/sign-in-request.ts";
import { ShareDialog } from "../../../../src/client/features/albums/ShareDialog.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answerMutation } from "../live-event.ts";

afterEach(endSignIn);

const album = { id: "album", title: "Storms", description: null, version: 1 };
const rights = (hasEditLink: boolean, editorCount = 0) => ({
  viewer: { __typename: "Viewer", id: "viewer", albumRights: { hasEditLink, editorCount } },
});

const open = ({ isMember = true, hasEditLink = false } = {}) =>
  renderWithRelay<ShareDialogTestQuery>(
    {
      query: graphql`
        query ShareDialogTestQuery @relay_test_operation {
          album(id: "album") {
            ...ShareDialog_album
          }
          viewer {
            albumRights(id: "album") {
              ...ShareDialog_rights
            }
          }
        }
      `,
      render: ({ album: key, viewer }) =>
        key &&
        viewer?.albumRights && (
          <ShareDialog
            album={key}
            rights={viewer.albumRights}
            isMember={isMember}
            onClose={() => {}}
          />
        ),
    },
    {
      Album: () => ({ ...album, visibility: "PRIVATE" }),
      Viewer: () => ({ id: "viewer" }),
      AlbumRights: () => ({ hasEditLink, editorCount: 2 }),
    },
  );

describe("ShareDialog: sharing an album", () => {
  it("shows the URL of a shared album, and hides it when the change is rejected", async () => {
    const { screen, user, environment, lastAsked } = await open();
    screen.getByLabelText(/^Public.*listed once it has works/);
    expect(screen.queryByText(/\/albums\/album$/)).toBeNull();
    await user.click(screen.getByLabelText(/^By link/));
    expect(lastAsked().variables).toEqual({
      input: { id: "album", version: 1, visibility: "LINK" },
    });
    screen.getByText(/\/albums\/album$/);
    await answerMutation(environment, {
      updateAlbum: { __typename: "NotAllowed", message: "Only the album's owner can do this." },
    });
    expect(screen.queryByText(/\/albums\/album$/)).toBeNull();
    screen.getByText("Only the album's owner can do this.");
  });

  it("asks again only when another user has changed the visibility", async () => {
    const { screen, user, environment, lastAsked } = await open();
    await user.click(screen.getByLabelText(/^By link/));
    const conflict = (more: object) => ({
      updateAlbum: { __typename: "AlbumConflict", album: { ...album, ...more } },
    });
    await answerMutation(
      environment,
      conflict({ title: "Calms", visibility: "PRIVATE", version: 2 }),
    );
    expect(lastAsked().variables).toEqual({
      input: { id: "album", version: 2, visibility: "LINK" },
    });
    await answerMutation(environment, conflict({ visibility: "PUBLIC", version: 3 }));
    screen.getByText("Somebody else has just changed this. Choose again.");
  });

  it("asks anonymous users to sign in before an album becomes public", async () => {
    const { screen, user, environment } = await open({ isMember: false });
    await user.click(screen.getByLabelText(/^Public/));
    expect(signInReason()).toEqual({ sentence: "Sign in to make an album public." });
    expect(environment.mock.getAllOperations()).toEqual([]);
  });

  it("shows a new edit link, shows that nobody has opened it, and closes it", async () => {
    const { screen, user, environment } = await open();
    await user.click(screen.getByRole("button", { name: "Make an edit link" }));
    await answerMutation(environment, {
      makeEditLink: { __typename: "MakeEditLinkSuccess", key: "secret", ...rights(true) },
    });
    screen.getByText(/\/albums\/album#secret$/);
    screen.getByText(/Nobody has opened it yet/);
    await user.click(screen.getByRole("button", { name: "Close the link" }));
    await answerMutation(environment, {
      closeEditLink: { __typename: "CloseEditLinkSuccess", ...rights(false) },
    });
    expect(screen.queryByText(/#secret$/)).toBeNull();
    screen.getByRole("button", { name: "Make an edit link" });
  });

  it("does not show an edit link created earlier", async () => {
    const { screen } = await open({ hasEditLink: true });
    screen.getByText(/2 people have opened it/);
    expect(screen.queryByText(/#/)).toBeNull();
  });
});
