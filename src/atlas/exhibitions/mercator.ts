import { indicatrices, map } from "./exhibition.ts";
import type { AtlasExhibition } from "./exhibition.ts";

/** An exhibition about the Mercator projection in schools. */
export const mercator: AtlasExhibition = {
  slug: "how-mercator-came-to-rule-the-classroom-wall",
  writtenAt: "2026-11-23T12:00:00Z",
  title: "How Mercator came to rule the classroom wall",
  introduction:
    "A chart that was made for steering ships hung for a hundred years before children who would never steer one. How it got there, what it told them, and why it is still in every pocket.",
  cover: map("A-101"),
  colours: "PAPER",
  typeface: "SERIF",
  credits:
    "Written for the sample collection of Vitrine. All maps were drawn for it from the public-domain data of Natural Earth.",
  blocks: [
    {
      kind: "text",
      text: `## A line that a helmsman can hold

A ship that keeps its compass at one bearing does not sail along a circle. It follows a curve that winds towards the pole, and on most maps of the world that curve is drawn as a curve. Whoever wants to know which bearing leads from Lisbon to the mouth of the Amazon cannot lay a ruler across such a map.

In 1569 Gerardus Mercator, a maker of globes and instruments in Duisburg, published a world map of eighteen sheets on which he can. He drew the parallels further and further apart towards the poles, just as much as the meridians on his map are too far apart there. Angles come out right everywhere, and every course of constant bearing is a straight line.`,
    },
    {
      kind: "quotation",
      words: "Nova et aucta orbis terrae descriptio ad usum navigantium emendate accommodata",
      language: "la",
      source:
        "Gerardus Mercator, the title of his map of 1569: a new and enlarged description of the Earth, corrected for the use of navigators",
    },
    {
      kind: "text",
      text: `The title says what it was for. Sailors were slow to take it up all the same: Mercator had not told how he spaced his parallels. Edward Wright of Cambridge printed the numbers in 1599, and only when ships could find their longitude, in the second half of the eighteenth century, did the chart become the one that every navigator had.^[Wright added up the stretch from one minute of latitude to the next. That the sum is a logarithm of a tangent was noticed around 1645, by comparing tables, and proved some twenty years later.]`,
    },
    {
      kind: "zoomStory",
      title: "What the chart does to the land",
      steps: [
        {
          key: "whole",
          view: map("A-101"),
          title: "The whole sheet",
          text: "The poles are missing, and must be: on this map they are infinitely far away. Where it is cut off is the mapmaker's choice.",
        },
        {
          key: "africa",
          view: map("A-101", "Africa"),
          title: "Africa",
          text: "Round the equator the chart is as good as a globe. Africa has its shape, and, beside its neighbours in the tropics, its size: thirty million square kilometres.",
        },
        {
          key: "greenland",
          view: map("A-101", "Greenland"),
          title: "Greenland",
          text: "Two million square kilometres. Africa is fourteen times as large. Here the two look like equals.",
        },
        {
          key: "south-america",
          view: map("A-101", "South America"),
          title: "South America",
          text: "Eight times Greenland on the globe. On the chart it looks the smaller of the two.",
        },
        {
          key: "small-circle",
          view: indicatrices("A-101", "One of the smallest whole circles"),
          title: "A measure",
          text: "In the nineteenth century Nicolas Auguste Tissot thought of a way to see what a map does: draw the same small circle everywhere on the globe, and look what becomes of it. Near the equator it stays small…",
        },
        {
          key: "large-circle",
          view: indicatrices("A-101", "One of the largest whole circles"),
          title: "The same circle, elsewhere",
          text: "…and away from it, it grows. It remains a circle, so every shape is right in the small. Its size is another matter.",
        },
        {
          key: "all-circles",
          view: indicatrices("A-101"),
          title: "All of them",
          text: "This is what one buys a straight line for. For somebody at the helm it is cheap. For somebody who wants to compare countries it is a disaster.",
        },
      ],
    },
    {
      kind: "text",
      text: `## From the chart house to the schoolroom

In the nineteenth century the chart left the sea. It showed steamship lines, cables and colonies; it fills a rectangle, so it fits a page and a wall; north is always straight up; the middle latitudes, where those lived who printed and bought maps, stand out large and clear. One sheet after the other used it because the one before had.

Geographers complained early. John Paul Goode of Chicago fought it from 1908 on and drew his own answer, and by the 1940s the newspapers had taken up the matter. What replaced it on many walls were maps that had given up the straight line.`,
    },
    {
      kind: "comparison",
      first: map("A-101"),
      second: map("A-107"),
      arrangement: "SIDE",
      caption:
        "Two rectangles. James Gall's map of 1855, on the right or below, keeps neither angles nor areas, but neither goes as far wrong; British atlases used it for decades.",
    },
    {
      kind: "carousel",
      label: "What hung there instead",
      slides: [
        {
          key: "grinten",
          view: map("A-601"),
          caption:
            "Van der Grinten's round world of 1898: the National Geographic Society drew its maps on it from 1922 to 1988.",
        },
        {
          key: "goode",
          view: map("A-701"),
          caption:
            "Goode's peeled orange of 1923: true areas, good shapes, torn oceans. School atlases carried it through the century.",
        },
        {
          key: "miller",
          view: map("A-108"),
          caption:
            "Miller's softened Mercator of 1942: familiar, with poles, and Greenland still too large.",
        },
        {
          key: "peters",
          view: map("A-106"),
          caption:
            "The Gall–Peters map, announced by Arno Peters in 1973 as an answer to Mercator: true areas, and a long quarrel.",
        },
        {
          key: "robinson",
          view: map("A-201"),
          caption:
            "Robinson's map of 1963, made by eye; on the walls of National Geographic's readers from 1988.",
        },
        {
          key: "winkel",
          view: map("A-301"),
          caption: "Winkel's compromise of 1921, which followed it there in 1998.",
        },
      ],
    },
    {
      kind: "text",
      text: `In 1989 and 1990 seven North American societies of geographers and cartographers asked publishers, the media and government agencies in a resolution to stop using rectangular maps of the world for general purposes. Many walls changed; some schools kept Mercator's map well into this century.`,
    },
    {
      kind: "quotation",
      words: "Frequently seeing a greatly distorted map tends to make it “look right”.",
      source: "From the resolution of the seven societies",
    },
    {
      kind: "text",
      text: `## And then it came back

In 2005 a map appeared on the web that could be pushed about and enlarged without end, from the whole world to one's own street. For the street it needs a projection on which a corner of ninety degrees is one everywhere and north is always up; and that is Mercator's. The whole world came along with it. When one zooms out on a large screen a globe may appear by now; the tiles underneath have stayed what they were.`,
    },
    {
      kind: "picture",
      view: map("A-110"),
      caption:
        "Turned on its side, the same idea carries national grids and the zones of UTM: near its middle line it is nearly perfect, and the rest is left unused.",
      width: "WIDE",
    },
    {
      kind: "text",
      text: `A projection is not wrong. It answers a question. Mercator's answers *which way do I steer*, and has answered it well for four and a half centuries. What ruled the classroom wall was the habit of not asking.`,
    },
    { kind: "separator", look: "STARS" },
    {
      kind: "workList",
      title: "The maps of this exhibition",
      plates: ["A-101", "A-107", "A-601", "A-701", "A-108", "A-106", "A-201", "A-301", "A-110"],
    },
  ],
};
