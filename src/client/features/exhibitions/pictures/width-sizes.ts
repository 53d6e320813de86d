/** Returns the `sizes` attribute of an image in a block of a width (`BlockWidth`). */
export function widthSizes(width: string): string {
  switch (width) {
    case "FULL":
      return "100vw";
    case "WIDE":
      return "(min-width: 66rem) 62rem, 94vw";
    default:
      return "(min-width: 42rem) 38rem, 94vw";
  }
}
