import { indicatrices, map } from "./exhibition.ts";
import type { AtlasExhibition } from "./exhibition.ts";

/** An exhibition about polyhedral maps, which fold the globe onto a solid with flat faces and unfold it. */
export const polyhedra: AtlasExhibition = {
  slug: "the-whole-earth-on-a-polyhedron",
  writtenAt: "2026-11-23T09:00:00Z",
  title: "The whole Earth on a polyhedron",
  introduction:
    "A sphere cannot be unrolled, a cube can. Put the one on the other, cut along the edges, and lay it on the table: butterflies, squares and islands come of it.",
  cover: map("A-801"),
  colours: "NIGHT",
  typeface: "SANS",
  credits:
    "Written for the sample collection of Vitrine. All maps were drawn for it from the public-domain data of Natural Earth.",
  blocks: [
    {
      kind: "text",
      text: `## Many small maps instead of one

Every map is good near its middle. A solid with many faces gives a map many middles: each face shows the part of the globe below it, no place is far from the middle of a face, and nothing is stretched much. What remains to be decided is which solid, how each face is filled, and along which edges to cut.`,
    },
    {
      kind: "carousel",
      label: "From four faces to twenty",
      slides: [
        {
          key: "tetrahedron",
          view: map("A-807"),
          caption: "Four faces: Lee's tetrahedron of 1965, with angles true but at four points.",
        },
        {
          key: "cube",
          view: map("A-812"),
          caption:
            "Six: Reichard's cube of 1803. The sky round the player of a computer game is kept on such a cube.",
        },
        {
          key: "octahedron",
          view: map("A-810"),
          caption: "Eight: Cahill's butterfly of 1909.",
        },
        {
          key: "icosahedron",
          view: map("A-809"),
          caption:
            "Twenty: the Likeaglobe that the economist Irving Fisher published in 1943, to be cut out and folded.",
        },
      ],
    },
    {
      kind: "zoomStory",
      title: "One island in one ocean",
      steps: [
        {
          key: "whole",
          view: map("A-801"),
          title: "Fuller, 1943 and 1954",
          text: "Buckminster Fuller published a map to be cut out and folded in *Life* in 1943, on a solid of fourteen faces. With Shoji Sadao he moved it to twenty triangles in 1954. There is no up or down on it.",
        },
        {
          key: "north-pole",
          view: map("A-801", "The North Pole"),
          title: "Begin here",
          text: "The Arctic lies in the middle, as it does on the globe for whoever flies from Chicago to Delhi.",
        },
        {
          key: "africa",
          view: map("A-801", "Africa"),
          title: "Africa",
          text: "From there the land goes out in arms. Africa is one…",
        },
        {
          key: "south-america",
          view: map("A-801", "South America"),
          title: "South America",
          text: "…the Americas are another, at the far end of which lies Antarctica.",
        },
        {
          key: "antarctica",
          view: map("A-801", "Antarctica"),
          title: "Antarctica",
          text: "Whole, which few maps of the world can say.",
        },
        {
          key: "australia",
          view: map("A-801", "Australia"),
          title: "Where it is cut",
          text: "The cuts run through the sea. To keep them there some of the twenty triangles had to be divided.",
        },
        {
          key: "ellipses",
          view: indicatrices("A-801"),
          title: "What it gains",
          text: "The circles of the globe come out nearly equal and nearly round. No map in one piece does as well.",
        },
      ],
    },
    {
      kind: "text",
      text: `## The butterfly

Bernard Cahill, an architect in San Francisco, had the same thought thirty years earlier and took an octahedron. To show how it works he had a rubber ball made that lay flat under glass as a map and sprang back to a globe. Steve Waterman and Gene Keyes took up his wings; all three cut through the oceans as far as they can, and divide Antarctica.`,
    },
    {
      kind: "quotation",
      words:
        "When finally map and globe practically agree, there can no longer be any substantial variation, and the need of further world mapping comes naturally to an end.",
      source: "Bernard J. S. Cahill, “A World Map to End World Maps”, Geografiska Annaler, 1934",
    },
    {
      kind: "comparison",
      first: map("A-810"),
      second: map("A-802"),
      arrangement: "SIDE",
      caption:
        "Cahill's butterfly of 1909 and Waterman's of 1996, whose solid comes of packing spheres.",
    },
    {
      kind: "picture",
      view: map("A-811"),
      caption:
        "Gene Keyes set the eight faces as a broad M, and worked out the net degree by degree.",
      width: "WIDE",
    },
    {
      kind: "text",
      text: `## Maps without end

Charles Sanders Peirce, the philosopher, worked for the United States Coast Survey when he found how to lay the world into a square so that all angles are true but at four points. He published it in 1879. The northern half fills a smaller square, and the southern is folded to the four corners, like the spots of a five on a die; hence *quincuncial*. Lay copies beside one another, turned as they need be, and the world goes on over the edge for ever.`,
    },
    {
      kind: "picture",
      view: map("A-803", "The North Pole"),
      caption: "The middle of Peirce's square. Zoom out to see where the south has gone.",
      width: "COLUMN",
    },
    {
      kind: "carousel",
      label: "Squares and triangles that tile",
      slides: [
        { key: "peirce", view: map("A-803"), caption: "Peirce's square, 1879." },
        {
          key: "guyou",
          view: map("A-805"),
          caption: "Guyou's two squares, 1887: the same map, turned on its side.",
        },
        {
          key: "gringorten",
          view: map("A-804"),
          caption: "Gringorten, 1972: the square again, with true areas in place of true angles.",
        },
        {
          key: "lee",
          view: map("A-807"),
          caption: "Lee's triangle: copies of it cover the plane without gaps.",
        },
        {
          key: "imago",
          view: map("A-808"),
          caption:
            "Imago, 2017: a rectangle by way of a tetrahedron, after Hajime Narukawa's AuthaGraph of 1999.",
        },
      ],
    },
    {
      kind: "text",
      text: `## What it costs

An outline that nobody would call a world map, directions that turn at every edge, and neighbours that are torn apart. A map on a polyhedron is a globe that can be posted. It is at its best in the hand: cut out, folded, and put on the desk.`,
    },
    { kind: "separator", look: "STARS" },
    {
      kind: "workList",
      title: "Polyhedral maps of the atlas, the oldest first",
      subject: "polyhedral",
    },
  ],
};
