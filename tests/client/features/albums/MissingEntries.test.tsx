import { screen } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { MissingEntriesTestQuery } from "../../../../__generated__/relay/MissingEntriesTestQuery.graphql.ts";
import { MissingEntries } from "../../../../src/client/features/albums/MissingEntries.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answerMutation } from "../live-event.ts";

const entry = (id: string, caption: string | null = null) => ({
  __typename: "AlbumEntry",
  id,
  caption,
});
const album = {
  id: "a1",
  title: "Storms",
  visibility: "PRIVATE",
  entryCount: 1,
  change: 2,
  owner: { id: "ada", name: "Ada" },
  cover: null,
};
const removed = (missingEntries: object[]) => ({
  removeAlbumEntry: {
    __typename: "RemoveAlbumEntrySuccess",
    album,
    removedEntryId: "e1",
    viewer: { id: "viewer", albumRights: { id: "rights", missingEntries } },
  },
});

const render = (missingEntries: object[]) =>
  renderWithRelay<MissingEntriesTestQuery>(
    {
      query: graphql`
        query MissingEntriesTestQuery @relay_test_operation {
          viewer {
            albumRights(id: "a1") {
              ...MissingEntries_rights
            }
          }
        }
      `,
      render: ({ viewer }) =>
        viewer?.albumRights && <MissingEntries rights={viewer.albumRights} albumId="a1" />,
    },
    { Viewer: () => ({ id: "viewer" }), AlbumRights: () => ({ missingEntries }) },
  );

const press = (name: string) => screen.getByRole("button", { name });
const heading = () => screen.queryByRole("heading", { name: "Not shown any more" });

describe("MissingEntries: unavailable entries of an album", () => {
  it("have no heading when there are none", async () => {
    await render([]);
    expect(heading()).toBeNull();
  });

  it("are named by caption or position, and can be removed", async () => {
    const { user, environment, lastAsked } = await render([entry("e1"), entry("e2", "The gale")]);
    press("Remove The gale from the album");
    await user.click(press("Remove work 1 from the album"));
    expect(lastAsked().variables).toEqual({ input: { id: "e1" }, albumId: "a1" });
    await answerMutation(environment, removed([entry("e2", "The gale")]));
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
    expect(document.activeElement).toBe(heading());
  });

  it("stay with the reason when their removal is rejected", async () => {
    const { user, environment } = await render([entry("e1")]);
    await user.click(press("Remove work 1 from the album"));
    const message = "Only the album's editors can do this.";
    await answerMutation(environment, { removeAlbumEntry: { __typename: "NotAllowed", message } });
    expect(screen.getByRole("status").textContent).toBe(message);
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
  });
});
