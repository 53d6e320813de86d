/** The colours of an image, all as `#rrggbb`. */
export type Palette = {
  paper: string;
  sea: string;
  /** One colour for each tint of the countries. */
  land: readonly [string, string, string, string, string];
  ice: string;
  coast: string;
  border: string;
  graticule: string;
  /** The sphere's outline. */
  edge: string;
  /** Lettering on the sheet. */
  ink: string;
  /** Lettering on the sea, and the water lines along the coast. */
  water: string;
  /** The land under the indicatrices. */
  plain: string;
  indicatrix: string;
};

/** The palettes of the atlas, muted like printed colours; each belongs to a class of maps. */
export const palettes = {
  linen: {
    paper: "#f0e8d8",
    sea: "#dbe3dc",
    land: ["#d8b48a", "#c9b284", "#e2c99f", "#b9ac84", "#d3a07f"],
    ice: "#f3efe6",
    coast: "#5b4a3a",
    border: "#8a6f55",
    graticule: "#7f9490",
    edge: "#5b4a3a",
    ink: "#43362a",
    water: "#6f8a88",
    plain: "#d9c6a0",
    indicatrix: "#a4452f",
  },
  meadow: {
    paper: "#f3ecdf",
    sea: "#c5d5d6",
    land: ["#e0b89a", "#dccb94", "#b5c29a", "#cfa5a0", "#ead9b8"],
    ice: "#f4f1ea",
    coast: "#3f5358",
    border: "#8d6f62",
    graticule: "#71909a",
    edge: "#3f5358",
    ink: "#33444a",
    water: "#557b88",
    plain: "#dccfae",
    indicatrix: "#9c3f45",
  },
  night: {
    paper: "#1e2a36",
    sea: "#2b3f52",
    land: ["#d9c8a2", "#c8b288", "#e6d9ba", "#b7a583", "#cfb596"],
    ice: "#eef0ec",
    coast: "#16202a",
    border: "#8b7a5c",
    graticule: "#7d97a8",
    edge: "#c9b98f",
    ink: "#d8cba8",
    water: "#8fabba",
    plain: "#a99f86",
    indicatrix: "#e58a5c",
  },
  parchment: {
    paper: "#eadcbf",
    sea: "#e2d0a8",
    land: ["#c3986a", "#b88a63", "#cdaa7c", "#a88662", "#c7a06f"],
    ice: "#efe5cd",
    coast: "#4c3220",
    border: "#7d5739",
    graticule: "#a58a5e",
    edge: "#4c3220",
    ink: "#4c3220",
    water: "#8d6f45",
    plain: "#c6a677",
    indicatrix: "#5d6b3c",
  },
  prussian: {
    paper: "#f2ece0",
    sea: "#31536a",
    land: ["#e3cfa4", "#d4b98a", "#efe0bf", "#c6aa84", "#dcbf9b"],
    ice: "#f4f2ec",
    coast: "#1d3444",
    border: "#98805f",
    graticule: "#7fa0b0",
    edge: "#1d3444",
    ink: "#1d3444",
    water: "#a5c0ca",
    plain: "#d9c9a4",
    indicatrix: "#e08a55",
  },
  oxblood: {
    paper: "#63302c",
    sea: "#efe2c8",
    land: ["#b9745a", "#c68d68", "#a9654f", "#cf9f79", "#b3805f"],
    ice: "#f8f1e2",
    coast: "#4a211e",
    border: "#7c4335",
    graticule: "#bfa383",
    edge: "#f3dfbd",
    ink: "#f0dcbc",
    water: "#9b7a5c",
    plain: "#c9976f",
    indicatrix: "#2f5360",
  },
  mustard: {
    paper: "#d3a650",
    sea: "#f4ead3",
    land: ["#4f6f70", "#5f8080", "#3f5f63", "#76928c", "#55766f"],
    ice: "#fbf6ea",
    coast: "#27403f",
    border: "#d8d9c2",
    graticule: "#b7a274",
    edge: "#4a3a17",
    ink: "#42330f",
    water: "#8a8563",
    plain: "#7f9a94",
    indicatrix: "#b0482c",
  },
  heather: {
    paper: "#ece4e1",
    sea: "#cdc9d6",
    land: ["#a98a93", "#c3a08e", "#8f8a9f", "#d4b9a0", "#b5a2a6"],
    ice: "#f5f1ef",
    coast: "#3d3346",
    border: "#6b5867",
    graticule: "#8f88a3",
    edge: "#3d3346",
    ink: "#3d3346",
    water: "#736d8d",
    plain: "#c9b3aa",
    indicatrix: "#8b4a2b",
  },
  pine: {
    paper: "#233a34",
    sea: "#dfe3d0",
    land: ["#7d9272", "#b9a66a", "#94a37c", "#cbb988", "#a58e5f"],
    ice: "#f3f2e6",
    coast: "#22372f",
    border: "#4f5f48",
    graticule: "#9fae98",
    edge: "#e8dfbf",
    ink: "#e3dcc0",
    water: "#6f8775",
    plain: "#a9b08a",
    indicatrix: "#a4482f",
  },
} as const satisfies Record<string, Palette>;

/** The name of a palette. */
export type PaletteName = keyof typeof palettes;
