import { Day } from "../../../ui/Day.tsx";
import { formatCount } from "../../works/label.ts";

type LastAskedProps = {
  count: number;
  uncheckedCount: number;
  /** ISO 8601; null if none was ever asked for. */
  checkedSince: string | null | undefined;
};

/** How many pictures stay at other sites, and since when they are known to come from there or not. */
export function LastAsked({ count, uncheckedCount, checkedSince }: LastAskedProps) {
  const pictures = count === 1 ? "1 picture stays" : `${formatCount(count)} pictures stay`;
  if (checkedSince == null) {
    return <p>{pictures} at other sites. Nobody has asked yet whether they still come.</p>;
  }
  const [all, rest] = [uncheckedCount === 0, count - uncheckedCount];
  return (
    <p>
      {pictures} at other sites, {all ? "all" : `${formatCount(rest)} of them`} asked for since{" "}
      <Day at={checkedSince} withTime />.
    </p>
  );
}
