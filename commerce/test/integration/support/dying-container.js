const { asValue } = require("@medusajs/framework/awilix");

/**
 * A container that counts the calls of its modules and kills the process right after the given one,
 * like a power failure.
 *
 * @param {import("@medusajs/framework/types").MedusaContainer} container
 * @param {string[]} modules whose calls count
 * @param {number} diesAfter the number of the last call
 */
exports.dyingContainer = function dyingContainer(container, modules, diesAfter) {
  let calls = 0;
  const scope = container.createScope();
  for (const name of modules) {
    const counted = new Proxy(container.resolve(name), {
      get(target, key) {
        const value = Reflect.get(target, key, target);
        if (typeof value !== "function") return value;
        return (...given) => {
          const answer = value.apply(target, given);
          if (typeof answer?.then !== "function") return answer;
          return answer.then((result) => {
            calls += 1;
            if (calls === diesAfter) process.kill(process.pid, "SIGKILL");
            return result;
          });
        };
      },
    });
    scope.register(name, asValue(counted));
  }
  return scope;
};
