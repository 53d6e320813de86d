import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { plainCode } from "./tour-address.ts";

type TourCodeFormProps = {
  /** Initial value of the field. */
  typed?: string;
  /** Error message for the initial value. */
  problem?: string | undefined;
};

/**
 * A form for the code of a tour, in any spelling. The field of a wrong code is focused, and the error message stays
 * until the user types.
 */
export function TourCodeForm({ typed, problem }: TourCodeFormProps) {
  const navigate = useNavigate();
  const [isEmpty, setEmpty] = useState(false);
  /** Whether the user has typed since, so that the error message is outdated. */
  const [isAnswered, setAnswered] = useState(false);
  const said = isEmpty ? "Type the code that the guide has given you." : problem;
  const wrong = isAnswered ? undefined : said;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem) input.current?.focus();
  }, [problem]);
  return (
    <form
      className="tour-code"
      onSubmit={(event) => {
        event.preventDefault();
        const code = plainCode(String(new FormData(event.currentTarget).get("code") ?? ""));
        setEmpty(code === "");
        setAnswered(false);
        if (code === "") input.current?.focus();
        else void navigate({ to: "/tours/$code", params: { code } });
      }}
    >
      <label className="text-field__label" htmlFor="tour-code">
        Code of the tour
      </label>
      <div className="tour-code__line">
        <input
          ref={input}
          id="tour-code"
          name="code"
          className="text-field__input tour-code__input"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          aria-invalid={!!wrong}
          defaultValue={typed}
          onChange={() => setAnswered(true)}
          aria-describedby="tour-code-problem"
        />
        <Button type="submit" variant="primary">
          Follow
        </Button>
      </div>
      <p className="text-field__problem" id="tour-code-problem" role="status">
        {wrong}
      </p>
    </form>
  );
}
