import { useRef, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import type { Refusal } from "../../parts/refusal.ts";
import { RefusalNotice } from "../../parts/RefusalNotice.tsx";
import { useTold } from "../../parts/use-told.ts";
import { useEditWork } from "./useEditWork.ts";
import type { ReadWork, Standing } from "./workAsRead.ts";

type WorkStandingProps = {
  work: ReadWork;
  /** Called with the work after its status changed, or if another user changed it first. */
  onWork: (work: ReadWork) => void;
};

/** The last change of the status. */
type Done = {
  to: Standing;
  /** The status that an undo restores; null if the change was itself an undo. */
  before: Standing | null;
  /** The version of the work that it produced. The message disappears with a later version. */
  version: number;
};

const words: Readonly<Record<Standing, { name: string; meaning: string; done: string }>> = {
  PUBLISHED: { name: "Published", meaning: "Everybody sees it.", done: "It is published." },
  WITHDRAWN: { name: "Withdrawn", meaning: "Only curators see it.", done: "It is withdrawn." },
  DRAFT: { name: "Draft", meaning: "Only curators see it.", done: "It is a draft." },
};

const ways: Readonly<Record<Standing, { to: Standing; label: string }[]>> = {
  PUBLISHED: [{ to: "WITHDRAWN", label: "Withdraw" }],
  WITHDRAWN: [
    { to: "PUBLISHED", label: "Publish" },
    { to: "DRAFT", label: "Make it a draft" },
  ],
  DRAFT: [{ to: "PUBLISHED", label: "Publish" }],
};

/** The status of a work, with buttons that change it immediately. */
export function WorkStanding({ work, onWork }: WorkStandingProps) {
  const { editWork, isEditing } = useEditWork();
  const [said, setSaid] = useState("");
  const [lastDone, setDone] = useState<Done | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const refuse = useTold(`“${work.fields.title}” stays as it was.`, setRefusal);
  const place = useRef<HTMLElement>(null);
  const { name, meaning } = words[work.standing];
  const done = lastDone?.version === work.version ? lastDone : null;
  const undo = done?.before;

  function make(to: Standing, isUndo = false) {
    if (isEditing) return;
    setRefusal(null);
    setSaid("");
    setDone(null);
    // The pressed button disappears.
    place.current?.focus();
    const before = work.standing;
    editWork(
      work,
      { status: to },
      {
        onDone: (now) => {
          onWork(now);
          setDone({ to, before: isUndo ? null : before, version: now.version });
        },
        onConflict: (now, sentence) => {
          onWork(now);
          setSaid(sentence);
        },
        onRefused: refuse,
      },
    );
  }

  return (
    <section ref={place} className="work-standing" aria-label="Whether it is shown" tabIndex={-1}>
      <p>
        <strong data-standing={work.standing}>{name}</strong> <span>{meaning}</span>
      </p>
      <div className="work-standing__ways">
        {ways[work.standing].map(({ to, label }) => (
          <Button key={to} aria-disabled={isEditing} onClick={() => make(to)}>
            {label}
          </Button>
        ))}
      </div>
      <p className="desk-notice" role="status">
        {done ? words[done.to].done : said}
        {undo && (
          <Button variant="quiet" onClick={() => make(undo, true)}>
            Undo
          </Button>
        )}
        <RefusalNotice refusal={refusal} onAgain={() => setRefusal(null)} />
      </p>
    </section>
  );
}
