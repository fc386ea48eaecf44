import {
  type Language,
  languages,
  mainLanguage,
  otherLanguages,
} from "@chemical-ink/catalogue-schema/languages";
import type { FastifyReply, FastifyRequest } from "fastify";
import Negotiator from "negotiator";

/** In the order of preference where `Accept-Language` has none. */
const available = [mainLanguage, ...otherLanguages];

/**
 * The language of a request: that of `?locale=`, or else the best of `Accept-Language`, or else the
 * main one. The answer says which (RFC 9110, sections 8.5 and 12.5.4).
 */
export function answerLanguage(
  request: FastifyRequest<{ Querystring: { locale?: string | undefined } }>,
  reply: FastifyReply,
): Language {
  const { locale } = request.query;
  const language = locale ?? new Negotiator(request.raw).language(available) ?? mainLanguage;
  reply.header("content-language", language);
  if (locale === undefined && languages.length > 1) {
    reply.header("vary", [reply.getHeader("vary"), "accept-language"].filter(Boolean).join(", "));
  }
  return language;
}
