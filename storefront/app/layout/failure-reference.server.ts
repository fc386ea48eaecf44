import { currentRequestId } from "~/server/request-context.server.ts";
import { findReferenceBy } from "./failure-reference.ts";

findReferenceBy(currentRequestId);
