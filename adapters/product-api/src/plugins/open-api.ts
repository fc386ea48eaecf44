import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import fastifyPlugin from "fastify-plugin";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { z } from "zod";
import { facetsSchema, listingRequestSchema, listingSchema } from "../contract/listing.ts";
import { problemSchema } from "../contract/problem.ts";
import { productSchema } from "../contract/product.ts";

const namedSchemas = {
  Product: productSchema,
  Listing: listingSchema,
  ListingRequest: listingRequestSchema,
  Facets: facetsSchema,
  Problem: problemSchema,
};

/** The service's own description: a page to try it at `/docs`, the document at `/openapi.json`. */
export const openApi = fastifyPlugin(async (app) => {
  for (const [id, schema] of Object.entries(namedSchemas)) {
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
  }

  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Chemical Ink Company: products",
        version: "1.0.0",
        description:
          "Printers, ink and consumables: listings with filters, facets and search, and products. " +
          "Every error is a problem document (RFC 9457).",
      },
      tags: [
        { name: "listings", description: "Pages of products with facets" },
        { name: "products", description: "One product, and short lists" },
        { name: "merchandising", description: "For merchandisers: Medusa decides who is one" },
        { name: "health", description: "For whoever runs the service" },
      ],
      components: {
        securitySchemes: {
          merchandiser: {
            type: "http",
            scheme: "bearer",
            description: "The token of a Medusa admin user's session",
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => withoutUnused(jsonSchemaTransformObject(document)),
  });
  await app.register(swaggerUi, {
    routePrefix: "/docs",
    staticCSP: true,
    // The page draws a few things with inline styles; its scripts stay its own.
    transformStaticCSP: (policy) =>
      policy.replace("style-src 'self' https:", "style-src 'self' https: 'unsafe-inline'"),
    uiConfig: { deepLinking: true, tryItOutEnabled: true },
  });
  app.get("/openapi.json", { schema: { hide: true } }, () => app.swagger());
});

type Described = ReturnType<typeof jsonSchemaTransformObject>;

/** Every named schema is offered as it comes in and as it goes out; few are needed as both. */
function withoutUnused(document: Described): Described {
  if (!("components" in document) || !document.components) {
    return document;
  }
  const { schemas = {} } = document.components;
  const used = new Set<string>();
  const findUsed = (part: unknown) => {
    for (const [, name = ""] of JSON.stringify(part ?? {}).matchAll(
      /#\/components\/schemas\/(\w+)"/g,
    )) {
      if (!used.has(name)) {
        used.add(name);
        findUsed(schemas[name]);
      }
    }
  };
  findUsed(document.paths);
  document.components.schemas = Object.fromEntries(
    Object.entries(schemas).filter(([name]) => used.has(name)),
  );
  return document;
}
