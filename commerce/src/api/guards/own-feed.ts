import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http";
import { MedusaError, Modules } from "@medusajs/framework/utils";

/**
 * Guards `GET /admin/notifications` and `GET /admin/notifications/:id` after their validation: a
 * notification to one merchandiser, such as the link of an export, is hidden from others. One
 * without a receiver is for all.
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
