/** Limits for a part of an image at another site: size in bytes, and time in milliseconds. */
export const partLimits = { bytes: 64 * 1024 ** 2, time: 20_000 };
