import { act } from "@testing-library/react";
import { vi } from "vitest";

/** A file upload of the client, to which a test responds. */
export type FakeRequest = {
  url: string;
  headers: Record<string, string>;
  isAborted: boolean;
  upload: {
    onprogress: ((event: { loaded: number }) => void) | null;
    onload: (() => void) | null;
  };
  onload: (() => void) | null;
  onerror: (() => void) | null;
  status: number;
  responseText: string;
  body: File | null;
};

/** Replaces the browser's requests until globals are restored. */
export function fakeUploads(): FakeRequest[] {
  const requests: FakeRequest[] = [];
  class Request implements FakeRequest {
    url = "";
    headers: Record<string, string> = {};
    isAborted = false;
    upload: FakeRequest["upload"] = { onprogress: null, onload: null };
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    status = 0;
    responseText = "";
    body: File | null = null;
    open(_method: string, url: string) {
      this.url = url;
      requests.push(this);
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    send(body: File) {
      this.body = body;
    }
    abort() {
      this.isAborted = true;
    }
  }
  vi.stubGlobal("XMLHttpRequest", Request);
  return requests;
}

/** Responds to a request like the site, and waits for the effects. */
export function answerUpload(
  request: FakeRequest | undefined,
  status: number,
  body: object | string,
): Promise<void> {
  if (!request) throw new Error("Nothing was sent.");
  request.status = status;
  request.responseText = typeof body === "string" ? body : JSON.stringify(body);
  return act(async () => request.onload?.());
}

/** Fails a request with a network error. */
export function breakUpload(request: FakeRequest | undefined): Promise<void> {
  if (!request) throw new Error("Nothing was sent.");
  return act(async () => request.onerror?.());
}
