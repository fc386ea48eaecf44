import {
  type FileField,
  fileTypes,
  largestFile,
  shopFileType,
} from "../../../catalogue-schema/src/shop-file-type";
import { t } from "../i18n/translate";

/** Which files a field takes. */
export interface FileRule {
  /** For the browser's file chooser. */
  accept: string;
  field: Exclude<FileField, "Image">;
}

const megabyte = 1024 * 1024;

export const pdfRule: FileRule = {
  accept: "application/pdf,.pdf",
  field: "pdf",
};

export const videoRule: FileRule = {
  accept: "video/mp4,video/webm,.mp4,.webm",
  field: "video",
};

/** Why a file cannot be uploaded, in a sentence; undefined where it can. */
export async function problemWithFile(file: Blob, rule: FileRule): Promise<string | undefined> {
  const most = largestFile[rule.field];
  if (file.size > most) {
    return t("file.tooLarge", {
      size: Math.ceil(file.size / megabyte),
      most: most / megabyte,
    });
  }
  const types: readonly string[] = fileTypes[rule.field];
  const type = types.includes(file.type) ? await shopFileType(file) : undefined;
  return type && types.includes(type) ? undefined : t(`file.refused.${rule.field}`);
}
