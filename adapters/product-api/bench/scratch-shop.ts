import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { catalogueDocuments, salesChannel } from "@chemical-ink/test-kit/bench-catalogue";
import { IndexWriter } from "@chemical-ink/test-kit/index-writer";
import pg from "pg";
import type { CatalogueDocument } from "../../../commerce/src/search/catalogue-document.ts";
import { backendProduct } from "../test/unit/backend-product.ts";
import { connect, findPostgres } from "./postgres.ts";

/** A catalogue index in a database of its own, and the little of a backend that is asked. */
export interface ScratchShop {
  databaseUrl: string;
  commerceUrl: string;
  /** How long the index took to be written, seconds. */
  filledIn: number;
  /** Whether its products have texts in all languages. */
  isTranslated: boolean;
  /** Writes a document as the backend does. */
  write(document: CatalogueDocument): Promise<void>;
  close(): Promise<void>;
}

/**
 * @param products how many the catalogue has
 * @param isTranslated whether they have texts in all languages
 * @throws NoPostgresError
 */
export async function openScratchShop(
  products: number,
  isTranslated = false,
): Promise<ScratchShop> {
  const server = await findPostgres();
  const name = `product_api_bench_${process.pid}`;
  const admin = await connect(server.url);
  await admin.query(`create database ${name}`);
  const databaseUrl = Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  const client = new pg.Pool({ connectionString: databaseUrl });
  // Idle connections hear of the database's end.
  client.on("error", () => undefined);
  await IndexWriter.prepare(client);
  const writer = new IndexWriter(client);
  await writer.create("bench_v1");
  await client.query("insert into search_index_version values ('index', 1, 'bench_v1')");
  const filledIn = await writer.fill("bench_v1", catalogueDocuments(products, { isTranslated }));
  await client.query("analyze");

  const backend = createServer((request, response) => {
    request.resume().on("end", () => {
      const [status, answer] = backendAnswer(request.method, request.url ?? "");
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
  const { port } = backend.address() as AddressInfo;
  return {
    databaseUrl,
    commerceUrl: `http://127.0.0.1:${port}`,
    filledIn,
    isTranslated,
    write: (document) => writer.write("bench_v1", [document]),
    async close() {
      backend.closeAllConnections();
      backend.close();
      await client.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      await server.stop();
    },
  };
}

/** A backend that lets everybody in, keeps no file and takes no product. */
function backendAnswer(method: string | undefined, url: string): [status: number, answer: object] {
  const message = "The benchmark's backend writes nothing.";
  if (url === "/store/catalogue/sales-channels")
    return [200, { sales_channel_ids: [salesChannel] }];
  if (url === "/store/catalogue/product-of-the-year") return [200, { product_of_the_year: null }];
  if (url.startsWith("/store/product-categories")) return [200, { product_categories: [] }];
  if (url.startsWith("/admin/catalogue/products/") && method === "GET") {
    return [200, { product: backendProduct() }];
  }
  if (url.startsWith("/admin/catalogue")) return [400, { code: "invalid_fields", message }];
  if (url.startsWith("/admin/uploads")) return [400, { message }];
  return [200, { products: [] }];
}
