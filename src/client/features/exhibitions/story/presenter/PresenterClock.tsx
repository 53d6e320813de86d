import { useEffect, useState } from "react";
import { IconButton } from "../../../../ui/IconButton.tsx";
import TimerReset from "lucide-react/icons/timer-reset";
import { timeInWords } from "../../../tours/time-in-words.ts";

/** Elapsed time of a presentation, with a button to reset it. */
export function PresenterClock() {
  const [since, setSince] = useState(() => Date.now());
  const [now, setNow] = useState(since);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(ticking);
  }, []);
  return (
    <div className="presenter__clock">
      <p className="numeric">
        <span className="visually-hidden">Time </span>
        {timeInWords(Math.max(0, now - since))}
      </p>
      <IconButton
        icon={TimerReset}
        label="Time from the beginning"
        onClick={() => {
          setSince(Date.now());
          setNow(Date.now());
        }}
      />
    </div>
  );
}
