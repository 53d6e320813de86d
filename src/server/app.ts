import { randomUUID } from "node:crypto";
import websocket from "@fastify/websocket";
import Fastify, { LogController } from "fastify";
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from "fastify";
import { handleProtocols } from "graphql-ws";
import type { Logger } from "pino";
import { Attempts } from "./accounts/attempts.ts";
import { openLimiterStore } from "./accounts/rate-limiters.ts";
import { fairGroupOf } from "./accounts/network-address.ts";
import { SignedIn } from "./accounts/signed-in.ts";
import { Admission } from "./admission.ts";
import type { Capacity } from "./admission.ts";
import { RemoteCheckup } from "./checkup/remote-checkup.ts";
import { registerExhibitionsFeed } from "./harvest/exhibitions-feed.ts";
import { registerFeed } from "./harvest/feed.ts";
import { registerOai } from "./harvest/oai.ts";
import { registerOEmbed } from "./harvest/oembed.ts";
import { registerSitemap } from "./harvest/sitemap.ts";
import { registerExports } from "./exports/routes.ts";
import { createAsk, createRun } from "./graphql/ask.ts";
import { createGraphQLHandler, registerPost } from "./graphql/http.ts";
import { loadOperations, PersistedOperations } from "./graphql/operations.ts";
import type { OperationTexts } from "./graphql/operations.ts";
import { SocketLimit } from "./graphql/socket-limit.ts";
import type { SocketLimits } from "./graphql/socket-limit.ts";
import { createWebSocketHandler } from "./graphql/websocket.ts";
import { createGraphQL } from "./graphql/yoga.ts";
import { registerAnnotations } from "./iiif/annotations-service.ts";
import { registerCollections } from "./iiif/collections-service.ts";
import { registerContentSearch } from "./iiif/search-service.ts";
import { registerManifests } from "./iiif/service.ts";
import { ImportJobs } from "./imports/jobs/import-jobs.ts";
import { registerProblems } from "./imports/jobs/problem-routes.ts";
import { registerUploads } from "./imports/jobs/uploads.ts";
import { PictureIntake } from "./imports/picture-intake.ts";
import { Undos } from "./imports/undos.ts";
import { DecoderPool } from "./images/decoding/decoder-pool.ts";
import { PublicImages } from "./images/public-images.ts";
import { imageService } from "./images/service.ts";
import { startLive } from "./live/live.ts";
import { Standings } from "./live/standings.ts";
import { createLoneBackbone } from "./live/tours/backbone.ts";
import { connectRedisBackbone } from "./live/tours/redis-backbone.ts";
import { Tours } from "./live/tours/tours.ts";
import { startSweep } from "./live/sweep.ts";
import { stopStep } from "./log.ts";
import {
  imagesFolderOf,
  importsFolderOf,
  reachOf,
  remoteFolderOf,
  sharedClientFolderOf,
  sharedOperationsFolderOf,
  unpackedFolderOf,
} from "./settings.ts";
import { RemoteHealth } from "./store/remote-health.ts";
import type { Settings } from "./settings.ts";
import { logRequests } from "./site/access-log.ts";
import { answerErrors } from "./site/errors.ts";
import { builtClient, keepShared, registerClient } from "./site/client.ts";
import { shareOperations } from "./site/shared-build.ts";
import { Connections } from "./site/connections.ts";
import type { ConnectionLimits } from "./site/connections.ts";
import { commonHeaders } from "./site/headers.ts";
import { registerHealth } from "./site/health.ts";
import { checkHosts } from "./site/hosts.ts";
import { pathOf } from "./site/path.ts";
import { ownOriginOnly } from "./site/origin.ts";
import { switchServiceWorkerOff } from "./site/service-worker.ts";
import { createPages } from "./site/pages.ts";
import { refusalAtDesk } from "./site/refusal-at-desk.ts";
import { PublicAnswers } from "./site/public-answers.ts";
import { spreadRequests } from "./site/request-turns.ts";
import { closeSockets } from "./site/sockets.ts";
import { endConnectionsAtStop } from "./site/stopping.ts";
import { UnsentBytes } from "./site/unsent-bytes.ts";
import type { Search } from "./search/search.ts";
import { isPublicNews } from "./store/announcements.ts";
import type { Store } from "./store/store.ts";

