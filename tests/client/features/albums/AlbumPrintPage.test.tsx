import { act, waitFor } from "@testing-library/react";
import { graphql } from "react-relay";
import { expect, it, vi } from "vitest";
import type { AlbumPrintPageTestQuery } from "../../../../__generated__/relay/AlbumPrintPageTestQuery.graphql.ts";
import { AlbumPrintPage } from "../../../../src/client/features/albums/AlbumPrintPage.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answeredEntry } from "./entries.ts";

const cut = (width: number) => ({ address: `/cut/${width}.jpg`, width, height: width / 2 });
const work = (title: string, creators: object[] = []) => ({
  id: title,
  slug: title,
  recordLanguage: null,
  title,
  creators,
  date: "1851",
});
const detail = answeredEntry("a", {
  view: "a-view",
  path: "/works/storm?region=1,2,3,4",
  caption: "The mast",
  work: work("Storm", [{ name: "Ada Vries" }]),
  cuts: [cut(200), cut(800)],
});
const whole = answeredEntry("b", { path: "/works/calm", work: work("Calm") });

function renderPage(edges: object[], hasNextPage = false) {
  return renderWithRelay<AlbumPrintPageTestQuery>(
    {
      query: graphql`
        query AlbumPrintPageTestQuery @relay_test_operation {
          album(id: "album") {
            ...AlbumPrintPage_album
          }
        }
      `,
      render: ({ album }) => album && <AlbumPrintPage album={album} origin="https://x.org" />,
    },
    {
      Album: () => ({
        id: "album",
        title: "Storms",
        description: "Of the sea",
        entries: {
          change: 1,
          edges: edges.map((node) => ({ node })),
          pageInfo: { hasNextPage, endCursor: "b" },
        },
      }),
    },
  );
}

type Rendered = Awaited<ReturnType<typeof renderPage>>;
/** Returns each printed label: its text, its image, and the URL in its code. */
const printed = ({ screen, container }: Rendered) => {
  expect(screen.getByRole("region", { name: "To be printed" })).toBeDefined();
  return [...container.querySelectorAll("article")].map((each) => ({
    words: each.textContent,
    picture: each.querySelector("img")?.getAttribute("src") ?? null,
    code: each.querySelector("[role=img]")?.getAttribute("aria-label"),
  }));
};

it("AlbumPrintPage: prints worksheets with the largest images, or labels with the smallest", async () => {
  const rendered = await renderPage([detail, whole]);
  const { screen, user } = rendered;
  expect(printed(rendered)).toEqual([
    {
      words: "StormsOf the seaAda VriesStorm, 1851 · detailThe mast",
      picture: "/cut/800.jpg",
      code: "QR code of https://x.org/works/storm?region=1,2,3,4",
    },
    { words: "Calm, 1851", picture: null, code: "QR code of https://x.org/works/calm" },
  ]);
  await user.click(screen.getByRole("radio", { name: /^Labels/ }));
  expect(printed(rendered)).toEqual([
    {
      words: "Ada VriesStorm, 1851 · detailThe mast",
      picture: "/cut/200.jpg",
      code: "QR code of https://x.org/works/storm?region=1,2,3,4",
    },
    { words: "Calm, 1851", picture: null, code: "QR code of https://x.org/works/calm" },
  ]);
  const back = screen.getByRole("link", { name: "Back to the album" });
  expect(back.getAttribute("href")).toBe("/albums/album");
});

it("AlbumPrintPage: prints after all images have loaded or failed", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  const decode = vi.fn<() => Promise<void>>(() => coming);
  HTMLImageElement.prototype.decode = decode;
  const broken = answeredEntry("c", { work: work("Wreck"), cuts: [cut(300)] });
  const { screen, user, container } = await renderPage([detail, broken]);
  decode.mockImplementationOnce(() => Promise.reject(new Error("It is not there.")));
  await user.click(screen.getByRole("button", { name: "Print" }));
  screen.getByText("Preparing the pictures …");
  expect([...container.querySelectorAll("img")].map(({ loading }) => loading)).toEqual([
    "eager",
    "eager",
  ]);
  expect(print).not.toHaveBeenCalled();
  await act(async () => come());
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.queryByText("Preparing the pictures …")).toBeNull();
});

it("AlbumPrintPage: prints a long album only after all its entries have loaded, and shows an error otherwise", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  const rendered = await renderPage([detail], true);
  const { screen, user, environment } = rendered;
  await user.click(screen.getByRole("button", { name: "Print" }));
  expect(print).not.toHaveBeenCalled();
  const entries = {
    change: 2,
    edges: [detail, whole].map((node) => ({ cursor: node.id, node })),
    pageInfo: { hasNextPage: false, endCursor: "b" },
  };
  await waitFor(() => environment.mock.getMostRecentOperation());
  await act(async () =>
    environment.mock.resolveMostRecentOperation({ data: { album: { id: "album", entries } } }),
  );
  expect(printed(rendered)).toHaveLength(2);
  expect(print).toHaveBeenCalledTimes(1);

  rendered.unmount();
  const cutOff = await renderPage([detail], true);
  await waitFor(() => cutOff.environment.mock.getMostRecentOperation());
  await cutOff.fail();
  cutOff.screen.getByText("Not all of the album could be read. Load the page again.");
});
