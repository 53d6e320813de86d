import { useEffect, useRef, useState } from "react";
import { askToStay } from "../../parts/ask-to-stay.ts";
import { tellLate } from "../../parts/late-refusal.ts";
import { NotSent, sendFile } from "../send-file.ts";
import { useAddWorkImages } from "./useAddWorkImages.ts";

/** A file that is being added to a work. */
export type Adding = {
  readonly id: number;
  readonly file: File;
  readonly step: "waiting" | "sending" | "preparing" | "refused";
  /** Upload progress, 0 to 1. */
  readonly share: number;
  /** Why the file was rejected. */
  readonly message: string;
};

/**
 * A very large image takes longer to process than a request may: maximum number of requests, and their interval in
 * milliseconds.
 */
const mostAsked = 20;
const askedEvery = 2_000;

const notDone = "It could not be added. Check your connection and try again.";

/**
 * Adds files to a work as images, one after another, in the order of the upload. It continues after the component
 * unmounts.
 *
 * @param onAdded called with the name of each added file
 */
export function useAdding(workId: string, onAdded: (name: string) => void) {
  const { addWorkImages } = useAddWorkImages();
  const [files, setFiles] = useState<readonly Adding[]>([]);
  const last = useRef(0);
  const waiting = useRef<readonly Adding[]>([]);
  const isBusy = useRef(false);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const be = (id: number, part: Partial<Adding>) =>
    setFiles((all) => all.map((each) => (each.id === id ? { ...each, ...part } : each)));
  const drop = (id: number) => setFiles((all) => all.filter((each) => each.id !== id));

  /** Waits until the server has processed an upload, with retries. */
  function prepared(upload: string): Promise<void> {
    let asked = 0;
    return new Promise((resolve, reject) =>
      addWorkImages(workId, upload, {
        onDone: resolve,
        onRefused: ({ message, again }) => {
          asked += 1;
          // A retry adds no second image: it returns the result of the first request.
          if (again && asked < mostAsked) setTimeout(again, askedEvery);
          else reject(new NotSent(message, true));
        },
      }),
    );
  }

  async function add({ id, file }: Adding) {
    be(id, { step: "sending", share: 0 });
    try {
      const upload = await sendFile(file, {
        path: file.name,
        onProgress: (sent) => be(id, { share: Math.min(1, sent / Math.max(1, file.size)) }),
      });
      be(id, { step: "preparing" });
      await prepared(upload);
      drop(id);
      onAdded(file.name);
    } catch (error) {
      const message = error instanceof NotSent ? error.message : notDone;
      if (isHere.current) be(id, { step: "refused", message });
      else tellLate({ what: `“${file.name}” was not added.`, refusal: { message } });
    }
  }

  async function addAll() {
    if (isBusy.current) return;
    isBusy.current = true;
    const leave = askToStay();
    for (let [next] = waiting.current; next; [next] = waiting.current) {
      waiting.current = waiting.current.slice(1);
      await add(next);
    }
    leave();
    isBusy.current = false;
  }

  const wait = (more: readonly Adding[]) => {
    waiting.current = [...waiting.current, ...more];
    void addAll();
  };
  const give = (given: readonly File[]) => {
    const more = given.map((file): Adding => {
      last.current += 1;
      return { id: last.current, file, step: "waiting", share: 0, message: "" };
    });
    setFiles((all) => [...all, ...more]);
    wait(more);
  };
  const retry = (adding: Adding) => {
    be(adding.id, { step: "waiting" });
    wait([adding]);
  };

  return { files, give, retry, drop };
}
