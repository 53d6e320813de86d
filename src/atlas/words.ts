/** Describes a ratio in words that continue with “large” or “long”: `3.2 times as`, `14 times as`, `0.85 times as`. */
export function timesAs(ratio: number): string {
  const digits = ratio >= 10 ? 0 : ratio >= 1.5 ? 1 : 2;
  return `${Number(ratio.toFixed(digits))} times as`;
}

/** Describes a point of the globe, rounded to degrees. */
export function placeName([longitude, latitude]: [number, number]): string {
  const [east, north] = [Math.round(longitude), Math.round(latitude)];
  if (Math.abs(north) === 90) return north > 0 ? "the North Pole" : "the South Pole";
  const parallel = north === 0 ? "the equator" : `${Math.abs(north)}° ${north > 0 ? "N" : "S"}`;
  if (east === 0) return `${parallel}, 0°`;
  const side = east > 0 ? "E" : "W";
  return `${parallel}, ${Math.abs(east)}°${Math.abs(east) === 180 ? "" : ` ${side}`}`;
}
