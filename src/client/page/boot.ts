// A script by itself, written into the page's head: what must be there before anything is seen. Where
// the line is slow, everything that is not seen waits for the picture that is.
import { applyTheme, readTheme } from "../ui/theme.ts";
import { showSeenFonts } from "./fonts.ts";
import "./note-presses.ts";
import { openPage } from "./open-page.ts";

applyTheme(readTheme());
showSeenFonts();
openPage();
