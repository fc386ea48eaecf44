// Run by `medusa exec`: does one catalogue write in a process of its own, and kills that process
// right after the given number of calls to Medusa's modules and ours. Tells how many calls it made
// where it lives to see the end.
const { join } = require("node:path");

const services = [
  "catalogue_journal",
  "product",
  "pricing",
  "inventory",
  "product_sheet",
  "printer",
  "link",
];

/** @param {{ container: any, args: string[] }} given */
exports.default = async function write({ container, args: [kind, diesAfter, input] }) {
  let calls = 0;
  const scope = container.createScope();
  for (const name of services) {
    const service = container.resolve(name);
    const counted = new Proxy(service, {
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
  const file = join(process.cwd(), "src/workflows", `${kind}-catalogue-products.js`);
  const [workflow] = Object.values(require(file));
  await workflow(scope).run({ input: JSON.parse(input) });
  console.log(`calls made: ${calls}`);
};
