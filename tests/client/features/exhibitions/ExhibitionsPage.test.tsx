import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { ExhibitionsPageTestQuery } from "../../../../__generated__/relay/ExhibitionsPageTestQuery.graphql.ts";
import { ExhibitionsPage } from "../../../../src/client/features/exhibitions/ExhibitionsPage.tsx";
import { noText, plainText } from "../../../../src/text/rich-text.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answeredView } from "./taken-views.ts";

const edge = (name: string, over: object = {}) => ({
  cursor: name,
  node: {
    id: name,
    slug: name,
    title: name.toUpperCase(),
    introduction: noText,
    language: "en",
    opensOn: null,
    closesOn: null,
    colours: "SITE",
    picture: null,
    ...over,
  },
});

const show = (edges: object[], hasNextPage = false) =>
  renderWithRelay<ExhibitionsPageTestQuery>(
    {
      query: graphql`
        query ExhibitionsPageTestQuery @relay_test_operation {
          ...ExhibitionsPage_query
        }
      `,
      render: (query) => <ExhibitionsPage query={query} />,
    },
    {
      ExhibitionConnection: () => ({ edges, pageInfo: { hasNextPage, endCursor: "end" } }),
    },
  );

describe("ExhibitionsPage: the list of exhibitions", () => {
  it("shows each exhibition with its title, introduction and optional image", async () => {
    const poles = { introduction: plainText("Of ice."), picture: answeredView("x") };
    const { screen, container } = await show([edge("poles", poles), edge("seas")]);
    const links = screen.getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/exhibitions/poles",
      "/exhibitions/seas",
    ]);
    expect(links[0]?.textContent).toBe("POLESOf ice.");
    expect(container.querySelectorAll("img")).toHaveLength(1);
    expect(container.querySelectorAll(".exhibition-wall")).toHaveLength(1);
  });

  it("sets language and direction of each exhibition, but leaves dates in English", async () => {
    const { screen } = await show([edge("poles", { language: "ar", opensOn: "2026-01-01" })]);
    expect(screen.getByRole("link")).toMatchObject({ lang: "ar", dir: "rtl" });
    expect(screen.getByText(/2026/)).toMatchObject({ lang: "en" });
  });

  it("shows a message and a link to all works if there are no exhibitions", async () => {
    const { screen } = await show([]);
    screen.getByRole("heading", { name: "There are no exhibitions yet" });
    expect(screen.getByRole("link", { name: "Browse all works" }).getAttribute("href")).toBe(
      "/works",
    );
  });

  it("loads more exhibitions on request", async () => {
    const { screen, user, lastAsked, answer } = await show([edge("poles")], true);
    await user.click(screen.getByRole("button", { name: "More exhibitions" }));
    expect(lastAsked()).toMatchObject({
      name: "ExhibitionsPagePaginationQuery",
      variables: { count: 24, cursor: "end" },
    });
    await answer({
      ExhibitionConnection: () => ({ edges: [edge("seas")], pageInfo: { hasNextPage: false } }),
    });
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["POLES", "SEAS"]);
    expect(screen.queryByRole("button", { name: "More exhibitions" })).toBeNull();
  });
});
