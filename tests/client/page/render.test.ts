import { expect, it } from "vitest";
import { renderPage } from "../../../src/client/page/render.tsx";

const request = { address: "/works/mercator", origin: "https://site.example" };
const missing = { data: { work: null, viewer: null, site: null } };

it("renderPage: a work that is not there is a page with status 404", async () => {
  const page = await renderPage({ ...request, ask: async () => JSON.stringify(missing) });
  expect(page).toMatchObject({ kind: "page", status: 404 });
});

it("renderPage: a work that the server could not read is a page that fails", async () => {
  const error = { message: "Something went wrong.", extensions: { code: "INTERNAL" } };
  const ask = async () => JSON.stringify({ ...missing, errors: [{ ...error, path: ["work"] }] });
  await expect(renderPage({ ...request, ask })).rejects.toThrow("could not read");
});

it("renderPage: a page none of whose queries is answered fails, and nothing else does", async () => {
  const ask = async () => JSON.stringify({ errors: [{ message: "Try again in a moment." }] });
  for (const address of ["/works/mercator", "/", "/works"]) {
    await expect(renderPage({ ...request, address, ask })).rejects.toThrow("without data");
  }
});
