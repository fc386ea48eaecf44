import type { Result } from "../result";
import { type Problem, problemOf, readAnswer } from "./backend";

/**
 * Uploads a public file and answers its URL. `onProgress` is called with the share that is sent, 0
 * to 1. Aborting the signal ends the upload with the problem `aborted`.
 */
export function uploadFile(
  file: File,
  { onProgress, signal }: { onProgress: (sent: number) => void; signal: AbortSignal },
): Promise<Result<{ url: string }, Problem>> {
  const form = new FormData();
  form.append("files", file);
  // fetch does not report the progress of an upload.
  const request = new XMLHttpRequest();
  return new Promise((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onloadend = () => {
      signal.removeEventListener("abort", abort);
      if (signal.aborted) return resolve({ problem: { ...problemOf(0, {}), code: "aborted" } });
      const { value, problem } = readAnswer<{ files?: { url: string }[] }>(
        request.status,
        request.responseText,
      );
      const [uploaded] = value?.files ?? [];
      resolve(
        uploaded ? { value: uploaded } : { problem: problem ?? problemOf(request.status, {}) },
      );
    };
    const abort = () => request.abort();
    signal.addEventListener("abort", abort);
    request.open("POST", "/admin/uploads");
    request.send(form);
  });
}
