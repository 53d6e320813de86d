import { statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Logger } from "pino";
import {
  buildHeader,
  pageIds,
  type FirstAnswer,
  type RenderPage,
  type RenderedPage,
} from "../../page/page.ts";
import { BudgetUsedUp, busy, renderCost } from "../admission.ts";
import type { Admission } from "../admission.ts";
import { TooBusy } from "../gate.ts";
import type { Ask } from "../graphql/ask.ts";
import { discoveryLinks } from "../harvest/discovery.ts";
import { Answer } from "./answer.ts";
import type { Made } from "./answer.ts";
import { unavailableHeaders } from "./errors.ts";
import { pageHeaders } from "./headers.ts";
import { originOf } from "./origin.ts";
import { hashOf, readFrame, rereading, type PageFrame } from "./page-frame.ts";
import { pathOf } from "./path.ts";
import type { PublicAnswers } from "./public-answers.ts";
import { packedAnswer, sendAnswer, wantsFresh } from "./send-answer.ts";
import { takeOutStyles } from "./sent-styles.ts";

/** Status of pages for networks whose operations cost too much. */
const tooManyRequests = 429;

type PagesOptions = {
  /** Folder of the built client; the server-side renderer is next to it. */
  folder: string;
  /** Executes operations without admission: a page is admitted together with its operations. */
  ask: Ask;
  answers: PublicAnswers;
  admission: Admission;
  publicOrigin: string | null;
  logger: Logger;
};

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Handlers that send pages. */
export type Pages = {
  /** Sends the page at the requested URL. */
  send: Handler;
  /** Sends the page without content, which the service worker caches for offline starts. */
  sendBare: Handler;
};

/**
 * Creates the handlers that send server-rendered pages with their content: text, first image, and the query results for
 * hydration. If a page cannot be rendered, the server sends it without content, and the client shows what it can, or an
 * error. The same applies while the database is unavailable, with status 503.
 */
export function createPages({
  folder,
  ask,
  answers,
  admission,
  publicOrigin,
  logger,
}: PagesOptions): Pages {
  const frame = rereading(join(folder, "index.html"), readFrame);
  const renderer = rereading(join(folder, "../server/pages/render.mjs"), loadRenderer);

  /** Returns the page without content, in place of one that is not rendered. */
  const sentBare = (
    { url }: FastifyRequest,
    status: number,
    more: Record<string, string> = {},
  ): Made => {
    const { text, headers } = bare(frame(), pathOf(url));
    return { text, headers: { ...headers, ...more }, status, shared: false };
  };

  async function make(request: FastifyRequest, origin: string): Promise<Made> {
    let shared = true;
    let isUnavailable = false;
    /** `Retry-After` of an operation that was rejected because this network's operations cost too much. */
    let limitedFor: string | undefined;
    /** Returns the response in place of the page if an operation was rejected, or null. */
    const refusal = () => {
      if (isUnavailable) return unavailable(frame(), pathOf(request.url));
      if (limitedFor === undefined) return null;
      return sentBare(request, tooManyRequests, { "retry-after": limitedFor });
    };
    try {
      const render = await renderer();
      const page = await render({
        address: request.url,
        origin,
        ask: async (id, variables) => {
          const answer = await ask({ id, variables: JSON.stringify(variables) }, request);
          shared &&= answer.shared;
          isUnavailable ||= answer.status === 503;
          if (answer.status === tooManyRequests) limitedFor = answer.headers["retry-after"] ?? "60";
          return answer.text;
        },
      });
      return refusal() ?? { ...inFrame(page, frame(), request.url, origin), shared };
    } catch (error) {
      const refused = refusal();
      if (refused) return refused;
      logger.error({ err: error, path: pathOf(request.url) }, "a page was sent bare");
      return sentBare(request, 500);
    }
  }

  return {
    async send(request, reply) {
      const origin = originOf(request, publicOrigin);
      // A page in an older frame would request the files of an older build.
      const key = `page ${frame().version} ${origin} ${request.url}`;
      const isFresh = wantsFresh(request.headers);
      try {
        const rendered = async () => packedAnswer(request, await make(request, origin));
        const render = () => admission.render(request, renderCost.page, rendered);
        return await sendAnswer(request, reply, await answers.give(key, render, isFresh));
      } catch (error) {
        if (error instanceof TooBusy) return sendBusy(request, reply);
        if (error instanceof BudgetUsedUp) {
          const limited = sentBare(request, error.statusCode, error.headers);
          return sendAnswer(request, reply, new Answer(limited));
        }
        throw error;
      }
    },
    async sendBare(request, reply) {
      const { text, headers } = bare(frame(), pathOf(request.url));
      return reply.headers({ ...headers, "cache-control": "no-cache" }).send(text);
    },
  };
}