export type AppOptions = {
  settings: Settings;
  store: Store;
  /** Index of the store's works. */
  search: Search;
  logger: Logger;
  /** Folder of the built client; the build's default folder if absent. */
  clientFolder?: string;
  /** Persisted operations; those of the build if absent. */
  operations?: OperationTexts;
  /** Limits of HTTP connections, if not the defaults. */
  connectionLimits?: ConnectionLimits;
  /** Limits of WebSockets, if not the defaults. */
  socketLimits?: SocketLimits;
  /** Limits of concurrent pages and operations, if not the defaults. */
  capacity?: Capacity;
};

/** Maximum size of a WebSocket message from a client, in bytes: the site's own messages have less than 2,000. */
const messageLimit = 8 * 1024;

/**
 * Composes the HTTP server without listening. Closing it ends every connection and the live part, but leaves the search
 * index and the store open.
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, store, search, logger } = options;
  const { publicOrigin } = settings;
  const clientFolder = options.clientFolder ?? builtClient;
  const ownOperations = options.operations ?? loadOperations();
  const sharedOperationsFolder = sharedOperationsFolderOf(settings);
  const operations = new PersistedOperations(ownOperations, sharedOperationsFolder);
  // Fastify's own log entries must not contain the query of a request.
  const req = ({ method, url }: FastifyRequest) => ({ method, path: pathOf(url) });
  const loggerInstance: FastifyBaseLogger = logger.child({}, { serializers: { req } });
  const connections = new Connections(settings.trustedProxies, options.connectionLimits);
  const app = Fastify({
    ...connections.options,
    loggerInstance,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: "requestId",
    }),
    forceCloseConnections: "idle",
    // The server answers requests that have already arrived.
    return503OnClosing: false,
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    genReqId: ({ headers }) => {
      const given = headers["x-request-id"];
      return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    routerOptions: { maxParamLength: 500 },
  });
  spreadRequests(app.server);
  endConnectionsAtStop(app);
  app.addHook("onRequest", async (request, reply) => {
    void reply.headers({ ...commonHeaders, "x-request-id": request.id });
  });
  logRequests(app);
  answerErrors(app);
  const onClose = (name: string, close: () => unknown) =>
    app.addHook("onClose", () => stopStep(logger, name, close));

  app.decorate("unsentBytes", new UnsentBytes());
  const answers = new PublicAnswers(store.isHearing);
  // Registered before the listeners that notify clients, so that no client that learns of a change gets an older
  // response.
  const stopForgetting = search.listen((event) => {
    if (isPublicNews(event)) answers.clear();
  });
  onClose("kept answers", stopForgetting);
  const live = startLive(search, store.db);
  onClose("live events", () => live.close());
  const standings = new Standings();
  const stopEnding = search.listen((event) => standings.hear(event));
  onClose("standings", stopEnding);
  const { dataFolder, databaseUrl, redisUrl } = settings;
  const backbone = redisUrl ? await connectRedisBackbone(redisUrl, logger) : createLoneBackbone();
  const tours = new Tours(store.db, backbone, logger);
  const stopTellingOfTours = search.listen((event) => tours.hear(event));
  onClose("tours", () => {
    stopTellingOfTours();
    return tours.close();
  });
  onClose("sweep", startSweep(store, logger));
  const limiterStore = openLimiterStore(settings, store.db);
  onClose("rate limits", () => limiterStore.close());
  const undos = new Undos(store.db, logger);
  onClose("undos", () => undos.close());
  await undos.resume();
  const importsFolder = importsFolderOf(settings);
  const importJobs = new ImportJobs({
    store,
    logger,
    importsFolder,
    imagesFolder: imagesFolderOf(settings),
    unpackedFolder: unpackedFolderOf(settings),
    reachesPrivate: settings.privateAddresses,
  });
  onClose("import jobs", () => importJobs.close());
  const decoder = new DecoderPool();
  // Requests that wait for it would keep the server from stopping.
  app.addHook("preClose", async () => decoder.close());
  const mayReach = reachOf(settings);
  const remoteCheckup = new RemoteCheckup({ db: store.db, logger, mayReach });
  onClose("remote checkup", () => remoteCheckup.close());
  const signedIn = new SignedIn(store.db, publicOrigin);
  const attempts = new Attempts(limiterStore.createLimiter, settings.queryBudget);
  const memberOf: SignedIn["memberOf"] = (request) => signedIn.memberOf(request);
  const admission = new Admission(memberOf, attempts, logger, options.capacity);
  const services = {
    db: store.db,
    live,
    tours,
    undos,
    importJobs,
    remoteCheckup,
    intake: new PictureIntake(importJobs.files, imagesFolderOf(settings), decoder),
    standings,
    search,
    logger,
    site: { title: settings.siteTitle, description: settings.siteDescription },
    attempts,
    admission,
    publicOrigin,
  };
  const refuseForeign = ownOriginOnly(publicOrigin);
  const yoga = createGraphQL(operations, logger);
  const run = createRun(services, yoga);
  const handler = createGraphQLHandler(services, operations, run, answers);

  await app.register(websocket, {
    options: { maxPayload: messageLimit, handleProtocols },
    preClose: closeSockets,
  });
  // After the plugin, which closes the connection of a rejected WebSocket.
  checkHosts(app, publicOrigin);
  connections.watch(app);
  const socketLimit = new SocketLimit(options.socketLimits);
  app.route({
    method: "GET",
    url: "/graphql",
    config: { isWebSocket: true },
    // Queries by GET are open to every site; a WebSocket would read with the visitor's cookie.
    onRequest: async (request, reply) => {
      if (!request.ws) return;
      await refuseForeign(request, reply);
      if (!reply.sent) await socketLimit.onRequest(request, reply);
    },
    handler,
    wsHandler: socketLimit.limit(createWebSocketHandler(services, yoga, operations, socketLimit)),
  });
  await app.register(registerPost, { handler, publicOrigin });
  const remoteHealth = new RemoteHealth(store.db, logger);
  const publicImages = new PublicImages(store);
  // From the store itself, which announces a change before the search index has processed it.
  const stopHearing = await store.listen((event) => publicImages.hear(event));
  app.addHook("onClose", () => stopHearing());
  await app.register(imageService, {
    imagesFolder: imagesFolderOf(settings),
    publicUrl: publicOrigin ?? undefined,
    headers: commonHeaders,
    remote: {
      folder: remoteFolderOf(settings),
      mayReach,
      onAsked: (key, problem) => remoteHealth.tell(key, problem),
    },
    publicImages,
    maySeePrivateImages: async (request) =>
      (await refusalAtDesk(store.db, request, publicOrigin, "/iiif/image")) === null,
    networkOf: ({ ip }) => fairGroupOf(ip),
    decoder,
  });
  const documents = { db: store.db, answers, admission, publicOrigin };
  await registerManifests(app, documents);
  await registerAnnotations(app, documents);
  await registerContentSearch(app, documents);
  await registerCollections(app, { ...documents, search, title: settings.siteTitle });
  const toHarvest = { ...documents, site: services.site };
  registerSitemap(app, toHarvest);
  registerFeed(app, toHarvest);
  registerExhibitionsFeed(app, toHarvest);
  registerOEmbed(app, toHarvest);
  await registerOai(app, toHarvest);
  registerExports(app, { db: store.db, imagesFolder: imagesFolderOf(settings), publicOrigin });
  const { uploadLimit } = settings;
  const atDesk = { db: store.db, files: importJobs.files, publicOrigin, uploadLimit };
  await app.register(registerUploads, atDesk);
  registerProblems(app, atDesk);
  const testsWrites = databaseUrl !== null;
  registerHealth(app, { store, search, testsWrites }, { dataFolder, clientFolder });
  const ask = createAsk(run, answers);
  const pages = createPages({
    folder: clientFolder,
    ask,
    answers,
    admission,
    publicOrigin,
    logger,
  });
  await registerClient(app, clientFolder, sharedClientFolderOf(settings), pages);
  await keepShared(app, clientFolder, "operations", () =>
    shareOperations(ownOperations, sharedOperationsFolder),
  );
  if (!settings.serviceWorker) switchServiceWorkerOff(app, clientFolder);
  return app;
}
