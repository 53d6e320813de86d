import {
  geoAzimuthalEqualArea,
  geoAzimuthalEquidistant,
  geoConicConformal,
  geoConicEqualArea,
  geoConicEquidistant,
  geoEqualEarth,
  geoEquirectangular,
  geoGnomonic,
  geoMercator,
  geoNaturalEarth1,
  geoOrthographic,
  geoProjection,
  geoStereographic,
  geoTransverseMercator,
} from "d3-geo";
import type { GeoProjection } from "d3-geo";
import type { Detail } from "./world.ts";
import * as projections from "d3-geo-projection";
import * as polyhedra from "d3-geo-polygon";

/** How a projection is placed on a sheet. */
export type Sheet = {
  /** Creates the projection in the aspect that the sheet shows; its scale and position are ignored. */
  projection: () => GeoProjection;
  /** Limits the map to this box of longitudes and latitudes: west, south, east, north. */
  box?: [number, number, number, number];
  /** Limits the map to the circle with this centre and radius, in degrees. */
  circle?: { center: [number, number]; radius: number };
  /** The parallel and the meridian along which the others are labelled; 0 by default. */
  numbered?: { parallel?: number; meridian?: number };
  /** Level of detail of the coast; `world` by default. */
  detail?: Detail;
};

/** Rotation that cuts the world at 169° west, in the Bering Strait, instead of through Chukotka. */
const beringCut: [number, number] = [-11, 0];

/** Returns a sheet of the whole world, centred so that the map's edge runs through the Bering Strait. */
function world(create: () => GeoProjection): Sheet {
  return { projection: () => create().rotate(beringCut) };
}

/** Returns a sheet of the whole world on several lobes. */
function lobed(create: () => GeoProjection): Sheet {
  return { ...world(create), detail: "light" };
}

function turned(create: () => GeoProjection, ...rotation: [number, number, number?]): Sheet {
  const [longitude, latitude, roll = 0] = rotation;
  return { projection: () => create().rotate([longitude, latitude, roll]) };
}

const equalAreaAt = (parallel: number) => () =>
  projections.geoCylindricalEqualArea().parallel(parallel);
const stereographicAt = (parallel: number) => () =>
  projections.geoCylindricalStereographic().parallel(parallel);

