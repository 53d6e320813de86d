import { createContext } from "react";

/**
 * Whether a component is rendered as part of a page the server sends, or takes over such a page in
 * the browser: then both must come out the same, and its pictures are on their way already. Read it
 * when a component begins; it changes without a word once the page is taken over.
 */
export const FirstRender = createContext<{ isNow: boolean }>({ isNow: false });
