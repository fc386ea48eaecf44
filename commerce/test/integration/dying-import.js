// Run by `medusa exec`: runs a checked import in a process of its own, and kills that process right
// after the given number of calls to the modules that write products.
const { join } = require("node:path");

const services = ["product", "pricing", "inventory", "product_sheet", "link"];

/** @param {{ container: any, args: string[] }} given */
exports.default = async function runImport({ container, args: [importId, diesAfter] }) {
  let calls = 0;
  const scope = container.createScope();
  for (const name of services) {
    const counted = new Proxy(container.resolve(name), {
      get(target, key) {
        const value = Reflect.get(target, key, target);
        if (typeof value !== "function") return value;
        return (...given) => {
          const answer = value.apply(target, given);
          if (typeof answer?.then !== "function") return answer;
          return answer.then((result) => {
            calls += 1;
            if (calls === Number(diesAfter)) process.kill(process.pid, "SIGKILL");
            return result;
          });
        };
      },
    });
    scope.register(name, { resolve: () => counted });
  }
  const { runImport } = require(join(process.cwd(), "src/catalogue-import/run-import.js"));
  await runImport(scope, { id: importId, status: "running", worker: "dying", write_id: null });
  console.log(`calls made: ${calls}`);
};
