import type {
  INotificationModuleService,
  MedusaContainer,
  NotificationDTO,
} from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { environment } from "../environment";
import type { Result } from "../result";
import { type ExportKind, exportTitles } from "./export-kind";

/** An export's file is removed after so many hours. */
const retentionHours = 24;
/** An export that has not ended after so many hours has lost its process. */
const longestHours = 2;
/** An entry stays in the feed for so many days. */
const entryDays = 30;

/** Marks the feed's entries of exports. */
const resourceType = "export";

const { commerceUrl } = environment();

/** The type of the module's service lacks two of its methods. */
type Notifications = INotificationModuleService & {
  updateNotifications: (change: { id: string; data: FeedText }) => Promise<unknown>;
  deleteNotifications: (ids: string[]) => Promise<void>;
};

/** The text of an entry in the admin's feed. */
interface FeedText {
  title: string;
  description: string;
  /** Null removes it: an update keeps keys that it does not name. */
  file?: { filename: string; url: string; mimeType: string } | null;
}

/** An export, as its entry of the feed stores it. */
export interface ExportEntry {
  /** The export's id, which its link contains. */
  exportId: string;
  kind: ExportKind;
  /** The Medusa user who asked for it. */
  merchandiserId: string;
  /** The key of the file in the file store. */
  fileKey: string;
  /** The file's name for the browser. */
  filename: string;
}

type State = "started" | "ready" | "failed";

function notifications(container: MedusaContainer): Notifications {
  return container.resolve(Modules.NOTIFICATION) as Notifications;
}

async function add(
  container: MedusaContainer,
  { exportId, kind, merchandiserId, fileKey, filename }: ExportEntry,
  state: State,
  description: string,
): Promise<void> {
  const file = { filename, url: `${commerceUrl}/admin/exports/${exportId}`, mimeType: "text/csv" };
  const data: FeedText = {
    title: exportTitles[kind],
    description,
    ...(state === "ready" && { file }),
  };
  await notifications(container).createNotifications({
    to: merchandiserId,
    receiver_id: merchandiserId,
    channel: "feed",
    template: "admin-ui",
    resource_type: resourceType,
    resource_id: exportId,
    trigger_type: `export.${state}`,
    data: { ...data },
    provider_data: { kind, file_key: fileKey, filename },
  });
}

/** Replaces an entry by a new one, because the admin's bell notifies of new entries only. */
async function replace(
  container: MedusaContainer,
  entry: ExportEntry,
  state: State,
  description: string,
): Promise<void> {
  const before = await notifications(container).listNotifications({ resource_id: entry.exportId });
  await add(container, entry, state, description);
  await notifications(container).deleteNotifications(before.map(({ id }) => id));
}

/** Notifies the merchandiser that the file is being written. */
export function announceExport(container: MedusaContainer, entry: ExportEntry): Promise<void> {
  return add(container, entry, "started", "The file is being written.");
}

/** Notifies the merchandiser that the file is ready. */
export function announceFile(container: MedusaContainer, entry: ExportEntry): Promise<void> {
  const description = `The file is ready. It is removed after ${retentionHours} hours.`;
  return replace(container, entry, "ready", description);
}

/** Notifies the merchandiser that the export failed. */
export function announceFailure(container: MedusaContainer, entry: ExportEntry): Promise<void> {
  return replace(container, entry, "failed", "The export failed. Please start it again.");
}

/** The file of an export, or why this merchandiser cannot have it. */
export async function findExport(
  container: MedusaContainer,
  exportId: string,
  merchandiserId: string,
): Promise<Result<ExportEntry, "unknown" | "expired">> {
  const [found] = await notifications(container).listNotifications(
    { resource_id: exportId, resource_type: resourceType, to: merchandiserId },
    { take: 1, order: { created_at: "DESC" } },
  );
  if (found?.trigger_type !== "export.ready") return { problem: "unknown" };
  if (isOlder(found, retentionHours)) return { problem: "expired" };
  return { value: entryOf(found) };
}

/**
 * Removes the files of exports after a day, and their entries after a month. Exports that have not
 * ended in time are marked as failed.
 */
export async function pruneExports(container: MedusaContainer): Promise<void> {
  const feed = notifications(container);
  const files = container.resolve(Modules.FILE);
  const all = await feed.listNotifications({ resource_type: resourceType }, { take: null });
  for (const notification of all) {
    const entry = entryOf(notification);
    if (notification.trigger_type === "export.started") {
      if (!isOlder(notification, longestHours)) continue;
      await files.deleteFiles([entry.fileKey]);
      await announceFailure(container, entry);
    } else if (isOlder(notification, entryDays * 24)) {
      await feed.deleteNotifications([notification.id]);
    } else if (notification.data?.file && isOlder(notification, retentionHours)) {
      await files.deleteFiles([entry.fileKey]);
      const description = `The file was removed after ${retentionHours} hours. Export again to get a new one.`;
      const data = { title: exportTitles[entry.kind], description, file: null };
      await feed.updateNotifications({ id: notification.id, data });
    }
  }
}

function isOlder({ created_at }: NotificationDTO, hours: number): boolean {
  return Date.now() - new Date(created_at).getTime() > hours * 60 * 60 * 1_000;
}

function entryOf(notification: NotificationDTO): ExportEntry {
  const { to, resource_id, provider_data } = notification;
  const { kind, file_key, filename } = provider_data as unknown as {
    kind: ExportKind;
    file_key: string;
    filename: string;
  };
  return {
    exportId: resource_id ?? "",
    kind,
    merchandiserId: to,
    fileKey: file_key,
    filename,
  };
}
