import { bytesOf } from "../../offline/taken-list.ts";
import type { Outcome } from "../../offline/take-list.ts";
import { sizeInWords } from "../../offline/words.ts";
import { formatCount } from "../works/label.ts";
import type { Words } from "./words.ts";

/** Maximum number of works listed by title that could not be downloaded. */
const mostNamed = 8;

type TakeAlongEndProps = { outcome: Outcome; words: Words };

/** Result of an offline download: what is stored now, and what is missing. */
export function TakeAlongEnd({ outcome: { why, taken, missing }, words }: TakeAlongEndProps) {
  const there = words.there(taken.works.length, sizeInWords(bytesOf(taken)));
  const named = missing.slice(0, mostNamed);
  const more = missing.length - named.length;
  return (
    <>
      <p className="numeric" role="status">
        {before[why]}
        {there}
        {(why === "stopped" || why === "cut") && ` ${words.goesOn}`}
      </p>
      {why === "done" && missing.length > 0 && (
        <>
          <p>Could not be taken, or not brought up to date:</p>
          <ul className="take-along__missing">
            {named.map(({ slug, title }) => (
              <li key={slug}>
                <cite>{title}</cite>
              </li>
            ))}
            {more > 0 && <li>and {formatCount(more)} more</li>}
          </ul>
        </>
      )}
    </>
  );
}

const before = {
  done: "",
  stopped: "Stopped. ",
  full: "There is no room for more. ",
  cut: "The connection was lost. ",
};
