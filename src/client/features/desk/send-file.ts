/** A file that did not arrive; the message is for whoever sent it. */
export class NotSent extends Error {
  override readonly name = "NotSent";

  /** @param mayHelp whether to send the same again may help */
  constructor(
    message: string,
    readonly mayHelp: boolean,
  ) {
    super(message);
  }
}

type SendOptions = {
  /** Its name, with the folders before it. */
  path: string;
  /** What the site knows those by that it belongs to, if it does. */
  into?: string | null;
  /** Called with the bytes that have left. */
  onProgress: (sent: number) => void;
  /** Ends it: then the promise stays as it is. */
  signal?: AbortSignal;
};

const broken = "The connection broke before all of it had arrived. Check it and try again.";

/** After so many milliseconds in which nothing left, the connection is taken for dead. */
export const deadAfter = 60_000;

/**
 * Sends a file to the site.
 *
 * @returns what the site knows it by
 * @throws NotSent
 */
export function sendFile(file: File, options: SendOptions): Promise<string> {
  const { path, into = null, onProgress, signal } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let watch: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(watch);
      signal?.removeEventListener("abort", abort);
    };
    const refuse = (message: string, mayHelp: boolean) => {
      end();
      reject(new NotSent(message, mayHelp));
    };
    const abort = () => {
      end();
      request.abort();
    };
    const moved = () => {
      clearTimeout(watch);
      watch = setTimeout(() => {
        request.abort();
        refuse(broken, true);
      }, deadAfter);
    };
    signal?.addEventListener("abort", abort);
    request.open(
      "POST",
      `/desk/uploads${into === null ? "" : `?into=${encodeURIComponent(into)}`}`,
    );
    request.setRequestHeader("content-type", "application/octet-stream");
    // Half of a character, which some systems let a name have, cannot be encoded.
    request.setRequestHeader("x-file-name", encodeURIComponent(path.replace(/\p{Cs}/gu, "\uFFFD")));
    request.upload.onprogress = ({ loaded }) => {
      moved();
      onProgress(loaded);
    };
    // What is between here and the site may keep it for long before it hands it on.
    request.upload.onload = () => clearTimeout(watch);
    request.onload = () => {
      const { id, message } = answerIn(request.responseText);
      if (request.status === 201 && id !== null) {
        end();
        resolve(id);
      } else refuse(message ?? broken, mayPass(request.status));
    };
    request.onerror = () => refuse(broken, true);
    moved();
    request.send(file);
  });
}

/** Whether a refusal may be over the next time: whoever was signed out signs in again. */
const mayPass = (status: number) => status >= 500 || status === 429 || status === 403;

function answerIn(text: string): { id: string | null; message: string | null } {
  try {
    const { id, message } = JSON.parse(text) as Record<string, unknown>;
    const textIn = (value: unknown) => (typeof value === "string" ? value : null);
    return { id: textIn(id), message: textIn(message) };
  } catch {
    return { id: null, message: null };
  }
}
