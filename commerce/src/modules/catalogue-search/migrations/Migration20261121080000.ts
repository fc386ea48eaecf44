import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { browsingTable } from "../tables";

/** Makes the tables of a shop that has some ready to be browsed; new ones are made so. */
export class Migration20261121080000 extends Migration {
  override async up(): Promise<void> {
    const [known] = await this.execute(
      `select to_regclass('"search_postgres_index"') is not null as "exists"`,
    );
    if (!known?.exists) return;
    const indexes = await this.execute(`select "table_name" from "search_postgres_index"`);
    for (const { table_name: table } of indexes) {
      for (const statement of browsingTable(table)) this.addSql(statement);
    }
  }
}
