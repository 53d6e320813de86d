import { createContext } from "react";

/** No errors; always the same object. */
export const noProblems: Readonly<Record<string, string>> = {};

/** Errors of a form's fields, by field name; a new object after each submission. */
export const FormProblems = createContext(noProblems);
