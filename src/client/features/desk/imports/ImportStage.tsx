import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ImportStage_run$key } from "../../../../../__generated__/relay/ImportStage_run.graphql.ts";
import { RefusalNotice } from "../../parts/RefusalNotice.tsx";
import type { Refusal } from "../../parts/refusal.ts";
import { ImportActions } from "./ImportActions.tsx";
import { ImportChoices } from "./ImportChoices.tsx";
import { ImportProgress } from "./ImportProgress.tsx";
import { movesOf, type Moves } from "./importMoves.ts";
import { useChangeImport } from "./useChangeImport.ts";
import { useSaid } from "./use-said.ts";
import { planInWords, resultInWords, stateInWords } from "./words.ts";
import { progressInWords, undoneInWords } from "./progress-words.ts";

const unapplied: Refusal = { message: "Apply or discard the corrections below first." };

type ImportStageProps = {
  run: ImportStage_run$key;
  /** Names of required fields that no column provides, such as `the title`. */
  lacking: readonly string[];
  /** Whether there are unapplied corrections. */
  isCorrecting: boolean;
};

/** State, progress, result and actions of an import. */
export function ImportStage({ run: key, lacking, isCorrecting }: ImportStageProps) {
  const data = useFragment(
    graphql`
      fragment ImportStage_run on Import {
        ...importMoves_run
        ...ImportActions_run
        ...ImportChoices_run
      }
    `,
    key,
  );
  const run = movesOf(data);
  const { changeImport, isChanging } = useChangeImport();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const part = useRef<HTMLElement>(null);
  // Not an error: the import waits for user input.
  const isAsking = lacking.length > 0;
  const title = isAsking ? "Which column is which?" : titleOf(run);
  const sentence = isAsking ? askingWords(lacking) : sentenceOf(run);
  // The error disappears when the state of the import changes or its cause is gone.
  const [titleBefore, setTitleBefore] = useState(title);
  const isMoved = titleBefore !== title;
  if (isMoved) setTitleBefore(title);
  if (refusal && (isMoved || (refusal === unapplied && !isCorrecting))) setRefusal(null);
  const said = useSaid(
    `${isAsking ? title : `${title}.`} ${run.isBusy ? progressInWords(run) : sentence}`,
    title,
  );
  useEffect(() => {
    // The pressed button disappears after its action.
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <section
      ref={part}
      className="import-stage"
      data-is-failed={(run.state === "FAILED" && !isAsking) || undefined}
      tabIndex={-1}
      aria-labelledby="import-stage"
    >
      <h2 id="import-stage" className="import-stage__title">
        {title}
      </h2>
      {sentence !== "" && <p className="import-stage__words">{sentence}</p>}
      {run.isBusy && !run.isWaiting && <ImportProgress run={run} />}
      {isReadable(run) && (
        <ImportChoices
          run={data}
          changeImport={changeImport}
          isChanging={isChanging}
          onRefused={setRefusal}
        />
      )}
      <ImportActions
        run={data}
        isAsking={isAsking}
        isChanging={isChanging}
        hindrance={isCorrecting ? unapplied : null}
        onRefused={setRefusal}
      />
      <p role="alert" className="import-stage__refusal">
        <RefusalNotice refusal={refusal} onAgain={() => setRefusal(null)} />
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  );
}

function titleOf(run: Moves): string {
  if (run.state !== "CHECKED") return stateInWords(run);
  return run.added + run.changed > 0 ? "Ready to be brought in" : "Nothing to bring in";
}

function sentenceOf(run: Moves): string {
  if (run.isBeingUndone) return leaving;
  if (run.isWaiting) return "It begins by itself after that. You can leave this page.";
  switch (run.state) {
    case "READING":
      return "It is read and compared with the collection. Nothing is changed by that.";
    case "CHECKED":
      return `${planInWords(run)} Nothing is changed yet.`;
    case "RUNNING":
      return leaving;
    case "INTERRUPTED":
      return run.isApplied
        ? `Nothing is half done. ${resultInWords(run)} Once it is started again it goes on from there.`
        : "It was being read, and nothing is changed. It is read from its beginning once it goes on.";
    case "FAILED":
      return [run.failure ?? unknown, run.isApplied && resultInWords(run)]
        .filter(Boolean)
        .join(" ");
    case "DONE":
      return resultInWords(run);
    case "UNDONE":
      return undoneInWords(run);
    default:
      return "";
  }
}

/** Whether the options can still be changed. */
const isReadable = ({ state }: Moves) => state === "CHECKED" || state === "READING";

const unknown =
  "Nobody knows why. Try again, and ask whoever runs this site if that does not help.";

const leaving = "You can leave this page: it goes on without it.";

const askingWords = (lacking: readonly string[]) =>
  `Choose below which column is ${lacking.join(" and which ")}. Everything else can stay as it was found.`;
