import { beforeEach, describe, expect, it } from "vitest";
import { Upload } from "../../../../../src/client/features/desk/imports/upload.ts";
import { answerUpload, fakeUploads, type FakeRequest } from "./fake-uploads.ts";

const given = (path: string, size: number) => ({
  path,
  file: new File(["x".repeat(size)], path.split("/").at(-1) ?? ""),
});

let requests: FakeRequest[];
let upload: Upload;
beforeEach(() => {
  requests = fakeUploads();
  upload = new Upload();
});

describe("the sending of files", () => {
  it("says how far it is, over all of them, and gives the site's number at the end", () => {
    upload.start([given("maps/ö works.csv", 10), given("maps/1.jpg", 30)]);
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
    answerUpload(requests[0], 201, { id: "a b" });
    expect(requests[1]?.url).toBe("/desk/uploads?into=a%20b");
    requests[1]?.upload.onprogress?.({ loaded: 15 });
    expect(upload.state).toMatchObject({ sent: 25, filesSent: 1 });
    answerUpload(requests[1], 201, { id: "a b" });
    expect(upload.state).toEqual({ step: "sent", name: "maps", upload: "a b" });
  });

  it("goes on with the file that did not arrive after a break", () => {
    upload.start([given("a.jpg", 1), given("b.jpg", 1)]);
    answerUpload(requests[0], 201, { id: "u" });
    requests[1]?.onerror?.();
    expect(upload.state).toMatchObject({ step: "broken", name: "2 files", mayHelp: true });
    upload.again();
    expect(requests).toHaveLength(3);
    expect(requests[2]).toMatchObject({
      url: "/desk/uploads?into=u",
      headers: { "x-file-name": "b.jpg" },
    });
  });

  it("says what the site says when it refuses, and not to try that again", () => {
    upload.start([given("works.csv", 1)]);
    answerUpload(requests[0], 413, { message: "The file is larger than 4 GB." });
    expect(upload.state).toEqual({
      step: "broken",
      name: "works.csv",
      message: "The file is larger than 4 GB.",
      mayHelp: false,
    });
  });

  it("may help when the site could not, even without its words", () => {
    upload.start([given("works.csv", 1)]);
    const [request] = requests;
    if (request) request.status = 502;
    request?.onload?.();
    expect(upload.state).toMatchObject({ step: "broken", mayHelp: true });
    expect(upload.state).toHaveProperty("message", expect.stringMatching(/connection broke/));
  });

  it("ends when it is cancelled, whatever comes after", () => {
    upload.start([given("works.csv", 1)]);
    upload.cancel();
    expect(requests[0]?.isAborted).toBe(true);
    answerUpload(requests[0], 201, { id: "u" });
    expect(upload.state).toEqual({ step: "none" });
  });

  it("has the browser ask whoever closes the window meanwhile, and not after", () => {
    const isAsked = () => {
      const event = new Event("beforeunload", { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    upload.start([given("works.csv", 1)]);
    expect(isAsked()).toBe(true);
    answerUpload(requests[0], 201, { id: "u" });
    expect(isAsked()).toBe(false);
  });
});
