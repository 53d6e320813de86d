/** A land that is looked for on every map: its outline in degrees, only as precise as its region needs. */
export type Landmark = {
  name: string;
  /** A statement that holds on any map. */
  said: string | null;
  outline: [longitude: number, latitude: number][];
};

/** The land that the sizes of the others are compared with. */
export const africa: Landmark = {
  name: "Africa",
  said: "30 million square kilometres, fourteen times as many as Greenland has.",
  outline: [
    ...[at(-17.5, 14.7), at(-16.5, 20), at(-13, 27.7), at(-9.8, 30), at(-6, 35.9), at(3, 36.9)],
    ...[at(11, 37.3), at(10.2, 34), at(20, 31), at(23, 32.7), at(32.3, 31.2), at(35.5, 24)],
    ...[at(37.3, 19), at(43.2, 12.3), at(51.3, 11.9), at(48, 4.5), at(41, -2), at(40.6, -14.5)],
    ...[at(35.5, -23.5), at(32.9, -26.5), at(28, -33), at(20, -34.8), at(18.3, -34.2), at(15, -27)],
    ...[at(11.7, -17.5), at(13.7, -10.5), at(9, -1), at(9.6, 4), at(4.4, 6.3), at(-7.5, 4.4)],
    at(-13.3, 8.5),
  ],
};

/** The lands that best show the properties of a world map, in order of preference. */
export const greatLands: readonly Landmark[] = [
  africa,
  {
    name: "Greenland",
    said: "The largest island of the Earth, 2.2 million square kilometres.",
    outline: [
      ...[at(-73, 78.2), at(-68, 80.2), at(-60, 82.2), at(-45, 83), at(-32, 83.65), at(-20, 82.6)],
      ...[at(-11.5, 81.4), at(-18, 79.5), at(-18.5, 76), at(-22, 72.5), at(-22, 70.2), at(-32, 68)],
      ...[at(-38, 65.8), at(-42.5, 61.5), at(-43.9, 59.8), at(-48.5, 60.9), at(-52, 64.2)],
      ...[at(-53.8, 67), at(-51, 69.5), at(-55, 71.5), at(-55, 73.5), at(-58.5, 75.6)],
      ...[at(-66, 76.1), at(-71, 77)],
    ],
  },
  {
    name: "South America",
    said: "17.8 million square kilometres.",
    outline: [
      ...[at(-81.3, -4.7), at(-77, -12), at(-70.3, -18.4), at(-71.5, -30), at(-74.5, -42)],
      ...[at(-75.6, -48), at(-71.5, -54), at(-67.3, -55.9), at(-65.1, -54.6), at(-69, -51)],
      ...[at(-65.7, -47), at(-62, -40.5), at(-57, -37.8), at(-53.5, -34), at(-48.6, -27)],
      ...[at(-41, -22), at(-38.9, -13), at(-34.8, -7.2), at(-44, -2.6), at(-50, 1.7), at(-57, 6)],
      ...[at(-61.5, 10.7), at(-71.7, 12.4), at(-77, 8.5), at(-77.4, 4), at(-80.2, 0.5)],
    ],
  },
  {
    name: "Australia",
    said: "7.7 million square kilometres, with Tasmania.",
    outline: [
      ...[at(113.2, -26), at(115, -34.3), at(118, -35.1), at(124, -33.2), at(131, -31.5)],
      ...[at(136, -35), at(140.5, -38), at(144.6, -40.8), at(146, -43.6), at(147.5, -43.6)],
      ...[at(148.4, -41), at(150, -37.5), at(153.6, -28.2), at(146, -19), at(142.5, -10.7)],
      ...[at(140, -17.6), at(136.5, -12), at(131, -11.3), at(126.5, -14), at(122, -18)],
    ],
  },
  {
    name: "Antarctica",
    said: "About 14 million square kilometres, nearly all of them under ice.",
    outline: [
      ...[at(-180, -78), at(-158, -77), at(-135, -74.5), at(-102, -72), at(-75, -73)],
      ...[at(-67, -67.5), at(-57, -63.2), at(-61, -71), at(-62, -76), at(-45, -78), at(-30, -77)],
      ...[at(-10, -71), at(10, -70), at(40, -69), at(55, -66), at(70, -69), at(80, -67.5)],
      ...[at(110, -66), at(140, -66.7), at(165, -71), at(168, -77.5)],
    ],
  },
];

