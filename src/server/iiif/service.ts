import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { renderCost } from "../admission.ts";
import type { Made } from "../site/answer.ts";
import { originOf } from "../site/origin.ts";
import { sendDocument } from "../site/documents.ts";
import type { DocumentServices } from "../site/documents.ts";
import type { Database } from "../store/connection.ts";
import { detailsOfImages, imagesOfWorks, workBySlug } from "../store/works.ts";
import { MANIFEST_PREFIX, manifestAddress, manifestOf } from "./manifest.ts";
import { madeDocument, madeNothing, openToEverySite, sendNothing, typeFor } from "./public-json.ts";

/** Dependencies of manifests, including their cache. */
export type ManifestServices = DocumentServices & {
  db: Database;
  /** The site's public origin, if it is set; otherwise each request's own. */
  publicOrigin: string | null;
};

type WorkRoute = { Params: { slug: string } };
type CanvasRoute = { Params: { slug: string; number: string } };

/** Serves the IIIF Presentation API 3.0 manifest of every published work, to every site. */
export async function registerManifests(
  app: FastifyInstance,
  services: ManifestServices,
): Promise<void> {
  const { db, admission, publicOrigin } = services;
  await app.register(
    async (routes) => {
      openToEverySite(routes);
      routes.get<WorkRoute>("/:slug", async (request, reply) => {
        const { slug } = request.params;
        const origin = originOf(request, publicOrigin);
        const type = typeFor(request);
        const make = () => makeManifest(db, slug, origin, type);
        const key = `manifest ${type} ${origin} ${slug}`;
        return sendDocument(request, reply, services, { key, cost: renderCost.usual, make });
      });
      // The resources in a manifest have separate URLs, which redirect to the manifest.
      const toManifest = async (request: FastifyRequest<CanvasRoute>, reply: FastifyReply) => {
        const { slug, number } = request.params;
        const find = () => workBySlug(db, slug);
        const found = await admission.render(request, renderCost.usual, find);
        if (!found) return sendNothing(reply, noSuchWork);
        if (!/^[1-9]\d*$/.test(number) || Number(number) > found.imageCount) {
          return sendNothing(
            reply,
            "The work has no canvas of this number: they are counted from 1.",
          );
        }
        return reply.redirect(manifestAddress(slug, originOf(request, publicOrigin)), 303);
      };
      routes.get<CanvasRoute>("/:slug/canvas/:number", toManifest);
      routes.get<CanvasRoute>("/:slug/canvas/:number/page", toManifest);
      routes.get<CanvasRoute>("/:slug/canvas/:number/painting", toManifest);
      // A route instead of a not-found handler, because the site's pages would take precedence over that.
      routes.get("/*", async (_request, reply) =>
        sendNothing(
          reply,
          "There is nothing here: a manifest is at /iiif/manifest/ and the work's slug.",
        ),
      );
    },
    { prefix: MANIFEST_PREFIX },
  );
}

const noPictures = "The work has no pictures, and a manifest would be empty.";
const noSuchWork = "There is no work of this name.";

async function makeManifest(
  db: Database,
  slug: string,
  origin: string,
  type: string,
): Promise<Made> {
  const found = await workBySlug(db, slug);
  const [images = []] = found ? await imagesOfWorks(db, [found.id]) : [];
  if (!found || images.length === 0) {
    return madeNothing(found ? noPictures : noSuchWork);
  }
  const ids = images.map(({ id }) => id);
  const first = await detailsOfImages(
    db,
    ids,
    ids.map(() => 1),
  );
  const detailed = new Set(first.flat().map(({ imageId }) => imageId));
  return madeDocument(manifestOf(found, images, origin, detailed), type, found.updatedAt);
}
