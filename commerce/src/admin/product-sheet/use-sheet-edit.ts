import { useState } from "react";
import { askBackend } from "../backend";
import type { Sheet, SheetProduct } from "./sheet";
import {
  changesOf,
  formOf,
  isDirty,
  type Problems,
  problemsByField,
  problemsLeft,
  readForm,
  type SheetForm,
} from "./sheet-form";

/** Where a product and its sheet are read and written. */
export function productPath(productId: string): string {
  return `/admin/catalogue/products/${productId}`;
}

/** The edit of a sheet: what is typed, what is wrong with it, and what can be done. */
export interface SheetEdit {
  form: SheetForm;
  /** What belongs to no field is under the empty name. */
  problems: Problems;
  isDirty: boolean;
  isSaving: boolean;
  /** What is to be sent. */
  changes: Partial<Sheet>;
  /** What the edit builds upon: the product as it was read, or as somebody else has made it. */
  base: SheetProduct;
  /** The product as somebody else has saved it in the meantime: a choice is to be made. */
  newer?: SheetProduct;
  edit: (changed: Partial<SheetForm>) => void;
  /** Saves what was changed; answers the product as it is stored, or nothing where it is not. */
  save: () => Promise<SheetProduct | undefined>;
  /** Goes on with what somebody else has saved, without what was typed here. */
  takeTheirs: () => void;
  /** Saves what was typed here over it; what only the other has changed stays. */
  keepMine: () => Promise<SheetProduct | undefined>;
}

/** Edits the sheet of a product, beginning with the product as it was read. */
export function useSheetEdit(product: SheetProduct): SheetEdit {
  const [base, setBase] = useState(product);
  const [form, setForm] = useState(() => formOf(product));
  const [problems, setProblems] = useState<Problems>({});
  const [newer, setNewer] = useState<SheetProduct>();
  const [isSaving, setSaving] = useState(false);
  const changes = changesOf(readForm(form).sheet, base);

  async function send(version: string): Promise<SheetProduct | undefined> {
    setSaving(true);
    const { value, problem } = await askBackend<{ product: SheetProduct }>(
      productPath(product.id),
      {
        body: { ...changes, version },
      },
    );
    setSaving(false);
    if (value) return value.product;
    if (problem.code === "version_conflict") {
      setNewer(problem.body.current as SheetProduct);
    } else {
      const byField = problemsByField(problem.fields, form.rows);
      setProblems(problem.fields.length > 0 ? byField : { "": problem.message });
    }
    return undefined;
  }

  return {
    form,
    problems,
    isDirty: isDirty(form, base),
    isSaving,
    changes,
    base,
    newer,
    edit(changed) {
      setForm((before) => ({ ...before, ...changed }));
      setProblems((before) => problemsLeft(before, form, changed));
    },
    async save() {
      const found = readForm(form).problems;
      setProblems(found);
      if (Object.keys(found).length > 0) return undefined;
      return Object.keys(changes).length === 0 ? base : send(base.version);
    },
    takeTheirs() {
      if (!newer) return;
      setBase(newer);
      setForm(formOf(newer));
      setNewer(undefined);
    },
    async keepMine() {
      if (!newer) return undefined;
      setBase(newer);
      setForm(formOf({ ...newer, ...changes }));
      setNewer(undefined);
      return send(newer.version);
    },
  };
}
