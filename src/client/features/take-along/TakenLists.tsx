import { useRef, useState } from "react";
import { takingOf } from "../../offline/browser-means.ts";
import { bytesOf, type TakenList } from "../../offline/taken-list.ts";
import { dayInWords, hindranceInWords, sizeInWords } from "../../offline/words.ts";
import { Button } from "../../ui/Button.tsx";
import { SiteLink } from "../exhibitions/text/SiteLink.tsx";
import { useTakenLists } from "./use-taken-lists.ts";

/** All offline downloads, each with a link, its size, and a button that removes it. */
export function TakenLists() {
  const lists = useTakenLists();
  const heading = useRef<HTMLHeadingElement>(null);
  const [news, setNews] = useState("");
  if (!lists || (lists.length === 0 && news === "")) return null;

  async function remove({ id, title }: TakenList) {
    const taking = takingOf(id);
    await taking.remove();
    const { step } = taking.state;
    if (step.name === "unable") return setNews(hindranceInWords[step.why]);
    if (step.name !== "removed") return;
    setNews(`Removed “${title}”; ${sizeInWords(step.bytes)} are free again.`);
    // The pressed button is removed with its row.
    heading.current?.focus();
  }

  return (
    <section className="taken-lists">
      <h2 ref={heading} tabIndex={-1}>
        With you, without a network
      </h2>
      <ul>
        {lists.map((list) => (
          <li key={list.id}>
            {list.path === undefined ? (
              <span>{list.title}</span>
            ) : (
              <SiteLink href={list.path} className="link">
                {list.title}
              </SiteLink>
            )}
            <span className="taken-lists__size numeric">{sizeOf(list)}</span>
            <Button
              variant="quiet"
              aria-label={`Remove ${list.title} from this device`}
              onClick={() => void remove(list)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <p className="taken-lists__news" role="status">
        {news}
      </p>
    </section>
  );
}

function sizeOf(list: TakenList): string {
  const size = sizeInWords(bytesOf(list));
  if (!list.isWhole) return `${size}, not all of it yet`;
  return `${size}, since ${dayInWords(new Date(list.at), new Date())}`;
}
