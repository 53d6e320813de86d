/// <reference lib="webworker" />
import { enable as enableNavigationPreload } from "workbox-navigation-preload";
import { registerRoute } from "workbox-routing";
import { dataAnswer } from "./answers.ts";
import { dropEarlierBuilds } from "./builds.ts";
import type { Message } from "./messages.ts";
import { takingHeader } from "./names.ts";
import { KeptPages } from "./pages.ts";
import { picturesLastSeen } from "./pictures.ts";
import { isPage, isPicture } from "./rules.ts";
import { keepAll, keepSeen } from "./seen.ts";
import { shellOf } from "./shell.ts";

declare const self: ServiceWorkerGlobalScope;
declare const __SHELL_FILES__: readonly string[];
declare const __OTHER_FILES__: readonly string[];
declare const __BUILD_ID__: string;

const build = __BUILD_ID__;
const shell = shellOf(build, __SHELL_FILES__);
const pictures = picturesLastSeen();
const pages = new KeptPages({
  build,
  shell: shell.page,
  onOtherBuild: () => void self.registration.update().catch(() => {}),
});

enableNavigationPreload();

self.addEventListener("install", (event) => event.waitUntil(shell.install(event)));

self.addEventListener("activate", (event) => {
  const { installing, waiting } = self.registration;
  const dropped = dropEarlierBuilds(build, Boolean(installing ?? waiting));
  event.waitUntil(dropped.catch(() => {}).then(() => self.clients.claim()));
});

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.mode === "navigate" && isPage(url.pathname),
  pages,
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"),
  shell.files,
);
registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && isOrdinary(request) && isPicture(url.pathname),
  pictures,
);
registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && isOrdinary(request) && url.pathname === "/graphql",
  ({ request }) => dataAnswer(request),
);

self.addEventListener("message", (event) => {
  const message = event.data as Message;
  if (message.type === "build") event.ports[0]?.postMessage(build);
  if (message.type === "activate") event.waitUntil(self.skipWaiting());
  if (message.type === "activate-if-alone") event.waitUntil(takeOverIfAlone(event));
  if (message.type === "claim") event.waitUntil(self.clients.claim());
  if (message.type === "rest") event.waitUntil(keepRest(event));
  if (message.type === "seen" && message.build === build) {
    event.waitUntil(keepSeen(message, event, { pages, pictures }));
  }
});

/** Returns whether a page itself sends the request, for something to show now. */
function isOrdinary({ mode, headers }: Request) {
  return mode !== "navigate" && !headers.has(takingHeader);
}

async function keepRest(event: ExtendableMessageEvent) {
  await keepAll(shell.files, __OTHER_FILES__, event);
  event.ports[0]?.postMessage(build);
}

/**
 * Activates this worker unless other tabs are open. A waiting worker controls no pages yet, so the active worker's tabs
 * are counted.
 */
async function takeOverIfAlone({ source }: ExtendableMessageEvent) {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const asking = source instanceof Client ? source.id : undefined;
  if (tabs.every(({ id }) => id === asking)) await self.skipWaiting();
}