/** Lands for maps that show few of the great ones. */
export const smallLands: readonly Landmark[] = [
  {
    name: "The British Isles",
    said: null,
    outline: [
      ...[at(-10.5, 51.7), at(-10, 54.3), at(-7.5, 58.5), at(-3, 58.7), at(-1.8, 57.5)],
      ...[at(0.2, 53), at(1.8, 52.6), at(1.4, 51.2), at(-5.7, 50)],
    ],
  },
  {
    name: "Italy",
    said: null,
    outline: [
      ...[at(6.6, 45), at(10.5, 46.9), at(13.7, 46.4), at(12.4, 44.5), at(16, 41.8)],
      ...[at(18.5, 40.1), at(16.8, 38.5), at(15.7, 37.9), at(15.1, 36.7), at(12.4, 37.9)],
      ...[at(15.5, 39.5), at(11, 42.4), at(8.5, 44.2)],
    ],
  },
  {
    name: "Iceland",
    said: null,
    outline: [
      ...[at(-24.5, 65.5), at(-22, 66.5), at(-16, 66.6), at(-13.5, 65), at(-18.5, 63.4)],
      at(-22.7, 63.8),
    ],
  },
  {
    name: "The Great Lakes",
    said: null,
    outline: [
      ...[at(-92.2, 46.8), at(-88, 48.9), at(-84, 46.5), at(-80, 46), at(-76.2, 44)],
      ...[at(-79, 42.8), at(-83.5, 41.4), at(-87.6, 41.6), at(-88, 44.5)],
    ],
  },
  {
    name: "Florida and Cuba",
    said: null,
    outline: [
      ...[at(-87.5, 30.5), at(-81.3, 30.8), at(-79.9, 26.8), at(-74.1, 20.2), at(-77.8, 19.8)],
      ...[at(-85, 21.9), at(-83, 27.5)],
    ],
  },
  {
    name: "India",
    said: null,
    outline: [
      ...[at(68.2, 23.7), at(72.7, 21), at(73, 17.5), at(76.2, 9.8), at(77.5, 8.1), at(80, 12)],
      ...[at(80.3, 15.7), at(87, 21), at(88.2, 26.5), at(80.5, 30), at(75, 34.5), at(74, 31)],
    ],
  },
  {
    name: "The Arabian Peninsula",
    said: null,
    outline: [
      ...[at(34.9, 29.4), at(38.8, 21), at(42.7, 16), at(43.4, 12.6), at(52.2, 15.6)],
      ...[at(59.8, 22.5), at(56.4, 26.4), at(51.6, 24.3), at(48, 30)],
    ],
  },
  {
    name: "The Caspian Sea",
    said: null,
    outline: [
      ...[at(47, 44.6), at(49.2, 41), at(49, 37.6), at(51, 36.6), at(54, 36.9), at(53, 41.6)],
      ...[at(51, 44.6), at(53, 46.8), at(49, 46.6)],
    ],
  },
  {
    name: "Japan",
    said: null,
    outline: [
      ...[at(129.5, 32.5), at(130.9, 31), at(135.8, 33.5), at(140.9, 35.7), at(142, 39.5)],
      ...[at(145.6, 43.3), at(142, 45.5), at(140, 43.3), at(139.8, 39), at(136.7, 37.3)],
      at(132, 35.3),
    ],
  },
  {
    name: "Madagascar",
    said: null,
    outline: [
      ...[at(43.3, -22), at(44.3, -16.5), at(49.3, -12), at(50.5, -15.5), at(47.1, -25)],
      at(45.2, -25.6),
    ],
  },
];

function at(longitude: number, latitude: number): [number, number] {
  return [longitude, latitude];
}
