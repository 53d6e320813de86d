import type { PaintJob } from "../../../../src/client/features/viewer/painting.ts";

/** A worker whose messages are controlled by the test. */
export class FakePaintWorker extends EventTarget {
  static all: FakePaintWorker[] = [];
  readonly jobs: PaintJob[] = [];
  isEnded = false;

  constructor() {
    super();
    FakePaintWorker.all.push(this);
  }

  postMessage(job: PaintJob) {
    this.jobs.push(job);
  }

  terminate() {
    this.isEnded = true;
  }

  answer(data: string) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}
