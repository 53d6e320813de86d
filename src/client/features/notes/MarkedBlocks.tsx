import { Fragment, useMemo } from "react";
import type { Run } from "../../../text/marked-runs.ts";
import { parseMarkedText } from "../../../text/marked-text.ts";

/** Renders a text with simple markup; everything else in it is plain text. */
export function MarkedBlocks({ text }: { text: string }) {
  const blocks = useMemo(() => parseMarkedText(text), [text]);
  return (
    <div className="marked-blocks">
      {blocks.map((block, at) => {
        if (block.kind === "paragraph") {
          return (
            <p key={at}>
              <Runs runs={block.runs} />
            </p>
          );
        }
        const List = block.isNumbered ? "ol" : "ul";
        return (
          <List key={at}>
            {block.items.map((runs, item) => (
              <li key={item}>
                <Runs runs={runs} />
              </li>
            ))}
          </List>
        );
      })}
    </div>
  );
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, at) => <MarkedRun key={at} run={run} />);
}

function MarkedRun({ run: { text, isEmphasis, isStrong, href } }: { run: Run }) {
  let words = text.split("\n").map((line, at) => (
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
  if (isEmphasis) words = [<em key="em">{words}</em>];
  if (isStrong) words = [<strong key="strong">{words}</strong>];
  if (href === null) return words;
  return (
    <a href={href} rel="nofollow ugc noopener" target="_blank">
      {words}
    </a>
  );
}
