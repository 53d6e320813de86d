/** How many blocks of an exhibition are asked for at a time. */
export const blocksAtOnce = 40;
