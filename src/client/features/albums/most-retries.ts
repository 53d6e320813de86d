/** How often a change is sent anew by itself because something else of the album, which shares its version, was changed. */
export const mostRetries = 3;