/** Sends a response in place of a page that was not rendered because of overload; the browser retries automatically. */
function sendBusy(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    ...busy.headers,
    ...pageHeaders(pathOf(request.url), { scripts: [], styles: [] }),
  };
  // Spread the retries over time.
  const seconds = busy.retryAfter + Math.floor(Math.random() * 4);
  return reply.code(503).headers(headers)
    .send(`<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${seconds}">
<title>Busy</title><p>${busy.message}
`);
}

async function loadRenderer(file: string): Promise<RenderPage> {
  // A changed module needs a different URL, because Node would return the cached one.
  const address = `${pathToFileURL(file).href}?written=${statSync(file).mtimeMs}`;
  const { renderPage } = (await import(address)) as { renderPage: RenderPage };
  return renderPage;
}

function inFrame(
  page: RenderedPage,
  frame: PageFrame,
  url: string,
  origin: string,
): Omit<Made, "shared"> {
  if (page.kind === "redirect") {
    return { text: "", status: 302, headers: { location: page.location } };
  }
  const { html, rules } = takeOutStyles(page.body);
  const [before, between, after] = frame.parts;
  const style = rules && `<style>${rules}</style>`;
  const { programFiles } = frame;
  const parts = new Set(page.programs.flatMap((program) => programFiles[program]?.first ?? []));
  const reached = page.reach === null ? undefined : programFiles[page.reach];
  const named = [
    `<meta name="vitrine-parts" content="${[...parts].join(" ")}">`,
    reached &&
      `<meta name="vitrine-reach" content="${[...reached.first, ...reached.then].join(" ")}">`,
  ];
  const text = [
    before,
    page.head,
    page.status === 200 ? discoveryLinks(url, origin) : "",
    style,
    ...named,
    between,
    html,
    dataBlock(page.answers),
    after,
  ].join("");
  const hashes = rules ? [...frame.styleHashes, hashOf(rules)] : frame.styleHashes;
  return { text, status: page.status, headers: headersOf(frame, pathOf(url), hashes) };
}

function bare(frame: PageFrame, path: string): Omit<Made, "shared"> {
  const noscript =
    "<noscript>Something went wrong, or you are offline. Load the page again in a moment.</noscript>";
  return bareWith({ title: "Vitrine", content: "", noscript }, frame, path);
}

/** Returns the page while the database is unavailable. The client shows the same, and the page as soon as it can. */
function unavailable(frame: PageFrame, path: string): Made {
  const title = "Service temporarily unavailable";
  const content = `<main class="page"><h1>${title}</h1><p>Load this page again in a moment.</p></main>`;
  const { text, headers } = bareWith({ title, content, noscript: "" }, frame, path);
  return { text, headers: { ...headers, ...unavailableHeaders }, status: 503, shared: false };
}

function bareWith(
  { title, content, noscript }: { title: string; content: string; noscript: string },
  frame: PageFrame,
  path: string,
): Omit<Made, "shared"> {
  const [before, between, after] = frame.parts;
  const root = `<div id="${pageIds.root}">${content}</div>`;
  const text = [before, `<title>${title}</title>`, between, root, noscript, after].join("");
  return { text, headers: headersOf(frame, path, frame.styleHashes) };
}

function headersOf(frame: PageFrame, path: string, styleHashes: readonly string[]) {
  return {
    "content-type": "text/html; charset=utf-8",
    [buildHeader]: frame.buildId,
    ...pageHeaders(path, { scripts: frame.scriptHashes, styles: styleHashes }),
  };
}

/**
 * Returns the element with the query results for hydration. The policy does not treat JSON data as a script; only `<`
 * could end its element.
 */
function dataBlock(answers: readonly FirstAnswer[]): string {
  const text = JSON.stringify(answers).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${pageIds.answers}">${text}</script>`;
}
