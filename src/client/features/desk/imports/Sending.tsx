import { useEffect, useRef } from "react";
import { Button } from "../../../ui/Button.tsx";
import { ProgressBar } from "../../../ui/ProgressBar.tsx";
import { RefusalNotice } from "../../parts/RefusalNotice.tsx";
import { formatCount } from "../../works/label.ts";
import { upload, type UploadState } from "./upload.ts";
import { useSaid } from "./use-said.ts";
import { sizeInWords } from "./words.ts";

type SendingProps = { state: Exclude<UploadState, { step: "none" }> };

/** Progress of an upload, with buttons to cancel, retry or skip. */
export function Sending({ state }: SendingProps) {
  const refusal = state.step === "sent" ? state.refusal : null;
  const part = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (document.activeElement === document.body) part.current?.focus();
  }, [state.step]);
  const said = useSaid(inWords(state), state.step);
  return (
    <div ref={part} className="bring-in__sending" tabIndex={-1}>
      {state.step === "sending" && (
        <>
          <ProgressBar
            label={`Sending ${state.name}`}
            done={state.sent}
            total={state.total}
            detail={detailOf(state)}
          />
          <p className="bring-in__what">
            You can look around meanwhile, if this window stays open: it is read as soon as it is
            there.
          </p>
        </>
      )}
      {state.step === "sent" && !refusal && (
        <ProgressBar label={`${state.name} is here and will be read`} done={0} total={null} />
      )}
      {state.step === "broken" && (
        <>
          <h2 className="bring-in__title">{state.name} did not arrive</h2>
          <p className="bring-in__what">
            {state.message}
            {state.files > 1 && ` ${arrivedInWords(state)}`}
          </p>
        </>
      )}
      <p role="alert">
        <RefusalNotice refusal={refusal} onAgain={() => upload.unread(null)} />
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <div className="bring-in__ways">
        {state.step === "broken" && state.mayHelp && (
          <Button variant="primary" onClick={() => upload.again()}>
            Try again
          </Button>
        )}
        {state.step === "broken" && state.files > 1 && (
          <Button variant={state.mayHelp ? "plain" : "primary"} onClick={() => upload.leaveOut()}>
            Go on without it
          </Button>
        )}
        {(state.step !== "sent" || refusal) && (
          <Button onClick={() => upload.cancel()}>
            {state.step === "sending" ? "Stop sending" : "Give something else"}
          </Button>
        )}
      </div>
    </div>
  );
}

type SendingState = Extract<UploadState, { step: "sending" }>;

function detailOf({ sent, total, filesSent, files }: SendingState): string {
  const place = `${sizeInWords(sent)} of ${sizeInWords(total)} · ${percent(sent, total)}`;
  return files === 1
    ? place
    : `${formatCount(filesSent)} of ${formatCount(files)} files · ${place}`;
}

const arrivedInWords = ({ filesSent, files }: { filesSent: number; files: number }) =>
  `${formatCount(filesSent)} of ${formatCount(files)} files are there, and stay.`;

const percent = (sent: number, total: number) =>
  `${total === 0 ? 100 : Math.floor((sent / total) * 100)} %`;

function inWords(state: SendingProps["state"]): string {
  if (state.step === "sending") return `Sending ${state.name}: ${detailOf(state)}.`;
  if (state.step === "sent") return `${state.name} is here.`;
  return state.message;
}
