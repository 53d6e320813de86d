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
  it("shows each by its picture, if it has one, with its title and what it is about", async () => {
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

  it("is read as each of them is written, with what the site says of it in English", async () => {
    const { screen } = await show([edge("poles", { language: "ar", opensOn: "2026-01-01" })]);
    expect(screen.getByRole("link")).toMatchObject({ lang: "ar", dir: "rtl" });
    expect(screen.getByText(/2026/)).toMatchObject({ lang: "en" });
  });

  it("says that there are none, and where to go", async () => {
    const { screen } = await show([]);
    screen.getByRole("heading", { name: "There are no exhibitions yet" });
    expect(screen.getByRole("link", { name: "Browse all works" }).getAttribute("href")).toBe(
      "/works",
    );
  });

  it("goes on when asked to", async () => {
    const { screen, user, lastAsked } = await show([edge("poles")], true);
    await user.click(screen.getByRole("button", { name: "More exhibitions" }));
    expect(lastAsked()).toMatchObject({
      name: "ExhibitionsPagePaginationQuery",
      variables: { count: 24, cursor: "end" },
    });
  });
});
