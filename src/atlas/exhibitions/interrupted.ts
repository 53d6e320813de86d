import { indicatrices, map } from "./exhibition.ts";
import type { AtlasExhibition } from "./exhibition.ts";

/** An exhibition about interrupted maps. */
export const interruptedMaps: AtlasExhibition = {
  slug: "land-first-interrupted-maps",
  writtenAt: "2026-11-23T10:00:00Z",
  title: "Land first: interrupted maps",
  introduction:
    "An orange's peel lies flat once it is torn. Some maps do on purpose what all others avoid, and choose where it hurts least.",
  cover: map("A-701"),
  colours: "SITE",
  typeface: "SANS",
  credits:
    "Written for the sample collection of Vitrine. All maps were drawn for it from the public-domain data of Natural Earth.",
  blocks: [
    {
      kind: "text",
      text: `## Every map is cut somewhere

A globe has no edge. A map of the world has one, and it is a cut: mostly down the Pacific, from pole to pole, because few people are there to mind. Whatever lies far from the middle of the map suffers, and what lies along the cut is shown twice or divided.

So why only one? With more cuts each part of the world can have a middle of its own.`,
    },
    {
      kind: "comparison",
      first: map("A-204"),
      second: map("A-702"),
      arrangement: "SIDE",
      caption:
        "Mollweide's ellipse whole, and cut into lobes as John Paul Goode did it in 1916. Look at South America and at Australia.",
    },
    {
      kind: "zoomStory",
      title: "The peeled orange",
      steps: [
        {
          key: "whole",
          view: map("A-701"),
          title: "Goode, 1923",
          text: "Two maps in one. Up to about forty degrees from the equator it is the sinusoidal map; beyond that Mollweide's takes over, at the parallel where their scales agree. The joint can be seen as a slight kink in the outline.",
        },
        {
          key: "africa",
          view: map("A-701", "Africa"),
          title: "A lobe of its own",
          text: "Africa lies round a straight meridian, as if the map had been made for Africa alone.",
        },
        {
          key: "south-america",
          view: map("A-701", "South America"),
          title: "And another",
          text: "So does South America, below a gap that runs through the Atlantic.",
        },
        {
          key: "australia",
          view: map("A-701", "Australia"),
          title: "Australia",
          text: "On a map in one piece Australia lies near the edge and leans. Here it stands upright.",
        },
        {
          key: "roundest",
          view: indicatrices("A-701", "One of the roundest whole ellipses"),
          title: "In the middle of a lobe",
          text: "Areas are true everywhere. In the middle of a lobe shapes are true as well.",
        },
        {
          key: "flattest",
          view: indicatrices("A-701", "The flattest whole ellipse"),
          title: "At its worst",
          text: "And this is the worst of it, at the border of a lobe.",
        },
        {
          key: "south",
          view: map("A-701", { x: 600, y: 2050, width: 4800, height: 900 }),
          title: "Who pays",
          text: "The oceans do, and Antarctica, which hangs in tatters from the lower ends. Whoever studies fish or currents turns the matter round and cuts through the land.",
        },
      ],
    },
    {
      kind: "text",
      text: `Goode taught at Chicago, and had been against Mercator's map in schools since 1908. He wanted one on which children could compare countries by looking; his school atlas made it known to generations of them in the United States. Data on the cover of the land are still kept on it, because every cell of it stands for the same area.`,
    },
    {
      kind: "quotation",
      words:
        "Every square inch in the map represents the same number of square miles of the earth’s surface as any other square inch in the map.",
      source:
        "John Paul Goode of his atlas, in Susan Schulten, The Geographical Imagination in America, 2001, p. 187",
    },
    {
      kind: "carousel",
      label: "Other ways to cut",
      slides: [
        {
          key: "gores",
          view: map("A-704"),
          caption:
            "Three pointed gores of the sinusoidal map. Made narrower, twelve or more of them, they are what globes are papered with.",
        },
        {
          key: "hemispheres",
          view: map("A-703"),
          caption: "The cut of old atlases: Old World and New World, in two rounds.",
        },
        {
          key: "philbrick",
          view: map("A-705"),
          caption:
            "Philbrick, 1953: the globe turned so that the land gathers round the Arctic, the southern seas opened.",
        },
        {
          key: "star",
          view: map("A-410"),
          caption:
            "The star of Hermann Berghaus: the northern half in one piece, the southern in five points.",
        },
        {
          key: "healpix",
          view: map("A-706"),
          caption:
            "HEALPix, 1997: cut for computers. Twelve equal diamonds that can be split again and again; the oldest light of the universe is stored on it.",
        },
        {
          key: "butterfly",
          view: map("A-802"),
          caption: "And where cuts follow the edges of a solid, a butterfly can come of it.",
        },
      ],
    },
    {
      kind: "picture",
      view: indicatrices("A-706"),
      caption:
        "HEALPix with its circles: areas are true, and each of the triangles towards a pole leans to its own middle.",
      width: "WIDE",
    },
    {
      kind: "text",
      text: `## What a cut costs

A map that is torn does not show what is near to what. New York and London are neighbours across a gap; a hurricane that crosses it leaves the sheet and comes in again elsewhere. The eye takes edges for coasts. For anything that moves, use a map in one piece; for anything that lies still on the land, tear as you like.`,
    },
    { kind: "separator", look: "STARS" },
    {
      kind: "workList",
      title: "Interrupted maps of the atlas, the oldest first",
      subject: "interrupted",
    },
  ],
};
