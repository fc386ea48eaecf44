import { wordAttributes } from "../../catalogue-schema/src/words";
import { ofCategories, ofSheets, type Step, themselves, through, type Way } from "./catalogue-ways";

/** From words of the vocabulary to the technical sheets that use them. */
const sheetsOfTerms: Way = async (ids, query) => {
  const { data: terms } = await query.graph({
    entity: "vocabulary_term",
    fields: ["id", "text"],
    filters: { id: ids },
    withDeleted: true,
  });
  const idOf = new Map(terms.map(({ id, text }) => [text, id]));
  const using = async (entity: string, sheetId: string, columns: string[]): Promise<Step[]> => {
    const { data } = await query.graph({
      entity,
      fields: [sheetId, ...columns],
      filters: { $or: columns.map((column) => ({ [column]: [...idOf.keys()] })) },
    });
    // The fields are named by texts: Query cannot know their types.
    return (data as unknown as Record<string, string>[]).flatMap((row) =>
      columns.flatMap((column): Step[] => {
        const id = idOf.get(row[column] ?? "");
        return id ? [[id, row[sheetId] ?? ""]] : [];
      }),
    );
  };
  if (idOf.size === 0) return [];
  const attributes = wordAttributes.map(({ backend }) => backend);
  return [
    ...(await using("product_sheet", "id", attributes)),
    ...(await using("sheet_row", "sheet_id", ["label", "value", "unit"])),
  ];
};

const ofTerms = through(sheetsOfTerms, ofSheets);

/** From a kind of translated record to its products. */
const waysOfReferences: Record<string, Way> = {
  product: themselves,
  product_category: ofCategories,
  vocabulary_term: ofTerms,
};

/** From translations to the products that show them. */
export const ofTranslations: Way = async (ids, query) => {
  const { data } = await query.graph({
    entity: "translation",
    fields: ["id", "reference", "reference_id"],
    filters: { id: ids },
    withDeleted: true,
  });
  const steps: Step[] = [];
  for (const [reference, way] of Object.entries(waysOfReferences)) {
    const records = data.filter((row) => row.reference === reference);
    if (records.length === 0) continue;
    const ofRecords: Way = async () => records.map(({ id, reference_id }) => [id, reference_id]);
    steps.push(...(await through(ofRecords, way)([], query)));
  }
  return steps;
};
