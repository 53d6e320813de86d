import { act } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Upload } from "../../../../../src/client/features/desk/imports/upload.ts";
import { deadAfter } from "../../../../../src/client/features/desk/send-file.ts";
import { answerUpload, breakUpload, fakeUploads, type FakeRequest } from "../fake-uploads.ts";
import { reasonsToStay } from "../reasons-to-stay.ts";

const given = (path: string, size: number) => ({
  path,
  file: new File(["x".repeat(size)], path.split("/").at(-1) ?? ""),
});

let requests: FakeRequest[];
let upload: Upload;
/** Ids of the completed uploads. */
let sent: string[];
const start = (...files: ReturnType<typeof given>[]) =>
  upload.start(files, (id) => void sent.push(id));
beforeEach(() => {
  requests = fakeUploads();
  upload = new Upload();
  sent = [];
});
afterEach(() => {
  upload.cancel();
});

describe("upload: the upload of several files", () => {
  it("reports progress over all files and returns the upload's id at the end", async () => {
    start(given("maps/ö works.csv", 10), given("maps/1.jpg", 30));
    expect(requests[0]).toMatchObject({
      url: "/desk/uploads",
      headers: { "x-file-name": "maps%2F%C3%B6%20works.csv" },
    });
    requests[0]?.upload.onprogress?.({ loaded: 4 });
    expect(upload.state).toEqual({
      step: "sending",
      name: "maps",
      sent: 4,
      total: 40,
      filesSent: 0,
      files: 2,
    });
    await answerUpload(requests[0], 201, { id: "a b" });
    expect(requests[1]?.url).toBe("/desk/uploads?into=a%20b");
    requests[1]?.upload.onprogress?.({ loaded: 15 });
    expect(upload.state).toMatchObject({ sent: 25, filesSent: 1 });
    await answerUpload(requests[1], 201, { id: "a b" });
    expect(upload.state).toEqual({ step: "sent", name: "maps", refusal: null });
    expect(sent).toEqual(["a b"]);
  });

  it("replaces a lone surrogate in a file name", () => {
    start(given("a\ud800.jpg", 1));
    expect(requests[0]?.headers["x-file-name"]).toBe("a%EF%BF%BD.jpg");
  });

  it("retries the interrupted file after the connection breaks", async () => {
    start(given("a.jpg", 1), given("b.jpg", 1));
    await answerUpload(requests[0], 201, { id: "u" });
    await breakUpload(requests[1]);
    expect(upload.state).toMatchObject({
      ...{ step: "broken", name: "b.jpg", mayHelp: true },
      ...{ filesSent: 1, files: 2 },
    });
    upload.again();
    expect(requests).toHaveLength(3);
    expect(requests[2]).toMatchObject({
      url: "/desk/uploads?into=u",
      headers: { "x-file-name": "b.jpg" },
    });
  });

  it("resumes automatically when the browser is online again, but not after cancellation", async () => {
    start(given("a.jpg", 1));
    await breakUpload(requests[0]);
    dispatchEvent(new Event("online"));
    expect(upload.state.step).toBe("sending");
    upload.cancel();
    dispatchEvent(new Event("online"));
    expect(requests).toHaveLength(2);
  });

  it("treats a connection without progress for `deadAfter` as broken", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    start(given("a.jpg", 9));
    await act(() => vi.advanceTimersByTimeAsync(deadAfter - 1));
    requests[0]?.upload.onprogress?.({ loaded: 4 });
    await act(() => vi.advanceTimersByTimeAsync(deadAfter - 1));
    expect(upload.state.step).toBe("sending");
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(upload.state).toMatchObject({ step: "broken", mayHelp: true });
    expect(requests[0]?.isAborted).toBe(true);
  });

  it("waits without a timeout for the response once all data are sent", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    start(given("a.jpg", 9));
    requests[0]?.upload.onload?.();
    await act(() => vi.advanceTimersByTimeAsync(10 * deadAfter));
    expect(upload.state.step).toBe("sending");
  });

  it("reports the server's message for a rejected file, and allows no retry", async () => {
    start(given("works.csv", 1));
    await answerUpload(requests[0], 413, { message: "The file is larger than 4 GB." });
    expect(upload.state).toEqual({
      ...{ step: "broken", name: "works.csv", filesSent: 0, files: 1 },
      ...{ message: "The file is larger than 4 GB.", mayHelp: false },
    });
  });

  it("continues without a file that the server rejects", async () => {
    start(given("maps/a.jpg", 1), given("maps/b.jpg", 5), given("maps/c.jpg", 1));
    await answerUpload(requests[0], 201, { id: "u" });
    await answerUpload(requests[1], 400, { message: "The name of this file cannot be used." });
    expect(upload.state).toMatchObject({ step: "broken", name: "maps/b.jpg", mayHelp: false });
    upload.leaveOut();
    expect(upload.state).toMatchObject({ step: "sending", name: "maps", total: 2, files: 2 });
    await answerUpload(requests[2], 201, { id: "u" });
    expect(sent).toEqual(["u"]);
  });

  it("ends when all files are left out", async () => {
    start(given("maps/a.jpg", 1), given("maps/b.jpg", 1));
    for (const at of [0, 1]) {
      await answerUpload(requests[at], 400, { message: "This cannot be used." });
      upload.leaveOut();
    }
    expect(upload.state).toEqual({ step: "none" });
    expect(sent).toEqual([]);
  });

  it.each([502, 403])(
    "allows a retry after status %i without a readable message",
    async (status) => {
      start(given("works.csv", 1));
      await answerUpload(requests[0], status, "<h1>Bad gateway</h1>");
      expect(upload.state).toMatchObject({ step: "broken", mayHelp: true });
      expect(upload.state).toHaveProperty("message", expect.stringMatching(/connection broke/));
    },
  );

  it("ends when it is cancelled, and ignores a later response", async () => {
    start(given("works.csv", 1));
    upload.cancel();
    expect(requests[0]?.isAborted).toBe(true);
    await answerUpload(requests[0], 201, { id: "u" });
    expect(upload.state).toEqual({ step: "none" });
    expect(sent).toEqual([]);
  });

  it("requests a confirmation before unload until the upload is cleared", async () => {
    const before = reasonsToStay();
    start(given("works.csv", 1));
    expect(reasonsToStay()).toBe(before + 1);
    await answerUpload(requests[0], 201, { id: "u" });
    expect(reasonsToStay()).toBe(before + 1);
    upload.cancel();
    expect(reasonsToStay()).toBe(before);
  });
});
