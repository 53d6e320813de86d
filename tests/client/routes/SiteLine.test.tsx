import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
// What the pages load is loaded here, not within a test's time.
import "../../../src/client/features/albums/AlbumsPage.tsx";
import { query as deskImportsQuery } from "../../../src/client/routes/desk-imports.lazy.tsx";
import { query as exhibitionDraftQuery } from "../../../src/client/routes/exhibition-draft.lazy.tsx";
import { query as tourQuery } from "../../../src/client/routes/tour.lazy.tsx";
import { openClient } from "../../support/open-client.tsx";

beforeEach(() => {
  window.scrollTo = () => {};
});

const runningImport = { id: "1", label: "works.csv", state: "RUNNING", rowsTotal: 9, rowsDone: 3 };

/** Opens the client while an import runs. */
const open = (at: string) =>
  openClient(at, {
    queries: { deskImportsQuery, exhibitionDraftQuery, tourQuery },
    resolvers: () => ({
      Site: () => ({ id: "site", title: "The Atlas", runningImport }),
      Query: () => ({ draft: null }),
    }),
  });

const line = () => screen.queryByRole("region", { name: "Works being brought in" });

it("SiteLine: shows on a page how far an import is", async () => {
  await open("/albums");
  expect(line()).not.toBeNull();
});

it("SiteLine: shows nothing on the page of imports, which has progress of its own", async () => {
  await open("/desk/imports");
  expect(line()).toBeNull();
});

it("SiteLine: shows nothing over a tour, whose controls are in its place", async () => {
  await open("/tours/abcd2345");
  expect(line()).toBeNull();
});

it("SiteLine: shows nothing on a draft, which its editor shows in a preview", async () => {
  await open("/exhibitions/draft/1");
  expect(line()).toBeNull();
});
