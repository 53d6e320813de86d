import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { renderCost } from "../admission.ts";
import { idWithin } from "../graphql/global-id.ts";
import type { Search } from "../search/search.ts";
import type { Made } from "../site/answer.ts";
import { originOf } from "../site/origin.ts";
import { sendDocument } from "../site/documents.ts";
import { albumsByIds, publicAlbumsPage } from "../store/albums.ts";
import { exhibitionLimits } from "../store/exhibition-parts.ts";
import { exhibitionBySlug, publishedExhibitionsPage } from "../store/exhibitions.ts";
import { BadCursor } from "../store/problems.ts";
import { countPublished, publishedFrom } from "../store/published-lists.ts";
import { firstImagesOfWorks } from "../store/works.ts";
import { albumManifest } from "./album-manifest.ts";
import { albumPictures } from "./album-pictures.ts";
import {
  albumCollection,
  albumsCollection,
  albumsOfCollection,
  COLLECTION_PREFIX,
  worksCollection,
  worksOfCollection,
  worksPart,
} from "./collections.ts";
import { exhibitionItems, storyOfBlock } from "./exhibition-items.ts";
import { exhibitionCollection, exhibitionsCollection, storyManifest } from "./exhibitions.ts";
import { madeDocument, madeNothing, openToEverySite, sendNothing, typeFor } from "./public-json.ts";
import type { ManifestServices } from "./service.ts";

type CollectionServices = ManifestServices & { search: Search; title: string };
type AlbumRoute = { Params: { album: string } };
type ExhibitionRoute = { Params: { slug: string } };
type StoryRoute = { Params: { slug: string; block: string } };

const nothingHere =
  "There is nothing here: Collections are at /iiif/collection/works, /iiif/collection/albums, /iiif/collection/exhibitions and /iiif/collection/ with the id of a public album.";
const noSuchExhibition = "There is no exhibition of this name.";
const noSuchStory = "There is no zoom story here with something to be seen.";

/**
 * Serves the IIIF Presentation API 3.0 Collections of published works, exhibitions and public albums, to every site.
 */
export async function registerCollections(
  app: FastifyInstance,
  services: CollectionServices,
): Promise<void> {
  const { db, search, publicOrigin, title } = services;
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    make: (origin: string) => Promise<object | string>,
  ) => {
    const origin = originOf(request, publicOrigin);
    const type = typeFor(request);
    const whole = async (): Promise<Made> => {
      const document = await make(origin);
      return typeof document === "string" ? madeNothing(document) : madeDocument(document, type);
    };
    // None of these documents reads a query parameter.
    const { params, routeOptions } = request;
    const key = JSON.stringify(["collection", type, origin, routeOptions.url, params]);
    const document = { key, cost: renderCost.usual, make: whole };
    return sendDocument(request, reply, services, document);
  };
  const totalWorks = () => countPublished(db, true);

  await app.register(
    async (routes) => {
      openToEverySite(routes);
      routes.get("/works", (request, reply) =>
        answer(request, reply, async (origin) =>
          worksCollection(title, await totalWorks(), origin),
        ),
      );
      routes.get<{ Params: { part: string } }>("/works/:part", (request, reply) =>
        answer(request, reply, async (origin) => {
          const { part: number } = request.params;
          const part = /^[1-9]\d{0,6}$/.test(number) ? Number(number) : 0;
          const total = await totalWorks();
          const start = (part - 1) * worksOfCollection;
          if (part === 0 || start >= total) return "There is no part of this number.";
          const count = worksOfCollection;
          const works = await publishedFrom(db, { start, count, withPictures: true });
          const images = await firstImagesOfWorks(
            db,
            works.map(({ id }) => id),
          );
          const entries = works.map((work, i) => ({ ...work, first: images[i] ?? undefined }));
          return worksPart(part, total, entries, origin);
        }),
      );
      routes.get<{ Params: { after?: string } }>("/albums/:after?", (request, reply) =>
        answer(request, reply, (origin) => albums(request.params.after ?? null, origin)),
      );
      routes.get("/exhibitions", (request, reply) =>
        answer(request, reply, async (origin) => {
          const page = { first: exhibitionLimits.exhibitions };
          return exhibitionsCollection((await publishedExhibitionsPage(db, page)).rows, origin);
        }),
      );
      routes.get<ExhibitionRoute>("/exhibitions/:slug", (request, reply) =>
        answer(request, reply, async (origin) => {
          const exhibition = await publishedExhibition(request.params.slug);
          if (!exhibition) return noSuchExhibition;
          const { cover, items } = await exhibitionItems({ db, search }, exhibition);
          return exhibitionCollection(exhibition, cover, items, origin);
        }),
      );
      routes.get<StoryRoute>("/exhibitions/:slug/story/:block", (request, reply) =>
        answer(request, reply, async (origin) => {
          const exhibition = await publishedExhibition(request.params.slug);
          if (!exhibition) return noSuchExhibition;
          const id = idWithin("ExhibitionBlock", request.params.block);
          const story = id === null ? null : await storyOfBlock(db, exhibition, id);
          return story ? storyManifest(exhibition, story, origin) : noSuchStory;
        }),
      );
      routes.get<AlbumRoute>("/:album", (request, reply) =>
        answer(request, reply, async (origin) => {
          const album = await publicAlbum(request.params.album);
          if (!album) return nothingHere;
          const { pictures, works } = await albumPictures(db, album.id);
          return albumCollection(album, pictures.length > 0, works, origin);
        }),
      );
      routes.get<AlbumRoute>("/:album/manifest", (request, reply) =>
        answer(request, reply, async (origin) => {
          const album = await publicAlbum(request.params.album);
          if (!album) return nothingHere;
          const { pictures } = await albumPictures(db, album.id);
          if (pictures.length === 0) {
            return "The album has no pictures, and a manifest would be empty.";
          }
          return albumManifest(album, pictures, origin);
        }),
      );
      // A route instead of a not-found handler, because the site's pages would take precedence over that.
      routes.get("/*", async (_request, reply) => sendNothing(reply, nothingHere));
    },
    { prefix: COLLECTION_PREFIX },
  );

  async function albums(after: string | null, origin: string) {
    try {
      const page = await publicAlbumsPage(db, { first: albumsOfCollection, after });
      const next = page.hasNextPage ? (page.cursors.at(-1) ?? null) : null;
      return albumsCollection(page.rows, { after, next }, origin);
    } catch (problem) {
      if (problem instanceof BadCursor) return "There are no albums here. Begin with the first.";
      throw problem;
    }
  }

  async function publishedExhibition(slug: string) {
    const exhibition = await exhibitionBySlug(db, slug);
    return exhibition?.state === "PUBLISHED" ? exhibition : null;
  }

  async function publicAlbum(globalId: string) {
    const id = idWithin("Album", globalId);
    const [album] = id === null ? [] : await albumsByIds(db, [id]);
    return album?.visibility === "PUBLIC" ? album : null;
  }
}
