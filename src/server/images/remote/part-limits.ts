/** A part of a picture at another site may be so large, in bytes, and take so long, in milliseconds. */
export const partLimits = { bytes: 64 * 1024 ** 2, time: 20_000 };
