import { graphql } from "relay-runtime";
import { describe, expect, it } from "vitest";
import type { DeskExhibitionsTestQuery } from "../../../../../__generated__/relay/DeskExhibitionsTestQuery.graphql.ts";
import { DeskExhibitions } from "../../../../../src/client/features/desk/exhibitions/DeskExhibitions.tsx";
import { renderWithRelay } from "../../../../support/render-with-relay.tsx";
import { answerMutation } from "../../live-event.ts";

const query = graphql`
  query DeskExhibitionsTestQuery @relay_test_operation {
    viewer {
      ...DeskExhibitions_viewer
    }
  }
`;

const exhibition = (id: string, fields: object = {}) => ({
  id,
  title: id,
  language: "en",
  state: "DRAFT",
  publishAt: null,
  publishedAt: null,
  updatedAt: "2026-11-21T10:00:00Z",
  blockCount: 2,
  picture: null,
  ...fields,
});

async function renderList(exhibitions: object[]) {
  await import("../../../../../src/client/features/desk/exhibitions/NewExhibition.tsx");
  const rendered = await renderWithRelay<DeskExhibitionsTestQuery>(
    { query, render: ({ viewer }) => viewer && <DeskExhibitions viewer={viewer} /> },
    {
      Desk: () => ({
        exhibitions: {
          edges: exhibitions.map((node) => ({ node })),
          pageInfo: { hasNextPage: false },
        },
      }),
    },
  );
  const titles = () => rendered.screen.queryAllByRole("link").map((link) => link.textContent);
  return { ...rendered, titles };
}

describe("DeskExhibitions: the dashboard's list of exhibitions", () => {
  it("links to each exhibition's editor and shows its status", async () => {
    const { screen, titles } = await renderList([
      exhibition("Storms", { state: "PUBLISHED", publishedAt: "2026-11-20T10:00:00Z" }),
      exhibition("Seas"),
    ]);
    expect(titles()).toEqual(["Storms", "Seas"]);
    const link = screen.getByRole("link", { name: "Storms" });
    expect(link.getAttribute("href")).toBe("/desk/exhibitions/Storms");
    screen.getByText("Published");
    screen.getByText("Draft");
  });

  it("explains exhibitions when the list is empty", async () => {
    const { screen } = await renderList([]);
    screen.getByText(/^None yet\. An exhibition arranges works/);
  });

  it("deletes an exhibition at once, and Undo restores it", async () => {
    const { screen, user, environment, titles, lastAsked } = await renderList([
      exhibition("Storms"),
      exhibition("Seas"),
    ]);
    await user.click(screen.getByRole("button", { name: "Delete Storms" }));
    expect(titles()).toEqual(["Seas"]);
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Exhibitions" }));
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    await answerMutation(environment, {
      deleteExhibition: { __typename: "DeleteExhibitionSuccess", deletedId: "Storms" },
    });
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(lastAsked()).toMatchObject({
      name: "useRestoreExhibitionMutation",
      variables: { input: { id: "Storms" } },
    });
    await answerMutation(environment, {
      restoreExhibition: {
        __typename: "ChangeExhibitionSuccess",
        exhibition: exhibition("Storms"),
      },
    });
    expect(titles()).toEqual(["Storms", "Seas"]);
  });

  it("shows an exhibition again when its deletion is rejected, with the reason", async () => {
    const { screen, user, environment, titles } = await renderList([exhibition("Storms")]);
    await user.click(screen.getByRole("button", { name: "Delete Storms" }));
    await answerMutation(environment, {
      deleteExhibition: { __typename: "NotAllowed", message: "Only curators can." },
    });
    expect(titles()).toEqual(["Storms"]);
    screen.getByText("Only curators can.");
  });

  it("creates a copy and opens it", async () => {
    const { screen, user, environment, router, lastAsked } = await renderList([
      exhibition("Storms"),
    ]);
    await user.click(screen.getByRole("button", { name: "Copy Storms" }));
    expect(lastAsked().variables).toMatchObject({
      input: { copyOf: "Storms", title: "Copy of Storms", isTranslation: false },
    });
    await answerMutation(environment, {
      createExhibition: {
        __typename: "CreateExhibitionSuccess",
        exhibitionEdge: { cursor: "c", node: { __typename: "Exhibition", ...exhibition("Copy") } },
      },
    });
    expect(router.state.location.pathname).toBe("/desk/exhibitions/Copy");
  });

  it("creates a translation in a language other than the original's", async () => {
    const { screen, user, lastAsked } = await renderList([exhibition("Storms")]);
    await user.click(screen.getByRole("button", { name: "Translate Storms" }));
    await user.type(await screen.findByLabelText("Title"), "Stürme");
    const languages = screen.getByLabelText("Language");
    expect([...languages.querySelectorAll("option")].map(({ value }) => value)).not.toContain("en");
    await user.selectOptions(languages, "de");
    await user.click(screen.getByRole("button", { name: "Make it" }));
    expect(lastAsked().variables).toMatchObject({
      input: { title: "Stürme", language: "de", copyOf: "Storms", isTranslation: true },
    });
  });
});
