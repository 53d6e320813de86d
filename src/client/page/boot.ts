// A script by itself, written into the page's head: what must be there before anything is seen.
import { applyTheme, readTheme } from "../ui/theme.ts";
import "./note-presses.ts";

applyTheme(readTheme());
