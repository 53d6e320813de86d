import { act, fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerMutation } from "../../live-event.ts";
import { pictureOf, renderPictures, workOf } from "./work-pictures.tsx";

/** Requests as they were sent, to be answered by the test. */
const requests: FakeRequest[] = [];

class FakeRequest {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers = new Map<string, string>();
  status = 0;
  responseText = "";
  onload?: () => void;
  onerror?: () => void;
  url = "";
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send() {
    requests.push(this);
  }
  abort() {}
  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    return act(async () => this.onload?.());
  }
}

beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const png = (name: string) => new File(["x"], name, { type: "image/png" });
const request = (index: number) => requests[index] ?? new FakeRequest();

describe("adding pictures", () => {
  it("sends one after the other, tells how far each is, and says when it is there", async () => {
    const { screen, user, lastAsked, environment, captions } = await renderPictures(pictureOf("a"));
    await user.upload(screen.getByLabelText("Pictures to add"), [png("é.png"), png("two.png")]);
    expect(requests).toHaveLength(1);
    expect(request(0).headers.get("x-file-name")).toBe("%C3%A9.png");
    screen.getByText("Waits");
    act(() => request(0).upload.onprogress?.({ loaded: 25, total: 100 }));
    screen.getByText("25 %");
    await request(0).answer(201, { id: "upload-1" });
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

  it("says why one was refused, goes on with the others, and tries again", async () => {
    const { screen, user, environment } = await renderPictures();
    await user.upload(screen.getByLabelText("Pictures to add"), [png("one.png"), png("two.png")]);
    await request(0).answer(201, { id: "upload-1" });
    await answerMutation(environment, {
      addWorkImages: {
        __typename: "InvalidInput",
        problems: [{ field: "upload", message: "The file is not a picture." }],
      },
    });
    screen.getByText("The file is not a picture.");
    expect(requests).toHaveLength(2);
    await request(1).answer(413, { message: "The file is too large." });
    screen.getByText("The file is too large.");
    const [again] = screen.getAllByRole("button", { name: "Try again" });
    if (again) await user.click(again);
    expect(requests).toHaveLength(3);
    await user.click(screen.getByRole("button", { name: "Leave it" }));
    expect(screen.queryByText("The file is too large.")).toBeNull();
  });

  it("asks again where the answer takes longer than a request, and gives up only then", async () => {
    const { screen, environment, fail, captions } = await renderPictures(pictureOf("a"));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const input = screen.getByLabelText("Pictures to add");
    fireEvent.change(input, { target: { files: [png("large.png")] } });
    await request(0).answer(201, { id: "upload-1" });
    await fail();
    expect(environment.mock.getAllOperations()).toHaveLength(0);
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
    await request(1).answer(201, { id: "upload-2" });
    for (let asked = 0; asked < 20; asked++) {
      expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
      await fail();
      await act(() => vi.advanceTimersByTimeAsync(2_000));
    }
    screen.getByText(/^That could not be done\./);
    screen.getByRole("button", { name: "Try again" });
  });

  it("takes what is dropped, and not too many at once", async () => {
    const { screen, container } = await renderPictures();
    const box = container.querySelector(".add-pictures");
    if (!box) throw new Error("There is nothing to drop into.");
    const drop = (files: File[]) =>
      act(async () => fireEvent.drop(box, { dataTransfer: { types: ["Files"], files } }));
    await drop(Array.from({ length: 21 }, (_, index) => png(`${index}.png`)));
    screen.getByText(/^Give at most 20 pictures at once/);
    expect(requests).toEqual([]);
    await drop([png("one.png")]);
    expect(requests).toHaveLength(1);
    expect(screen.queryByText(/^Give at most/)).toBeNull();
  });
});
