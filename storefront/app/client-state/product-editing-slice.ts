import type { FicheTechRow } from "@chemical-ink/product-api/contract/fiche-tech";
import type { Product } from "@chemical-ink/product-api/contract/product";
import { emptyProduct } from "./empty-product.ts";
import { ownValue } from "./persisted-part.ts";
import type { Slice } from "./slice.ts";

export interface ProductEditingSlice {
  editedProduct: Product;
  setEditedProduct: (product: Product) => void;
  clearEditedProduct: () => void;
  addFicheTechRow: () => void;
  deleteFicheTechRow: (index: number) => void;
  updateFicheTechRow: (index: number, change: Partial<FicheTechRow>) => void;
  moveFicheTechRow: (from: number, to: number) => void;
  /** Replaces all rows by others: pasted ones, or rows of another type. */
  setFicheTechRows: (rows: FicheTechRow[]) => void;
}

export const persistedProduct = ownValue<Product>();

export const createProductEditingSlice: Slice<ProductEditingSlice> = (set) => {
  function changeRows(change: (rows: FicheTechRow[]) => FicheTechRow[]): void {
    set(({ editedProduct }) => ({
      editedProduct: { ...editedProduct, ficheTech: change(editedProduct.ficheTech) },
    }));
  }

  return {
    editedProduct: emptyProduct,
    setEditedProduct: (editedProduct) => set({ editedProduct }),
    clearEditedProduct: () => set({ editedProduct: emptyProduct }),
    addFicheTechRow: () => changeRows((rows) => [...rows, { label: "", value: "" }]),
    deleteFicheTechRow: (index) => changeRows((rows) => rows.filter((_, at) => at !== index)),
    updateFicheTechRow: (index, change) =>
      changeRows((rows) => rows.map((row, at) => (at === index ? { ...row, ...change } : row))),
    moveFicheTechRow: (from, to) =>
      changeRows((rows) => {
        const row = rows[from];
        if (!row || to < 0 || to >= rows.length) return rows;
        return rows.filter((_, at) => at !== from).toSpliced(to, 0, row);
      }),
    setFicheTechRows: (rows) => changeRows(() => rows),
  };
};
