// Run by `medusa exec`: runs one catalogue write, and kills its process right after the given
// number of calls of Medusa's modules and the shop's.
const { join } = require("node:path");
const { dyingContainer } = require("./dying-container.js");

const modules = [
  "catalogue_journal",
  "product",
  "pricing",
  "inventory",
  "product_sheet",
  "printer",
  "link",
];

/** @param {import("@medusajs/framework/types").ExecArgs} given */
exports.default = async function write({ container, args: [kind, diesAfter, input] }) {
  const scope = dyingContainer(container, modules, Number(diesAfter));
  const file = join(process.cwd(), "src/workflows/catalogue", `${kind}-catalogue-products.js`);
  const [workflow] = Object.values(require(file));
  await workflow(scope).run({ input: JSON.parse(input) });
};
