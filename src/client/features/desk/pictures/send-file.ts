/** A file that did not arrive; the message is for whoever sent it. */
export class NotSent extends Error {
  override readonly name = "NotSent";
}

const broken = "It did not arrive. Check your connection and try again.";

/**
 * Sends a file to the site.
 *
 * @param onProgress called with the share of it that has arrived, 0 to 1
 * @returns what the site knows it by
 * @throws NotSent
 */
export function sendFile(file: File, onProgress: (share: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const refuse = (message: string) => reject(new NotSent(message));
    request.open("POST", "/desk/uploads");
    request.setRequestHeader("content-type", "application/octet-stream");
    request.setRequestHeader("x-file-name", encodeURIComponent(file.name));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { id, message } = answerIn(request.responseText);
      if (request.status === 201 && id !== null) resolve(id);
      else refuse(message ?? broken);
    };
    request.onerror = () => refuse(broken);
    request.send(file);
  });
}

function answerIn(text: string): { id: string | null; message: string | null } {
  try {
    const { id, message } = JSON.parse(text) as Record<string, unknown>;
    const textIn = (value: unknown) => (typeof value === "string" ? value : null);
    return { id: textIn(id), message: textIn(message) };
  } catch {
    return { id: null, message: null };
  }
}
