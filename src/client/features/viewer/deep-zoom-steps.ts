/** CSS pixels an arrow key moves the view, alone and with Shift. */
export const keyStep = { small: 60, large: 240 };

/** How many times larger a key or a button makes the picture. */
export const zoomStep = 1.5;

/** By how much a key or a button turns it, in degrees. */
export const quarterTurn = 90;
