import { use, useEffect, useState } from "react";
import { FirstRender } from "./first-render.ts";

const dayIn = (timeZone?: string) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", ...(timeZone && { timeZone }) });
const time = () => new Intl.DateTimeFormat("en-GB", { timeStyle: "short" });

type DayProps = {
  /** ISO 8601. */
  at: string;
  withTime?: boolean;
};

/**
 * A day in the visitor's time zone. A server-rendered page shows the day in UTC, because the server does not know the
 * visitor's time zone.
 */
export function Day({ at, withTime = false }: DayProps) {
  const firstRender = use(FirstRender);
  const [isSent, setSent] = useState(firstRender.isNow);
  useEffect(() => setSent(false), []);
  const date = new Date(at);
  const words = isSent ? dayIn("UTC").format(date) : dayIn().format(date);
  return (
    <time dateTime={at} className="numeric">
      {words}
      {withTime && !isSent && `, ${time().format(date)}`}
    </time>
  );
}
