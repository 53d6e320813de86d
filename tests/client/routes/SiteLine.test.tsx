import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
// Preloads the pages, so that loading them does not count towards a test's timeout.
import "../../../src/client/features/albums/AlbumsPage.tsx";
import { query as deskImportsQuery } from "../../../src/client/routes/desk-imports.lazy.tsx";
import { query as exhibitionDraftQuery } from "../../../src/client/routes/exhibition-draft.lazy.tsx";
import { query as tourQuery } from "../../../src/client/routes/tour.lazy.tsx";
import { openClient } from "../../support/open-client.tsx";

beforeEach(() => {
  window.scrollTo = () => {};
});

const runningImport = { id: "1", label: "works.csv", state: "RUNNING", rowsTotal: 9, rowsDone: 3 };

/** Opens the client while an import is running. */
const open = (at: string) =>
  openClient(at, {
    queries: { deskImportsQuery, exhibitionDraftQuery, tourQuery },
    resolvers: () => ({
      Site: () => ({ id: "site", title: "The Atlas", runningImport }),
      Query: () => ({ draft: null }),
    }),
  });

const line = () => screen.queryByRole("region", { name: "Works being brought in" });

it("SiteLine: shows a running import on a page", async () => {
  await open("/albums");
  expect(line()).not.toBeNull();
});

it("SiteLine: renders nothing on the imports page, which shows progress itself", async () => {
  await open("/desk/imports");
  expect(line()).toBeNull();
});

it("SiteLine: renders nothing on a tour page, whose controls are in its place", async () => {
  await open("/tours/abcd2345");
  expect(line()).toBeNull();
});

it("SiteLine: renders nothing on a draft page, which the editor previews", async () => {
  await open("/exhibitions/draft/1");
  expect(line()).toBeNull();
});
