import { Day } from "../../../ui/Day.tsx";
import { formatCount } from "../../works/label.ts";

type LastAskedProps = {
  count: number;
  uncheckedCount: number;
  /** ISO 8601; null if no image was checked yet. */
  checkedSince: string | null | undefined;
};

/** A sentence with the number of remote images and the date since which they have been checked. */
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
