import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http";
import { MedusaError, Modules } from "@medusajs/framework/utils";

/**
 * Stands before `GET /admin/notifications` and `GET /admin/notifications/:id`, behind their
 * validation: what the feed says to one merchandiser, such as where an export is, is for no other.
 * What is addressed to nobody is for all of them.
 */
export async function ownFeed(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { actor_id: merchandiserId } = (req as AuthenticatedMedusaRequest).auth_context;
  const { id } = req.params;
  if (id === undefined) {
    const { $and = [] } = req.filterableFields as { $and?: unknown[] };
    const mine = { $or: [{ channel: { $ne: "feed" } }, { to: ["", merchandiserId] }] };
    req.filterableFields = { ...req.filterableFields, $and: [...$and, mine] };
    return next();
  }
  const { channel, to } = await req.scope.resolve(Modules.NOTIFICATION).retrieveNotification(id);
  if (channel === "feed" && to !== "" && to !== merchandiserId) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, `Notification with id: ${id} was not found`);
  }
  next();
}
