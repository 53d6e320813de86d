import { act, waitFor } from "@testing-library/react";
import { graphql } from "react-relay";
import { MockPayloadGenerator } from "relay-test-utils";
import type { renderAlbumQuery } from "../../../../__generated__/relay/renderAlbumQuery.graphql.ts";
// Preloads lazy parts, so that loading them does not count towards a test's timeout.
import "../../../../src/client/features/albums/AlbumEditor.tsx";
import "../../../../src/client/features/albums/AlbumGone.tsx";
import "../../../../src/client/features/albums/AlbumToolsPart.tsx";
import "../../../../src/client/features/albums/EditLinkOpener.tsx";
import "../../../../src/client/features/albums/ShareDialog.tsx";
import "../../../../src/client/features/tours/StartTour.tsx";
import { AlbumPage } from "../../../../src/client/features/albums/AlbumPage.tsx";
import "../../../../src/client/features/parts/LateNotice.tsx";
import { LateRefusalPart } from "../../../../src/client/features/parts/LateRefusalPart.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answeredEntry } from "./entries.ts";

/** An album in the form of a response. */
export const album = {
  __typename: "Album",
  id: "album",
  title: "Storms",
  description: "Of the sea",
};
/** Returns its entries as a page of a connection. */
export const connection = (ids: string[], change = 5, image: object | null = null) => ({
  change,
  edges: ids.map((id) => ({ cursor: id, node: answeredEntry(id, { image }) })),
  pageInfo: { hasNextPage: false, endCursor: null },
});

type Looking = {
  mayEdit?: boolean;
  role?: string;
  visibility?: string;
  image?: object | null;
  missingEntries?: readonly object[];
  /** Whether the query for the viewer's permissions has no response yet. */
  isCut?: boolean;
  /** Key of the edit link that the user opened. */
  linkKey?: string;
};

/** Renders an album's page with these entries for a viewer. */
export async function renderAlbum(ids: string[], looking: Looking = {}) {
  const { mayEdit = true, role, visibility = "PRIVATE", image = null } = looking;
  const { missingEntries = [], isCut = false, linkKey = "" } = looking;
  const rendered = await renderWithRelay<renderAlbumQuery>(
    {
      query: graphql`
        query renderAlbumQuery @relay_test_operation {
          album(id: "album") {
            ...AlbumPage_album
          }
        }
      `,
      render: ({ album: key }) =>
        key && (
          <>
            <AlbumPage album={key} linkKey={linkKey} />
            <LateRefusalPart />
          </>
        ),
    },
    {
      Album: () => ({
        ...album,
        visibility,
        version: 1,
        entryCount: ids.length,
        owner: { name: "Ada" },
        cover: null,
        entries: connection(ids, 5, image),
      }),
    },
  );
  const { environment } = rendered;
  const asked = (name: string) =>
    environment.mock.findOperation(({ request }) => request.node.params.name === name);
  await waitFor(() => asked("AlbumToolsPartQuery"));
  const answerRights = () =>
    act(async () =>
      environment.mock.resolve(
        asked("AlbumToolsPartQuery"),
        MockPayloadGenerator.generate(asked("AlbumToolsPartQuery"), {
          Viewer: () => ({ id: "viewer", account: role ? { member: { role } } : null }),
          AlbumRights: () => ({
            isOwner: mayEdit,
            mayEdit,
            hasEditLink: false,
            editorCount: 0,
            missingEntries,
          }),
        }),
      ),
    );
  if (!isCut) await answerRights();
  return {
    ...rendered,
    asked,
    answerRights,
    titles: () =>
      [...rendered.container.querySelectorAll("li cite")].map(({ textContent }) => textContent),
    /** Sends an event of the album, as the server does. */
    tell: (event: Record<string, unknown>) =>
      act(async () =>
        environment.mock.nextValue(asked("useAlbumSubscription"), {
          data: {
            albumChanged: {
              album: {
                ...album,
                visibility: "PRIVATE",
                version: 1,
                entryCount: 0,
                owner: { id: "ada", name: "Ada" },
                cover: null,
              },
              entries: [],
              removedEntryIds: [],
              viewer: { id: "viewer", albumRights: null },
              ...event,
            },
          },
        }),
      ),
  };
}
