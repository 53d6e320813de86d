/**
 * Maximum number of automatic retries of an update after a conflict with a change of another field, which shares the
 * album's version.
 */
export const mostRetries = 3;
