import ImagePlus from "lucide-react/icons/image-plus";
import { useRef, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { ProgressBar } from "../../../ui/ProgressBar.tsx";
import { useDropping } from "../../parts/use-dropping.ts";
import { droppedFiles } from "../given-files.ts";
import { useAdding, type Adding } from "./use-adding.ts";

type AddPicturesProps = {
  workId: string;
  /** Called with the name of each file that was added to the work. */
  onAdded: (name: string) => void;
};

/** Maximum number of files that can be added at once. */
const mostFiles = 20;

/** A drop zone for images, with the progress of each file. */
export function AddPictures({ workId, onAdded }: AddPicturesProps) {
  const { files, give, retry, drop } = useAdding(workId, onAdded);
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState("");

  function take(given: readonly File[]) {
    setProblem(
      given.length > mostFiles
        ? `Give at most ${mostFiles} pictures at once; many more come in by an import.`
        : "",
    );
    if (given.length <= mostFiles) give(given);
  }

  const isOver = useDropping(box, (data) =>
    droppedFiles(data).then(
      (dropped) => take(dropped.map(({ file }) => file)),
      () => setProblem("The browser could not read that folder. Choose the pictures in it."),
    ),
  );

  return (
    <div ref={box} className="add-pictures" data-over={isOver || undefined}>
      <div className="add-pictures__way">
        <ImagePlus aria-hidden size={24} strokeWidth={1.25} />
        <p>Drop pictures here, or choose them: JPEG, PNG, TIFF, WebP, AVIF or GIF.</p>
        <Button variant="primary" onClick={() => input.current?.click()}>
          Add pictures
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple
          hidden
          aria-label="Pictures to add"
          onChange={({ target }) => {
            take([...(target.files ?? [])]);
            // Allows the user to choose the same file again.
            target.value = "";
          }}
        />
      </div>
      <p className="add-pictures__problem" role="alert">
        {problem}
      </p>
      {files.length > 0 && (
        <ul className="add-pictures__files" aria-label="Pictures on their way">
          {files.map((adding) => (
            <li key={adding.id}>
              {adding.step === "refused" ? (
                <div className="add-pictures__refused" role="alert">
                  <p>
                    {!adding.message.includes(adding.file.name) && (
                      <strong>{adding.file.name}</strong>
                    )}
                    {adding.message}
                  </p>
                  <Button variant="quiet" onClick={() => retry(adding)}>
                    Try again
                  </Button>
                  <Button variant="quiet" onClick={() => drop(adding.id)}>
                    Leave it
                  </Button>
                </div>
              ) : (
                <ProgressBar label={adding.file.name} {...progressOf(adding)} />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function progressOf({ step, share }: Adding) {
  const whole = { done: Math.round(share * 100), total: 100 };
  if (step === "waiting") return { done: 0, total: 100, detail: "Waits" };
  if (step === "preparing") return { done: 0, total: null, detail: "Is being prepared" };
  return { ...whole, detail: `${whole.done} %` };
}
