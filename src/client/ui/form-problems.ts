import { createContext } from "react";

/** Nothing is wrong; always the same. */
export const noProblems: Readonly<Record<string, string>> = {};

/** What is wrong with the fields of a form, by their names; another object each time it was sent. */
export const FormProblems = createContext(noProblems);
