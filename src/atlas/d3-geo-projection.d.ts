/** The parts of d3-geo-projection that the atlas uses; the package has no type declarations. */
declare module "d3-geo-projection" {
  import type { GeoProjection, GeoRawProjection } from "d3-geo";

  type WithParallel = GeoProjection & { parallel(degrees: number): WithParallel };
  type Satellite = GeoProjection & {
    distance(radii: number): Satellite;
  };

  export function geoAiry(): GeoProjection;
  export function geoAitoff(): GeoProjection;
  export function geoArmadillo(): GeoProjection;
  export function geoAugust(): GeoProjection;
  export function geoBaker(): GeoProjection;
  export function geoBertin1953(): GeoProjection;
  export function geoBoggs(): GeoProjection;
  export function geoBonne(): WithParallel;
  export function geoBottomley(): GeoProjection;
  export function geoChamberlinAfrica(): GeoProjection;
  export function geoCollignon(): GeoProjection;
  export function geoCraig(): WithParallel;
  export function geoCraster(): GeoProjection;
  export function geoCylindricalEqualArea(): WithParallel;
  export function geoCylindricalStereographic(): WithParallel;
  export function geoEckert1(): GeoProjection;
  export function geoEckert4(): GeoProjection;
  export function geoEckert6(): GeoProjection;
  export function geoEisenlohr(): GeoProjection;
  export function geoGilbert(): GeoProjection;
  export function geoGringortenQuincuncial(): GeoProjection;
  export function geoGuyou(): GeoProjection;
  export function geoHammer(): GeoProjection;
  export function geoHammerRaw(widening: number, coefficient: number): GeoRawProjection;
  export function geoKavrayskiy7(): GeoProjection;
  export function geoLagrange(): GeoProjection;
  export function geoLittrow(): GeoProjection;
  export function geoLoximuthal(): WithParallel;
  export function geoMiller(): GeoProjection;
  export function geoModifiedStereographicMiller(): GeoProjection;
  export function geoMollweide(): GeoProjection;
  export function geoMtFlatPolarQuartic(): GeoProjection;
  export function geoNicolosi(): GeoProjection;
  export function geoPatterson(): GeoProjection;
  export function geoPeirceQuincuncial(): GeoProjection;
  export function geoPolyconic(): GeoProjection;
  export function geoRobinson(): GeoProjection;
  export function geoSatellite(): Satellite;
  export function geoSinusoidal(): GeoProjection;
  export function geoTimes(): GeoProjection;
  export function geoVanDerGrinten(): GeoProjection;
  export function geoVanDerGrinten4(): GeoProjection;
  export function geoWagner6(): GeoProjection;
  export function geoWagner7(): GeoProjection;
  export function geoWiechel(): GeoProjection;
  export function geoWinkel3(): GeoProjection;
}

/** The parts of d3-geo-polygon used here: projections whose lobes and faces it clips cleanly. */
declare module "d3-geo-polygon" {
  import type { GeoProjection } from "d3-geo";

  export function geoAirocean(): GeoProjection;
  export function geoBerghaus(): GeoProjection & { lobes(count: number): GeoProjection };
  export function geoCahillKeyes(): GeoProjection;
  export function geoCox(): GeoProjection;
  export function geoCubic(): GeoProjection;
  export function geoHealpix(): GeoProjection;
  export function geoIcosahedral(): GeoProjection;
  export function geoImago(): GeoProjection;
  export function geoInterruptedHomolosine(): GeoProjection;
  export function geoInterruptedMollweide(): GeoProjection;
  export function geoInterruptedMollweideHemispheres(): GeoProjection;
  export function geoInterruptedSinuMollweide(): GeoProjection;
  export function geoInterruptedSinusoidal(): GeoProjection;
  export function geoPolyhedralButterfly(): GeoProjection;
  export function geoPolyhedralWaterman(): GeoProjection;
  export function geoTetrahedralLee(): GeoProjection;
  export function geoTwoPointEquidistant(
    first: [number, number],
    second: [number, number],
  ): GeoProjection;
}
