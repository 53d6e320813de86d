import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { plainCode } from "./tour-address.ts";

type TourCodeFormProps = {
  /** What stands in the field at first. */
  typed?: string;
  /** What is wrong with it. */
  problem?: string | undefined;
};

/**
 * Where somebody types the code of a tour, in whatever way it was read out to them. The field of a wrong one has the focus,
 * and what is wrong stands there until somebody writes.
 */
export function TourCodeForm({ typed, problem }: TourCodeFormProps) {
  const navigate = useNavigate();
  const [isEmpty, setEmpty] = useState(false);
  /** Whether somebody has written since: what is said of the code is out of date. */
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
