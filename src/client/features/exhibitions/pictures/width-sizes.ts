/** How wide a picture is shown, as the `sizes` attribute has it, in a block of the given width (`BlockWidth`). */
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
