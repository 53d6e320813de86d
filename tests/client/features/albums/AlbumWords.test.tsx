import { screen } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { AlbumWordsTestQuery } from "../../../../__generated__/relay/AlbumWordsTestQuery.graphql.ts";
import { AlbumWords } from "../../../../src/client/features/albums/AlbumWords.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answerMutation } from "../live-event.ts";

const album = {
  __typename: "Album",
  id: "a1",
  title: "Storms",
  description: null,
  visibility: "PRIVATE",
  version: 3,
};

const render = () =>
  renderWithRelay<AlbumWordsTestQuery>(
    {
      query: graphql`
        query AlbumWordsTestQuery @relay_test_operation {
          album(id: "a1") {
            ...AlbumWords_album
          }
        }
      `,
      render: ({ album: key }) => key && <AlbumWords album={key} />,
    },
    { Album: () => album },
  );

const field = (name: string) => screen.getByRole<HTMLTextAreaElement>("textbox", { name });

describe("AlbumWords: the texts of an album", () => {
  it("are saved one by one with the current version", async () => {
    const { user, environment, lastAsked } = await render();
    await user.type(field("Title"), " at sea{Enter}");
    expect(lastAsked().variables).toEqual({
      input: { id: "a1", title: "Storms at sea", version: 3 },
    });
    const now = { ...album, title: "Storms at sea", version: 4 };
    await answerMutation(environment, {
      updateAlbum: { __typename: "UpdateAlbumSuccess", album: now },
    });
    await user.type(field("Description"), "Of the North");
    await user.tab();
    expect(lastAsked().variables).toEqual({
      input: { id: "a1", description: "Of the North", version: 4 },
    });
  });

  it("are restored when the title is cleared, and by Escape", async () => {
    const { user, environment } = await render();
    await user.clear(field("Title"));
    await user.tab();
    expect(field("Title").value).toBe("Storms");
    await user.type(field("Title"), "!{Escape}");
    expect(field("Title").value).toBe("Storms");
    expect(environment.mock.getAllOperations()).toEqual([]);
  });

  it("can be chosen after a conflict with another user's text", async () => {
    const { user, environment, lastAsked } = await render();
    await user.type(field("Title"), " at sea{Enter}");
    const theirs = { ...album, title: "Gales", version: 4 };
    await answerMutation(environment, {
      updateAlbum: { __typename: "AlbumConflict", album: theirs },
    });
    screen.getByText("Somebody else has changed this meanwhile. Which is it to be?");
    await user.click(screen.getByRole("button", { name: "Use yours" }));
    expect(lastAsked().variables).toEqual({
      input: { id: "a1", title: "Storms at sea", version: 4 },
    });
  });

  it("are preserved when the server rejects them", async () => {
    const { user, environment } = await render();
    await user.type(field("Description"), "Of the North");
    await user.tab();
    const message = "Only the album's editors can do this.";
    await answerMutation(environment, { updateAlbum: { __typename: "NotAllowed", message } });
    screen.getByText(message);
    expect(field("Description").value).toBe("Of the North");
    await user.click(screen.getByRole("button", { name: "Leave it as it was" }));
    expect(field("Description").value).toBe("");
  });
});
