/** The error of a failed upload. Its message is shown to the user. */
export class NotSent extends Error {
  override readonly name = "NotSent";

  /** @param mayHelp whether a retry may succeed */
  constructor(
    message: string,
    readonly mayHelp: boolean,
  ) {
    super(message);
  }
}

type SendOptions = {
  /** The file name, with its folders. */
  path: string;
  /** Id of the upload that the file belongs to; null if the file starts a new upload. */
  into?: string | null;
  /** Called with the number of bytes sent so far. */
  onProgress: (sent: number) => void;
  /** Aborts the upload. The promise then never settles. */
  signal?: AbortSignal;
};

const broken = "The connection broke before all of it had arrived. Check it and try again.";

/** Milliseconds without upload progress after which the connection counts as broken. */
export const deadAfter = 60_000;

/**
 * Uploads a file to the server.
 *
 * @returns the id of the upload
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
    // Some file systems allow lone surrogates in names, which `encodeURIComponent` rejects.
    request.setRequestHeader("x-file-name", encodeURIComponent(path.replace(/\p{Cs}/gu, "\uFFFD")));
    request.upload.onprogress = ({ loaded }) => {
      moved();
      onProgress(loaded);
    };
    // A proxy may buffer the upload for a long time before it forwards it.
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

/** Whether a retry may succeed. 403 counts, because a user whose session ended can sign in again. */
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
