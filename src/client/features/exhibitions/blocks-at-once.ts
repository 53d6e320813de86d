/** Page size of an exhibition's blocks. */
export const blocksAtOnce = 40;
