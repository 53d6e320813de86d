import { indicatrices, map } from "./exhibition.ts";
import type { AtlasExhibition } from "./exhibition.ts";

/** An exhibition about what equal-area maps sacrifice. */
export const equalArea: AtlasExhibition = {
  slug: "what-equal-area-costs",
  writtenAt: "2026-11-23T11:00:00Z",
  title: "What equal area costs",
  introduction:
    "A map can show every country as large as it is. It has been known how for five hundred years. The bill comes in another currency: shape.",
  cover: map("A-106"),
  colours: "SITE",
  typeface: "SANS",
  credits:
    "Written for the sample collection of Vitrine. All maps were drawn for it from the public-domain data of Natural Earth.",
  blocks: [
    {
      kind: "text",
      text: `## One promise, many maps

Cut a coin out of the map here, cut one out there: on an equal-area map both cover the same number of square kilometres. Whoever shows where forests are cut, where people live or how far an epidemic has come needs that promise, since what is large on the paper is read as much.

That a flat map cannot keep it together with all angles is not for want of trying. Carl Friedrich Gauss proved in 1827 that a sphere cannot be laid flat without stretching; and a map which kept areas *and* angles would not stretch at all. So each equal-area map chooses whom to bend.`,
    },
    {
      kind: "comparison",
      first: indicatrices("A-101"),
      second: indicatrices("A-106"),
      arrangement: "SIDE",
      caption:
        "The same circles of the globe on Mercator's map, where they stay circles and grow, and on that of Gall and Peters, where they keep their area and lose their shape.",
    },
    {
      kind: "zoomStory",
      title: "One cylinder, stretched",
      steps: [
        {
          key: "lambert",
          view: map("A-103"),
          title: "Lambert, 1772",
          text: "Throw the globe straight outwards on to a cylinder that touches it at the equator. Archimedes knew that this keeps areas; Johann Heinrich Lambert made a map of it.",
        },
        {
          key: "lambert-north",
          view: map("A-103", "Greenland"),
          title: "The price in the north",
          text: "At the equator shapes are right. Greenland has its area, and is as flat as if somebody had sat on it.",
        },
        {
          key: "behrmann",
          view: map("A-104"),
          title: "Behrmann, 1910",
          text: "Make the map higher and narrower by the same share, and areas stay true: now it is thirty degrees north and south where shapes are right. Walter Behrmann compared how far angles go wrong over the whole map, and chose this one.",
        },
        {
          key: "hobo-dyer",
          view: map("A-105"),
          title: "Hobo–Dyer, 2002",
          text: "Right at thirty-seven and a half degrees.",
        },
        {
          key: "gall-peters",
          view: map("A-106"),
          title: "Gall, 1855; Peters, 1973",
          text: "Right at forty-five degrees: the latitude of Bordeaux, of Minneapolis, of the north of Hokkaido.",
        },
        {
          key: "gall-peters-africa",
          view: map("A-106", "Africa"),
          title: "The price in the south",
          text: "Africa has its area too. At the equator everything is twice as high as it should be for its width.",
        },
        {
          key: "gall-peters-ellipse",
          view: indicatrices("A-106", "One of the flattest whole ellipses"),
          title: "Nobody is spared",
          text: "All four are the same map. Their makers only chose where the bill is sent.",
        },
      ],
    },
    {
      kind: "quotation",
      words: "In order to obtain comparative area we must sacrifice everything else.",
      source:
        "James Gall, who drew the last of them first; The Scottish Geographical Magazine, 1885",
    },
    {
      kind: "text",
      text: `## Rounder ways to pay

A rectangle makes the poles as long as the equator, and must pay for that with flatness. Give up the rectangle, and the poles can shrink. Then the outer parts of the map lean, since their meridians have a long way to go to the middle.`,
    },
    {
      kind: "carousel",
      label: "Equal areas in other outlines",
      slides: [
        {
          key: "sinusoidal",
          view: map("A-205"),
          caption:
            "Every parallel at its true length: the sinusoidal map, used by Jean Cossin of Dieppe in 1570. The middle is excellent; Alaska and New Zealand lean.",
        },
        {
          key: "mollweide",
          view: map("A-204"),
          caption:
            "Mollweide's ellipse of 1805, gentler at the poles. The oldest light of the universe is shown on it.",
        },
        {
          key: "eckert",
          view: map("A-207"),
          caption:
            "Eckert's fourth, 1906: poles half as long as the equator, and stretched tropics.",
        },
        {
          key: "hammer",
          view: map("A-303"),
          caption:
            "Hammer, 1892: the parallels bend as well, and the angles at the sides are gentler.",
        },
        {
          key: "werner",
          view: map("A-501"),
          caption: "Long before them all, the heart of Stabius and Werner, printed in 1514.",
        },
        {
          key: "collignon",
          view: map("A-214"),
          caption: "Collignon, 1865: a triangle keeps areas too.",
        },
      ],
    },
    {
      kind: "text",
      text: `## Boston, 2017

When the public schools of Boston turned to the Gall–Peters map in 2017, three cartographers asked themselves whether true areas had to look like that. Bojan Šavrič, Tom Patterson and Bernhard Jenny published their answer a year later and called it Equal Earth: the outline of Robinson's popular map, with areas that can be trusted.`,
    },
    {
      kind: "comparison",
      first: map("A-203"),
      second: map("A-201"),
      arrangement: "CURTAIN",
      caption:
        "Draw the curtain: Equal Earth to its left, Robinson's map to its right. What looks nearly alike differs where it counts, in the far north.",
    },
    {
      kind: "picture",
      view: indicatrices("A-203"),
      caption:
        "Equal Earth's bill. Every ellipse has the same area; near the equator they stand, towards the poles they lie.",
      width: "WIDE",
    },
    {
      kind: "text",
      text: `## Which one, then?

- For the whole world in one piece: **Equal Earth**, or Mollweide where an ellipse is wanted.
- For one country or continent: one that is made for it, such as **Albers'** cone for lands that stretch from east to west, or Lambert's azimuthal map for those that are round.
- For the land of the whole world, with the seas given up: [an interrupted map](/exhibitions/land-first-interrupted-maps).

And for finding one's way: none of them.`,
    },
    { kind: "separator", look: "STARS" },
    {
      kind: "workList",
      title: "Equal-area maps of the atlas, the oldest first",
      subject: "equal-area",
    },
  ],
};
