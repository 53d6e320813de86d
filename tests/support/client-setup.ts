import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, vi } from "vitest";

// relay-test-utils creates its mock functions with the global of another test runner.
Object.assign(globalThis, { jest: vi });

// The timeout only ends tests that hang. No test may depend on the speed of the machine.
configure({ asyncUtilTimeout: 60_000 });

// Test files share a document, if they have one. Each starts with an empty one at the site's front page.
beforeAll(() => {
  if (!("document" in globalThis)) return;
  const { documentElement, head, body } = document;
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);
  for (const element of [head, body]) element.replaceChildren();
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  history.replaceState(null, "", "/");
});

afterEach(cleanup);

// A module that is still loading when its file ends fails to load, also for the next file that needs it.
afterAll(() => vi.dynamicImportSettled());
