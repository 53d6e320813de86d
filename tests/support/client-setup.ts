import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, vi } from "vitest";

// relay-test-utils makes its mock functions with the global of another test runner.
Object.assign(globalThis, { jest: vi });

// A limit only ends a test that hangs. No test may depend on how fast the machine is.
configure({ asyncUtilTimeout: 60_000 });

// Files share a document, where they have one: each begins with an empty one at the site's front page.
beforeAll(() => {
  if (!("document" in globalThis)) return;
  const { documentElement, head, body } = document;
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);
  for (const element of [head, body]) element.replaceChildren();
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  history.replaceState(null, "", "/");
});

afterEach(cleanup);

// A module that still loads when its file ends fails to load, also for the next file that needs it.
afterAll(() => vi.dynamicImportSettled());
