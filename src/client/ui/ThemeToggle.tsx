import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import SunMoon from "lucide-react/icons/sun-moon";
import { useEffect, useState } from "react";
import { IconButton } from "./IconButton.tsx";
import { applyTheme, nextTheme, readTheme, type Theme } from "./theme.ts";

const looks = {
  system: { icon: SunMoon, label: "Colours: as the device has them" },
  light: { icon: Sun, label: "Colours: light" },
  dark: { icon: Moon, label: "Colours: dark" },
};

/** A button that cycles through the light, dark and system themes. */
export function ThemeToggle() {
  // Only the browser stores the choice of an earlier visit, so the server renders `system`.
  const [theme, setTheme] = useState<Theme>("system");
  useEffect(() => setTheme(readTheme()), []);

  function change() {
    const next = nextTheme(theme);
    applyTheme(next);
    setTheme(next);
  }

  return <IconButton {...looks[theme]} onClick={change} />;
}
