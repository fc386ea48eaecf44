const usual = "eur";

/**
 * Reads the shop's currency: ISO 4217, in lower case. Adds a problem to `problems` where it is
 * wrong.
 */
export function readCurrency(variables: NodeJS.ProcessEnv, problems: string[]): string {
  const currency = variables.SHOP_CURRENCY?.trim().toLowerCase() || usual;
  if (!Intl.supportedValuesOf("currency").includes(currency.toUpperCase())) {
    problems.push("SHOP_CURRENCY has to be a code of ISO 4217, such as eur.");
  }
  return currency;
}

/** The currency of the catalogue, ISO 4217, in lower case. */
export const catalogueCurrency = readCurrency(process.env, []);
