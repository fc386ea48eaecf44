/** `medusa exec run-workflow.mjs <workflow> <inputs as JSON>`: runs it with each, all at once. */
export default async function runWorkflow({ container, args: [id, inputs] }) {
  const workflows = container.resolve("workflows");
  await Promise.all(JSON.parse(inputs).map((input) => workflows.run(id, { input })));
}
