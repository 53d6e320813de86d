/** Properties of a resource that are read. Every other property is left out and reported. */
export type Shape = {
  /** Properties that are read elsewhere, or that only concern the JSON format; separated by spaces. */
  read: string;
  /** Properties with texts, in one or several languages; separated by spaces. */
  texts?: string;
  /** Properties that contain resources, with the names of their shapes. */
  within?: Readonly<Record<string, string>>;
};

const records = { metadata: "metadata", requiredStatement: "statement" };
const links = { homepage: "homepage", seeAlso: "seeAlso" };
const statement = { read: "", texts: "label value" };
const link = { read: "id type format language", texts: "label" };

/** Resources of the Presentation API 3, by their name in messages. */
export const version3: Readonly<Record<string, Shape>> = {
  manifest: {
    read: "@context id type rights navDate",
    texts: "label summary",
    within: {
      ...records,
      ...links,
      provider: "provider",
      rendering: "rendering",
      navPlace: "navPlace",
      items: "canvas",
      structures: "range",
    },
  },
  metadata: statement,
  statement,
  homepage: link,
  seeAlso: link,
  rendering: link,
  provider: { read: "id type", texts: "label", within: links },
  navPlace: { read: "id type", within: { features: "feature of navPlace" } },
  "feature of navPlace": { read: "id type", within: { properties: "properties of navPlace" } },
  "properties of navPlace": { read: "", texts: "label" },
  canvas: {
    read: "id type width height",
    texts: "label",
    within: { metadata: "metadata", items: "painting page", annotations: "annotation page" },
  },
  "painting page": { read: "@context id type", within: { items: "painting" } },
  painting: { read: "@context id type motivation target", within: { body: "picture" } },
  picture: {
    // Anything but an image is left out as a whole, and counted by its type.
    read: "id type format width height duration language service selector value",
    texts: "label",
    within: { source: "picture", items: "picture" },
  },
  "annotation page": { read: "@context id type next prev", within: { items: "annotation" } },
  annotation: {
    read: "@context id type motivation target",
    texts: "label",
    within: { body: "annotation body" },
  },
  "annotation body": {
    read: "id type format language width height service selector",
    texts: "label value chars",
    within: { source: "annotation body", items: "annotation body" },
  },
  range: { read: "id type source selector", texts: "label", within: { items: "range" } },
  collection: { read: "@context id type first next", within: { items: "item of a collection" } },
  "item of a collection": { read: "id type label" },
};

const ids = "@context @id @type";
const link2 = { read: "@id @type format language", texts: "label" };
const picture2 = {
  read: `${ids} format width height service selector`,
  within: { full: "picture", default: "picture", item: "picture" },
};

/** Resources of the Presentation API 2, with the properties that are read after their conversion to version 3. */
export const version2: Readonly<Record<string, Shape>> = {
  manifest: {
    read: `${ids} license navDate`,
    texts: "label description attribution",
    within: {
      metadata: "metadata",
      related: "related",
      seeAlso: "seeAlso",
      rendering: "rendering",
      sequences: "sequence",
      structures: "range",
    },
  },
  metadata: statement,
  related: link2,
  seeAlso: link2,
  rendering: link2,
  sequence: { read: ids, within: { canvases: "canvas" } },
  canvas: {
    read: `${ids} width height`,
    texts: "label",
    within: { metadata: "metadata", images: "painting", otherContent: "annotation page" },
  },
  painting: { read: `${ids} motivation on`, within: { resource: "picture" } },
  picture: picture2,
  "annotation page": { read: ids, within: { resources: "annotation" } },
  annotation: { read: `${ids} motivation on`, within: { resource: "annotation body" } },
  "annotation body": { read: `${ids} format language`, texts: "chars label" },
  range: { read: `${ids} canvases ranges`, texts: "label", within: { members: "range" } },
  collection: {
    read: `${ids} first next`,
    within: {
      collections: "item of a collection",
      manifests: "item of a collection",
      members: "item of a collection",
    },
  },
  "item of a collection": { read: `${ids} label` },
};

/** An `info.json` of the Image API. */
export const imageInformation: Readonly<Record<string, Shape>> = {
  "info.json": {
    read: `${ids} id type protocol width height profile sizes tiles maxWidth maxHeight maxArea formats qualities supports preferredFormats extraFormats extraQualities extraFeatures scale_factors tile_width tile_height`,
  },
};
