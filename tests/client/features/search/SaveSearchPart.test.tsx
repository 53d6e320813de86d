import { act, render, screen } from "@testing-library/react";
import { RouterProvider } from "@tanstack/react-router";
import { RelayEnvironmentProvider } from "react-relay";
import { MockPayloadGenerator, createMockEnvironment } from "relay-test-utils";
import { describe, expect, it } from "vitest";
import { SaveSearchPart } from "../../../../src/client/features/search/SaveSearchPart.tsx";
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

describe("the way to save a search", () => {
  it("is there once it is known who looks, and says what is saved already", async () => {
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

  it("is not offered where nothing could be saved", async () => {
    const environment = await renderPart();
    await act(async () =>
      environment.mock.rejectMostRecentOperation(new Error("The network is cut.")),
    );
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
