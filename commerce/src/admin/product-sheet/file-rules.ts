import {
  type FileField,
  fileTypes,
  largestFile,
  shopFileType,
} from "../../../catalogue-schema/src/shop-file-type";

/** Which files a field takes. */
export interface FileRule {
  /** Its name in a sentence: "a PDF". */
  name: string;
  /** For the browser's file chooser. */
  accept: string;
  field: FileField;
}

const megabyte = 1024 * 1024;

export const pdfRule: FileRule = {
  name: "a PDF",
  accept: "application/pdf,.pdf",
  field: "pdf",
};

export const videoRule: FileRule = {
  name: "an MP4 or WebM video",
  accept: "video/mp4,video/webm,.mp4,.webm",
  field: "video",
};

/** Why a file cannot be uploaded, in a sentence; undefined where it can. */
export async function problemWithFile(file: Blob, rule: FileRule): Promise<string | undefined> {
  const most = largestFile[rule.field];
  if (file.size > most) {
    return `The file has ${Math.ceil(file.size / megabyte)} MB; at most ${most / megabyte} MB are allowed.`;
  }
  const types: readonly string[] = fileTypes[rule.field];
  const type = types.includes(file.type) ? await shopFileType(file) : undefined;
  return type && types.includes(type) ? undefined : `This is not ${rule.name}.`;
}
