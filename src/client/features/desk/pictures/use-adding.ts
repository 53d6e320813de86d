import { useEffect, useEffectEvent, useRef, useState } from "react";
import { NotSent, sendFile } from "./send-file.ts";
import { useAddWorkImages } from "./useAddWorkImages.ts";

/** A file on its way to become a picture of the work. */
export type Adding = {
  readonly id: number;
  readonly file: File;
  readonly step: "waiting" | "sending" | "preparing" | "refused";
  /** How much of it has arrived, 0 to 1. */
  readonly share: number;
  /** Why it was refused. */
  readonly message: string;
};

const notDone = "It could not be added. Check your connection and try again.";

/**
 * Adds files to a work as pictures, one after the other, in the order in which they were given.
 *
 * @param onAdded called with the name of each file that has become one
 */
export function useAdding(workId: string, onAdded: (name: string) => void) {
  const { addWorkImages } = useAddWorkImages();
  const [files, setFiles] = useState<readonly Adding[]>([]);
  const last = useRef(0);
  const isBusy = useRef(false);
  const leaving = useRef<AbortController | null>(null);

  const be = (id: number, part: Partial<Adding>) =>
    setFiles((all) => all.map((each) => (each.id === id ? { ...each, ...part } : each)));
  const drop = (id: number) => setFiles((all) => all.filter((each) => each.id !== id));

  const add = useEffectEvent(async ({ id, file }: Adding) => {
    const signal = (leaving.current ??= new AbortController()).signal;
    isBusy.current = true;
    be(id, { step: "sending", share: 0 });
    try {
      const upload = await sendFile(file, (share) => be(id, { share }), signal);
      be(id, { step: "preparing" });
      await new Promise<void>((resolve, reject) =>
        addWorkImages(workId, upload, {
          onDone: resolve,
          onRefused: ({ message }) => reject(new NotSent(message)),
        }),
      );
      drop(id);
      onAdded(file.name);
    } catch (error) {
      be(id, { step: "refused", message: error instanceof NotSent ? error.message : notDone });
    }
    isBusy.current = false;
    setFiles((all) => [...all]);
  });

  useEffect(() => {
    const next = files.find(({ step }) => step === "waiting");
    if (next && !isBusy.current) void add(next);
  }, [files]);
  useEffect(
    () => () => {
      leaving.current?.abort();
      leaving.current = null;
    },
    [],
  );

  const give = (given: readonly File[]) =>
    setFiles((all) => [
      ...all,
      ...given.map((file) => {
        last.current += 1;
        return { id: last.current, file, step: "waiting", share: 0, message: "" } as const;
      }),
    ]);
  const retry = (id: number) => be(id, { step: "waiting" });

  return { files, give, retry, drop };
}
