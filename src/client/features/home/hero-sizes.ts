/** The `sizes` attribute of images in the hero carousel. */
export const heroSizes = "(min-width: 60rem) 66vw, 100vw";
