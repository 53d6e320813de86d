import { expect, it } from "vitest";
import { activeWorker } from "../../../src/client/offline/active-worker.ts";

/** Stubs the browser's service workers, one of which is installing. */
function stubWorkers() {
  const worker = Object.assign(new EventTarget(), { state: "installing" }) as ServiceWorker;
  const registration = { installing: worker, active: worker } as ServiceWorkerRegistration;
  let activate = () => {};
  const ready = new Promise<ServiceWorkerRegistration>((resolve) => {
    activate = () => resolve(registration);
  });
  return {
    worker,
    workers: { ready, register: async () => registration },
    activate: () => activate(),
    refuse() {
      Object.assign(worker, { state: "redundant" });
      worker.dispatchEvent(new Event("statechange"));
    },
  };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

it("active-worker: resolves when the worker of a first visit is active", async () => {
  const { worker, workers, activate } = stubWorkers();
  let found: ServiceWorker | null | undefined;
  const finding = activeWorker(workers).then((it) => (found = it));
  await nextTask();
  expect(found).toBeUndefined();
  activate();
  await finding;
  expect(found).toBe(worker);
});

it("active-worker: resolves to null when the browser has no service workers or blocks this one", async () => {
  expect(await activeWorker(undefined)).toBeNull();
  const register = () => Promise.reject(new DOMException("forbidden", "SecurityError"));
  expect(await activeWorker({ ...stubWorkers().workers, register })).toBeNull();
});

it("active-worker: rejects when the worker cannot be loaded or installed", async () => {
  const register = () => Promise.reject(new TypeError("cut"));
  await expect(activeWorker({ ...stubWorkers().workers, register })).rejects.toThrow("cut");
  const { workers, refuse } = stubWorkers();
  const finding = activeWorker(workers);
  void nextTask().then(refuse);
  await expect(finding).rejects.toThrow("not installed");
});
