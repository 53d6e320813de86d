import { Moon, Sun, SunMoon } from "lucide-react";
import { useState } from "react";
import { IconButton } from "./IconButton.tsx";
import { applyTheme, nextTheme, readTheme } from "./theme.ts";

const looks = {
  system: { icon: SunMoon, label: "Colours: as the device has them" },
  light: { icon: Sun, label: "Colours: light" },
  dark: { icon: Moon, label: "Colours: dark" },
};

/** A button that goes through light, dark and whatever the device says. */
export function ThemeToggle() {
  const [theme, setTheme] = useState(readTheme);

  function change() {
    const next = nextTheme(theme);
    applyTheme(next);
    setTheme(next);
  }

  return <IconButton {...looks[theme]} onClick={change} />;
}
