import { Migration20261121080000 } from "./Migration20261121080000";

/**
 * Does the same once more, since `browsingTable` has changed: an index of former slugs that stays
 * small. Medusa leaves a table as it is for as long as its definition is.
 */
export class Migration20261122070000 extends Migration20261121080000 {}
