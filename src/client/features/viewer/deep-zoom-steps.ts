/** Distance that an arrow key moves the view in CSS pixels, alone and with Shift. */
export const keyStep = { small: 60, large: 240 };

/** Zoom factor of a key or button. */
export const zoomStep = 1.5;

/** Rotation by a key or button, in degrees. */
export const quarterTurn = 90;
