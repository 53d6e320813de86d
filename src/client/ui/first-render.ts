import { createContext } from "react";

/**
 * Whether a component renders on the server or during hydration: both must give the same result, and the page's images
 * are already loading. Read it in a component's first render; changing it causes no rerender.
 */
export const FirstRender = createContext<{ isNow: boolean }>({ isNow: false });
