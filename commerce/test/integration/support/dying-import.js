// Run by `medusa exec`: runs a checked import, and kills its process right after the given number
// of calls of the modules that write products.
const { join } = require("node:path");
const { dyingContainer } = require("./dying-container.js");

const modules = ["product", "pricing", "inventory", "product_sheet", "link"];

/** @param {import("@medusajs/framework/types").ExecArgs} given */
exports.default = async function runImport({ container, args: [importId, diesAfter] }) {
  const scope = dyingContainer(container, modules, Number(diesAfter));
  const { runImport } = require(join(process.cwd(), "src/catalogue-import/run-import.js"));
  await runImport(scope, { id: importId, status: "running", worker: "dying", write_id: null });
};
