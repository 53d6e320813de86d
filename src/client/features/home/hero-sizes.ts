/** How wide a picture in the carousel that opens the site is shown, as the `sizes` attribute has it. */
export const heroSizes = "(min-width: 60rem) 66vw, 100vw";
