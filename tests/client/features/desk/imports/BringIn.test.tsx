import { act, fireEvent, screen } from "@testing-library/react";
import { graphql } from "react-relay";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BringInTestQuery } from "../../../../../__generated__/relay/BringInTestQuery.graphql.ts";
import { BringIn } from "../../../../../src/client/features/desk/imports/BringIn.tsx";
import { upload } from "../../../../../src/client/features/desk/imports/upload.ts";
import { renderWithRelay } from "../../../../support/render-with-relay.tsx";
import { answerMutation } from "../../live-event.ts";
import { answerUpload, breakUpload, fakeUploads, type FakeRequest } from "../fake-uploads.ts";

const render = () =>
  renderWithRelay<BringInTestQuery>(
    {
      query: graphql`
        query BringInTestQuery @relay_test_operation {
          viewer {
            __typename
          }
        }
      `,
      render: () => <BringIn />,
      at: "/desk/imports",
    },
    {},
  );

const prepared = {
  prepareImport: {
    __typename: "PrepareImportSuccess",
    import: {
      id: "import-1",
      label: "works.csv",
      state: "READING",
      startedAt: "2026-11-20T10:00:00Z",
      isApplied: false,
      isWaiting: false,
      rowsDone: 0,
      added: 0,
      changed: 0,
      unchanged: 0,
      refused: 0,
    },
  },
};
const box = () => screen.getByRole("region", { name: "Bring works in" });
const csv = () => new File(["id,title\n1,A\n"], "works.csv");

let requests: FakeRequest[];
beforeEach(() => {
  requests = fakeUploads();
});
afterEach(() => act(() => upload.cancel()));

describe("BringIn: the area for starting an import", () => {
  it("submits an address and opens the page of its import", async () => {
    const { user, environment, lastAsked, router } = await render();
    await user.type(
      screen.getByLabelText("Or give an address"),
      " https://example.org/manifest.json{Enter}",
    );
    expect(lastAsked().variables).toEqual({
      input: { address: "https://example.org/manifest.json" },
    });
    await answerMutation(environment, prepared);
    expect(router.state.location.pathname).toBe("/desk/imports/import-1");
  });

  it("shows the problem of an address and leaves the address in the field", async () => {
    const { user, environment } = await render();
    const field = screen.getByLabelText<HTMLInputElement>("Or give an address");
    await user.click(screen.getByRole("button", { name: "Look at it" }));
    screen.getByText(/Write an address/);
    await user.type(field, "https://10.0.0.1/{Enter}");
    const message = "This address is within a private network. The site's owner can allow that.";
    await answerMutation(environment, {
      prepareImport: { __typename: "InvalidInput", problems: [{ field: "address", message }] },
    });
    screen.getByText(message);
    expect(field.value).toBe("https://10.0.0.1/");
  });

  it("uploads a chosen file, shows the progress, and starts its import", async () => {
    const { user, environment, lastAsked, router } = await render();
    await user.upload(screen.getByLabelText("Files"), csv());
    act(() => requests[0]?.upload.onprogress?.({ loaded: 6 }));
    const bar = screen.getByRole("progressbar", { name: "Sending works.csv" });
    expect(bar.getAttribute("aria-valuetext")).toBe("6 bytes of 13 bytes · 46 %");
    await answerUpload(requests[0], 201, { id: "u1" });
    expect(lastAsked().variables).toEqual({ input: { upload: "u1" } });
    await answerMutation(environment, prepared);
    expect(router.state.location.pathname).toBe("/desk/imports/import-1");
    expect(upload.state.step).toBe("none");
  });

  it("accepts dropped files and addresses", async () => {
    const { lastAsked } = await render();
    const file = csv();
    const data = { types: ["Files"], files: [file], items: [], getData: () => "" };
    // Also outside the drop area, where the browser would open the file.
    fireEvent.dragOver(document.body, { dataTransfer: data });
    screen.getByRole("heading", { name: "Let go" });
    await act(async () => fireEvent.drop(document.body, { dataTransfer: data }));
    expect(requests[0]?.body).toBe(file);
    act(() => upload.cancel());
    const text = (kind: string) =>
      kind === "text/uri-list" ? "https://example.org/info.json" : "";
    const link = { types: ["text/uri-list"], files: [], items: [], getData: text };
    expect(fireEvent.drop(document.body, { dataTransfer: link })).toBe(true);
    screen.getByRole("button", { name: "Look at it" });
    await act(async () => fireEvent.drop(box(), { dataTransfer: link }));
    expect(lastAsked().variables).toEqual({ input: { address: "https://example.org/info.json" } });
  });

  it("reports a broken connection, retries on request, and can be cancelled", async () => {
    const { user } = await render();
    await user.upload(screen.getByLabelText("Files"), csv());
    await breakUpload(requests[0]);
    screen.getByRole("heading", { name: "works.csv did not arrive" });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(requests).toHaveLength(2);
    screen.getByRole("progressbar", { name: "Sending works.csv" });
    await user.click(screen.getByRole("button", { name: "Stop sending" }));
    screen.getByRole("button", { name: "Choose files …" });
    expect(document.activeElement).toBe(box());
  });

  it("names a rejected file of several, and continues without it", async () => {
    const { user } = await render();
    await user.upload(screen.getByLabelText("Files"), [csv(), new File(["x"], "huge.tif")]);
    await answerUpload(requests[0], 201, { id: "u1" });
    await answerUpload(requests[1], 413, { message: "The file is too large." });
    screen.getByRole("heading", { name: "huge.tif did not arrive" });
    screen.getByText("The file is too large. 1 of 2 files are there, and stay.");
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Go on without it" }));
    screen.getByRole("progressbar", { name: "works.csv is here and will be read" });
  });

  it("starts the import after the user left the page, and does not navigate", async () => {
    const { user, environment, lastAsked, router, unmount } = await render();
    await user.upload(screen.getByLabelText("Files"), csv());
    await act(() => router.navigate({ to: "/desk" }));
    unmount();
    await answerUpload(requests[0], 201, { id: "u1" });
    expect(lastAsked().variables).toEqual({ input: { upload: "u1" } });
    await answerMutation(environment, prepared);
    expect(router.state.location.pathname).toBe("/desk");
    expect(upload.state.step).toBe("none");
  });

  it("shows why the server rejects an import, and accepts other files", async () => {
    const { user, environment } = await render();
    await user.upload(screen.getByLabelText("Files"), csv());
    await answerUpload(requests[0], 201, { id: "u1" });
    await answerMutation(environment, {
      prepareImport: { __typename: "NotAllowed", message: "Your account does not allow this." },
    });
    screen.getByText("Your account does not allow this.");
    screen.getByRole("button", { name: "Choose files …" });
  });

  it("retries the import of an uploaded file after a failed request", async () => {
    const { user, environment, fail, lastAsked } = await render();
    await user.upload(screen.getByLabelText("Files"), csv());
    await answerUpload(requests[0], 201, { id: "u1" });
    await fail();
    await user.click(screen.getByRole("button", { name: "Send again" }));
    expect(lastAsked().variables).toEqual({ input: { upload: "u1" } });
    await answerMutation(environment, prepared);
    expect(upload.state.step).toBe("none");
  });
});
