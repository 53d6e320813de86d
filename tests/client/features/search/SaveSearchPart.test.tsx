import { act, render, screen } from "@testing-library/react";
import { RouterProvider } from "@tanstack/react-router";
import { RelayEnvironmentProvider } from "react-relay";
import { commitLocalUpdate } from "relay-runtime";
import { MockPayloadGenerator, createMockEnvironment } from "relay-test-utils";
import { describe, expect, it } from "vitest";
import { SaveSearchPart } from "../../../../src/client/features/search/SaveSearchPart.tsx";
import { viewerChanges } from "../../../../src/client/relay/viewer-changes.ts";
import { routerAround } from "../../../support/render-with-relay.tsx";
import { savedSearch } from "./saved-search.ts";

async function renderPart() {
  const environment = createMockEnvironment();
  const router = routerAround(
    <RelayEnvironmentProvider environment={environment}>
      <SaveSearchPart search={{ q: "sea" }} />
    </RelayEnvironmentProvider>,
  );
  await act(() => router.load());
  render(<RouterProvider router={router} />);
  await act(async () => {});
  return environment;
}

describe("SaveSearchPart: the button that saves a search", () => {
  it("appears once the viewer is loaded, and shows that a search is already saved", async () => {
    const environment = await renderPart();
    expect(screen.queryByRole("button")).toBeNull();
    await act(async () =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          SavedSearchConnection: () => ({
            edges: [{ node: savedSearch({ id: "s1", search: "sea" }) }],
          }),
        }),
      ),
    );
    screen.getByRole("button", { name: "Search saved", pressed: true });
  });

  it("is loaded again when the viewer changes", async () => {
    const environment = await renderPart();
    const answer = (id: string, search: string) =>
      act(async () =>
        environment.mock.resolveMostRecentOperation((operation) =>
          MockPayloadGenerator.generate(operation, {
            Viewer: () => ({ id: "viewer" }),
            SavedSearchConnection: () => ({ edges: [{ node: savedSearch({ id, search }) }] }),
          }),
        ),
      );
    await answer("s1", "sea");
    await act(async () => {
      commitLocalUpdate(environment, (store) => store.get("viewer")?.invalidateRecord());
      viewerChanges.happened(null);
    });
    await answer("s2", "land");
    screen.getByRole("button", { name: "Save this search", pressed: false });
  });

  it("is absent when the query fails", async () => {
    const environment = await renderPart();
    await act(async () =>
      environment.mock.rejectMostRecentOperation(new Error("The network is cut.")),
    );
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
