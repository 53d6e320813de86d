import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { codeInWords, plainCode } from "./tour-address.ts";

const noCode = "Type the code that whoever guides the tour has given you.";

type TourCodeFormProps = {
  /** The code that was typed before. */
  code?: string;
  /** What is wrong with it. */
  problem?: string | undefined;
};

/** Where somebody types the code of a tour, in whatever way it was read out to them. */
export function TourCodeForm({ code: typed, problem }: TourCodeFormProps) {
  const navigate = useNavigate();
  const [isEmpty, setEmpty] = useState(false);
  const wrong = isEmpty ? noCode : problem;
  return (
    <form
      className="tour-code"
      onSubmit={(event) => {
        event.preventDefault();
        const code = plainCode(String(new FormData(event.currentTarget).get("code") ?? ""));
        setEmpty(code === "");
        if (code !== "") void navigate({ to: "/tours/$code", params: { code } });
      }}
    >
      <label className="text-field__label" htmlFor="tour-code">
        Code of the tour
      </label>
      <div className="tour-code__line">
        <input
          id="tour-code"
          name="code"
          className="text-field__input tour-code__input"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          aria-invalid={wrong !== undefined}
          defaultValue={typed && codeInWords(typed)}
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
