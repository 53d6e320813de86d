import { useId, useState } from "react";
import { Button } from "../../../ui/Button.tsx";

type PublishAtProps = {
  isBusy: boolean;
  /** Called with the date and time, ISO 8601. */
  onPublish: (at: string) => void;
};

/** A form for the date and time of publication, in the curator's time zone. */
export function PublishAt({ isBusy, onPublish }: PublishAtProps) {
  const id = useId();
  const [at, setAt] = useState("");
  const [problem, setProblem] = useState<string | null>(null);

  function send() {
    const moment = new Date(at);
    if (Number.isNaN(moment.getTime())) return setProblem("Say a day and a time.");
    if (moment.getTime() <= Date.now()) {
      return setProblem("This moment is over. Choose one to come, or publish now.");
    }
    setProblem(null);
    onPublish(moment.toISOString());
  }

  return (
    <form
      className="publish__at"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) send();
      }}
    >
      <div className="text-field">
        <label className="text-field__label" htmlFor={id}>
          Or from a moment on
        </label>
        <div className="text-field__line">
          <input
            id={id}
            type="datetime-local"
            className="text-field__input"
            value={at}
            aria-invalid={problem !== null}
            aria-describedby={`${id}-problem`}
            onChange={({ target }) => setAt(target.value)}
          />
        </div>
        <p className="text-field__problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      </div>
      <Button type="submit" aria-disabled={isBusy}>
        Publish then
      </Button>
    </form>
  );
}
