import { expect, it } from "vitest";
import { renderPage } from "../../../src/client/page/render.tsx";

const request = { address: "/works/mercator", origin: "https://site.example" };
const missing = { data: { work: null, viewer: null, site: null } };

it("renderPage: returns a page with status 404 for a work that does not exist", async () => {
  const page = await renderPage({ ...request, ask: async () => JSON.stringify(missing) });
  expect(page).toMatchObject({ kind: "page", status: 404 });
});

it("renderPage: rejects if the server could not read the work", async () => {
  const error = { message: "Something went wrong.", extensions: { code: "INTERNAL" } };
  const ask = async () => JSON.stringify({ ...missing, errors: [{ ...error, path: ["work"] }] });
  await expect(renderPage({ ...request, ask })).rejects.toThrow("could not read");
});

it("renderPage: returns a page of which the server could not read the site's title", async () => {
  const exhibitions = { edges: [], pageInfo: { endCursor: null, hasNextPage: false } };
  const error = { message: "Something went wrong.", extensions: { code: "INTERNAL" } };
  const data = { exhibitions, site: null, viewer: null };
  const ask = async () => JSON.stringify({ data, errors: [{ ...error, path: ["site"] }] });
  const page = await renderPage({ ...request, address: "/exhibitions", ask });
  expect(page).toMatchObject({
    kind: "page",
    status: 200,
    body: expect.stringContaining("There are no exhibitions yet") as unknown,
  });
});

it("renderPage: rejects if none of the page's queries returns data", async () => {
  const ask = async () => JSON.stringify({ errors: [{ message: "Try again in a moment." }] });
  for (const address of ["/works/mercator", "/", "/works"]) {
    await expect(renderPage({ ...request, address, ask })).rejects.toThrow("without data");
  }
});