/** Every sheet of the atlas by name. */
export const sheets = {
  mercator: {
    projection: () => geoMercator().rotate(beringCut),
    box: [-169, -78.5, 191, 83.9],
  },
  plateCarree: world(geoEquirectangular),
  lambertCylindrical: world(equalAreaAt(0)),
  behrmann: world(equalAreaAt(30)),
  hoboDyer: world(equalAreaAt(37.5)),
  gallPeters: world(equalAreaAt(45)),
  gallStereographic: world(stereographicAt(45)),
  miller: world(projections.geoMiller),
  patterson: world(projections.geoPatterson),
  transverseMercator: {
    projection: () => geoTransverseMercator().rotate([0, 0]),
  },
  cassini: { projection: () => geoProjection((x, y) => [y, -x]).rotate([-20, 0, 90]) },

  robinson: world(projections.geoRobinson),
  naturalEarth: world(geoNaturalEarth1),
  equalEarth: world(geoEqualEarth),
  mollweide: world(projections.geoMollweide),
  sinusoidal: world(projections.geoSinusoidal),
  eckert1: world(projections.geoEckert1),
  eckert4: world(projections.geoEckert4),
  eckert6: world(projections.geoEckert6),
  kavrayskiy7: world(projections.geoKavrayskiy7),
  wagner6: world(projections.geoWagner6),
  wagner7: world(projections.geoWagner7),
  craster: world(projections.geoCraster),
  flatPolarQuartic: world(projections.geoMtFlatPolarQuartic),
  boggs: world(projections.geoBoggs),
  collignon: world(projections.geoCollignon),
  loximuthal: world(() => projections.geoLoximuthal().parallel(40)),
  times: world(projections.geoTimes),

  aitoff: world(projections.geoAitoff),
  hammer: world(projections.geoHammer),
  winkelTripel: world(projections.geoWinkel3),
  briesemeister: {
    projection: () => geoProjection(projections.geoHammerRaw(1.75, 2)).rotate([-10, -45]),
  },
  bertin: { projection: projections.geoBertin1953 },
  wiechel: turned(projections.geoWiechel, 0, -90),

  orthographic: { projection: () => geoOrthographic().rotate([-18, -24]), detail: "close" },
  stereographic: {
    projection: () => geoStereographic().rotate([0, 90]).clipAngle(100),
  },
  gnomonic: {
    projection: () => geoGnomonic().rotate([0, -90]).clipAngle(60),
    detail: "close",
  },
  azimuthalEquidistant: turned(geoAzimuthalEquidistant, 0, -90),
  lambertAzimuthal: {
    projection: () => geoAzimuthalEqualArea().rotate([-10, -52]).clipAngle(90),
    detail: "close",
  },
  airy: { projection: () => projections.geoAiry().rotate([30, -20]), detail: "close" },
  satellite: {
    projection: () => projections.geoSatellite().distance(1.6).rotate([-82, -24]).clipAngle(51.3),
    numbered: { meridian: 90 },
    detail: "close",
  },
  twoPointEquidistant: {
    projection: () => polyhedra.geoTwoPointEquidistant([-0.1, 51.5], [139.7, 35.7]),
  },
  chamberlin: {
    projection: projections.geoChamberlinAfrica,
    circle: { center: [20, 3], radius: 48 },
    detail: "close",
  },
  berghaus: {
    projection: () => polyhedra.geoBerghaus().lobes(5).rotate([0, -90]),
    detail: "light",
  },
  craig: {
    projection: () => projections.geoCraig().parallel(21.4).rotate([-39.8, 0]).clipAngle(75.5),
    box: [-20, -34, 99.6, 58],
    numbered: { meridian: 30 },
    detail: "close",
  },
  littrow: {
    projection: () => projections.geoLittrow().rotate([-20, 0]),
    box: [-62, -55, 102, 72],
  },
  nicolosi: {
    projection: () =>
      projections
        .geoNicolosi()
        .rotate([85, 0])
        .clipAngle(90 - 1e-4),
    numbered: { meridian: -90 },
    detail: "close",
  },
  millerOblated: { projection: projections.geoModifiedStereographicMiller, detail: "close" },
  gilbert: world(projections.geoGilbert),

  ptolemy: {
    projection: () => geoConicEquidistant().parallels([20, 60]).rotate([-60, 0]).center([0, 40]),
  },
  albers: {
    projection: () => geoConicEqualArea().parallels([29.5, 45.5]).rotate([96, 0]),
    box: [-152, 8, -40, 78],
    numbered: { parallel: 30, meridian: -90 },
    detail: "close",
  },
  lambertConformal: {
    projection: () => geoConicConformal().parallels([35, 65]).rotate([-15, 0]),
    box: [-25, 30, 55, 73],
    numbered: { parallel: 60, meridian: 30 },
    detail: "close",
  },
  bonne: world(() => projections.geoBonne().parallel(45)),
  werner: world(() => projections.geoBonne().parallel(90)),
  polyconic: world(projections.geoPolyconic),
  vanDerGrinten: world(projections.geoVanDerGrinten),
  vanDerGrinten4: world(projections.geoVanDerGrinten4),
  lagrange: world(projections.geoLagrange),
  august: world(projections.geoAugust),
  eisenlohr: world(projections.geoEisenlohr),
  armadillo: world(projections.geoArmadillo),
  baker: world(projections.geoBaker),
  bottomley: world(projections.geoBottomley),

  interruptedHomolosine: lobed(polyhedra.geoInterruptedHomolosine),
  interruptedMollweide: lobed(polyhedra.geoInterruptedMollweide),
  mollweideHemispheres: {
    projection: polyhedra.geoInterruptedMollweideHemispheres,
    detail: "light",
  },
  interruptedSinusoidal: lobed(polyhedra.geoInterruptedSinusoidal),
  interruptedSinuMollweide: { projection: polyhedra.geoInterruptedSinuMollweide, detail: "light" },
  healpix: lobed(polyhedra.geoHealpix),

  peirce: { projection: projections.geoPeirceQuincuncial },
  gringorten: { projection: projections.geoGringortenQuincuncial },
  guyou: turned(projections.geoGuyou, 20, 0),
  cox: { projection: polyhedra.geoCox, detail: "light" },
  leeTetrahedral: { projection: polyhedra.geoTetrahedralLee, detail: "light" },
  imago: { projection: polyhedra.geoImago, detail: "light" },
  airocean: { projection: polyhedra.geoAirocean, detail: "light" },
  icosahedral: { projection: polyhedra.geoIcosahedral, detail: "light" },
  cahillButterfly: { projection: polyhedra.geoPolyhedralButterfly, detail: "light" },
  cahillKeyes: { projection: polyhedra.geoCahillKeyes, detail: "light" },
  waterman: { projection: polyhedra.geoPolyhedralWaterman, detail: "light" },
  cube: { projection: polyhedra.geoCubic, detail: "light" },
} as const satisfies Record<string, Sheet>;

/** The name of a sheet. */
export type SheetName = keyof typeof sheets;
