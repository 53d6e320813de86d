// A separate inline script in the page's head, for everything that must happen before the first paint. On a slow
// connection, everything out of view waits for the visible image.
import { applyTheme, readTheme } from "../ui/theme.ts";
import { showSeenFonts } from "./fonts.ts";
import "./note-presses.ts";
import { openPage } from "./open-page.ts";

applyTheme(readTheme());
showSeenFonts();
openPage();
