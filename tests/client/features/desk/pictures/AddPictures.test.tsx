import { act, fireEvent } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { tellLate } from "../../../../../src/client/features/parts/late-refusal.ts";
import { answerMutation } from "../../live-event.ts";
import { answerUpload, fakeUploads, type FakeRequest } from "../fake-uploads.ts";
import { reasonsToStay } from "../reasons-to-stay.ts";
import { pictureOf, renderPictures, workOf } from "./work-pictures.tsx";

let requests: FakeRequest[];
beforeEach(() => {
  requests = fakeUploads();
});

const png = (name: string) => new File(["x".repeat(100)], name, { type: "image/png" });
const answer = (index: number, status: number, body: object) =>
  answerUpload(requests[index], status, body);

describe("AddPictures: image uploads", () => {
  it("uploads one file at a time, shows its progress, and announces the added image", async () => {
    const { screen, user, lastAsked, environment, captions } = await renderPictures(pictureOf("a"));
    await user.upload(screen.getByLabelText("Pictures to add"), [png("é.png"), png("two.png")]);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers["x-file-name"]).toBe("%C3%A9.png");
    screen.getByText("Waits");
    act(() => requests[0]?.upload.onprogress?.({ loaded: 25 }));
    screen.getByText("25 %");
    await answer(0, 201, { id: "upload-1" });
    screen.getByText("Is being prepared");
    expect(lastAsked()).toEqual({
      name: "useAddWorkImagesMutation",
      variables: { input: { workId: "work", upload: "upload-1" } },
    });
    await answerMutation(environment, {
      addWorkImages: {
        __typename: "AddWorkImagesSuccess",
        work: workOf(2, [pictureOf("a"), pictureOf("b")]),
      },
    });
    expect(captions()).toEqual(["A", "B"]);
    screen.getByText("Added “é.png”.");
    expect(requests).toHaveLength(2);
  });

  it("shows why a file was rejected, continues with the others, and retries on request", async () => {
    const { screen, user, environment } = await renderPictures();
    await user.upload(screen.getByLabelText("Pictures to add"), [png("one.png"), png("two.png")]);
    await answer(0, 201, { id: "upload-1" });
    await answerMutation(environment, {
      addWorkImages: {
        __typename: "InvalidInput",
        problems: [{ field: "upload", message: "The file is not a picture." }],
      },
    });
    screen.getByText("The file is not a picture.");
    expect(requests).toHaveLength(2);
    await answer(1, 413, { message: "The file is too large." });
    screen.getByText("The file is too large.");
    const [again] = screen.getAllByRole("button", { name: "Try again" });
    if (again) await user.click(again);
    expect(requests).toHaveLength(3);
    await user.click(screen.getByRole("button", { name: "Leave it" }));
    expect(screen.queryByText("The file is too large.")).toBeNull();
  });

  it("repeats a timed-out mutation every two seconds, and shows an error after 20 failures", async () => {
    const { screen, environment, fail, captions } = await renderPictures(pictureOf("a"));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const input = screen.getByLabelText("Pictures to add");
    fireEvent.change(input, { target: { files: [png("large.png")] } });
    await answer(0, 201, { id: "upload-1" });
    await fail();
    const asked = environment.mock
      .getAllOperations()
      .map(({ request }) => request.node.params.name);
    expect(asked).not.toContain("useAddWorkImagesMutation");
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    screen.getByText("Is being prepared");
    await answerMutation(environment, {
      addWorkImages: {
        __typename: "AddWorkImagesSuccess",
        work: workOf(2, [pictureOf("a"), pictureOf("b")]),
      },
    });
    expect(captions()).toEqual(["A", "B"]);
    fireEvent.change(input, { target: { files: [png("lost.png")] } });
    await answer(1, 201, { id: "upload-2" });
    for (let asked = 0; asked < 20; asked++) {
      expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
      await fail();
      await act(() => vi.advanceTimersByTimeAsync(2_000));
    }
    screen.getByText(/^That could not be done\./);
    screen.getByRole("button", { name: "Try again" });
  });

  it("accepts dropped files, but no more than 20 at once", async () => {
    const { screen } = await renderPictures();
    // Drops anywhere on the page: outside the drop area the browser would open the first file.
    const drop = (files: File[]) =>
      act(async () =>
        fireEvent.drop(document.body, { dataTransfer: { types: ["Files"], files, items: [] } }),
      );
    await drop(Array.from({ length: 21 }, (_, index) => png(`${index}.png`)));
    screen.getByText(/^Give at most 20 pictures at once/);
    expect(requests).toEqual([]);
    await drop([png("one.png")]);
    expect(requests).toHaveLength(1);
    expect(screen.queryByText(/^Give at most/)).toBeNull();
  });

  it("requests a confirmation before unload during an upload, even after it unmounts", async () => {
    const before = reasonsToStay();
    const { screen, user, unmount } = await renderPictures();
    await user.upload(screen.getByLabelText("Pictures to add"), png("one.png"));
    unmount();
    expect(reasonsToStay()).toBe(before + 1);
    await answer(0, 400, { message: "The file is not a picture." });
    expect(reasonsToStay()).toBe(before);
    act(() => tellLate(null));
  });
});
