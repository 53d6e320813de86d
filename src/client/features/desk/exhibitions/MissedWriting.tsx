import { Button } from "../../../ui/Button.tsx";
import { blockName } from "./block-content.ts";
import type { ExhibitionDesk } from "./editing/exhibition-desk.ts";
import type { Write } from "./editing/operations.ts";

type MissedWritingProps = { desk: ExhibitionDesk; missed: readonly Write[] };

/** The user's changes in blocks that others removed meanwhile, which the user can restore or discard. */
export function MissedWriting({ desk, missed }: MissedWritingProps) {
  return (
    <div role="alert" className="missed-writing">
      {missed.map((write) => (
        <p key={write.id}>
          Somebody took {blockName(write.before)} out while you wrote in it.{" "}
          <Button onClick={() => desk.settleMissed(write, true)}>
            Put it back with what you wrote
          </Button>
          <Button variant="quiet" onClick={() => desk.settleMissed(write, false)}>
            Leave it out
          </Button>
        </p>
      ))}
    </div>
  );
}
