type Workers = Pick<ServiceWorkerContainer, "register" | "ready">;

/**
 * Finds the service worker that serves the site offline. On a first visit it waits until the worker is active, however
 * slow the network is.
 *
 * @param workers the browser's service workers, if it supports them
 * @returns null where the browser allows no service worker
 * @throws a TypeError if the worker cannot be loaded
 */
export async function activeWorker(workers: Workers | undefined): Promise<ServiceWorker | null> {
  const registration = workers && (await registerUnlessForbidden(workers));
  if (!registration) return null;
  return Promise.race([
    workers.ready.then(({ active }) => active),
    untilRedundant(registration.installing),
  ]);
}

/** Registers the service worker, or returns its registration. Its script never comes from the browser's cache. */
export function registerWorker(workers: Pick<ServiceWorkerContainer, "register">) {
  return workers.register("/service-worker.js", { updateViaCache: "none" });
}

async function registerUnlessForbidden(workers: Workers) {
  try {
    return await registerWorker(workers);
  } catch (error) {
    if (error instanceof TypeError) throw error;
    return null;
  }
}

/** Rejects once a worker cannot be installed. */
function untilRedundant(worker: ServiceWorker | null): Promise<never> {
  return new Promise((_resolve, reject) => {
    worker?.addEventListener("statechange", () => {
      if (worker.state === "redundant")
        reject(new TypeError("The service worker was not installed."));
    });
  });
}
