import { parseDimensions } from "../../../../record/dimensions.ts";
import { ChangedMark } from "./ChangedMark.tsx";
import { FormLine } from "./FormLine.tsx";
import { Proposal } from "./Proposal.tsx";
import { useWorkForm } from "./WorkFormContext.ts";

const sides = [
  ["heightCm", "Height"],
  ["widthCm", "Width"],
  ["depthCm", "Depth"],
] as const;

/** The size of a work as text and in centimetres. The text proposes the numbers. */
export function SizeOfWork() {
  const { written, write } = useWorkForm();
  const { dimensions } = written;
  const read = parseDimensions(dimensions.text);
  const said = sides.map(([side]) => (read[side] === null ? "" : String(read[side])));
  const isNews =
    said.some((text) => text !== "") && sides.some(([side], at) => dimensions[side] !== said[at]);
  return (
    <div className="work-form__group">
      <FormLine
        label="Dimensions"
        place="dimensions.text"
        value={dimensions.text}
        description="As displayed, such as 39.4 × 41.9 cm."
        onChange={(text) => write("dimensions", { ...dimensions, text })}
        mark={<ChangedMark field="dimensions" />}
      />
      {isNews && (
        <Proposal
          onTake={() => {
            const [heightCm = "", widthCm = "", depthCm = ""] = said;
            write("dimensions", { ...dimensions, heightCm, widthCm, depthCm });
          }}
        >
          {`The words say ${said.filter(Boolean).join(" × ")} cm.`}
        </Proposal>
      )}
      <div className="work-form__three">
        {sides.map(([side, word]) => (
          <FormLine
            key={side}
            label={`${word} in cm`}
            place={`dimensions.${side}`}
            value={dimensions[side]}
            inputMode="decimal"
            onChange={(value) => write("dimensions", { ...dimensions, [side]: value })}
          />
        ))}
      </div>
    </div>
  );
}
