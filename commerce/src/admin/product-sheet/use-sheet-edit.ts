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

/** The backend's path of a product with its sheet. */
export function productPath(productId: string): string {
  return `/admin/catalogue/products/${productId}`;
}

/** The edit of a sheet: the form, its problems, and its actions. */
export interface SheetEdit {
  form: SheetForm;
  /** Problems of no field are under the empty name. */
  problems: Problems;
  isDirty: boolean;
  isSaving: boolean;
  /** The fields that will be sent. */
  changes: Partial<Sheet>;
  /** The stored product that the changes are made to. */
  base: SheetProduct;
  /** The product as somebody else has saved it in the meantime: the merchandiser has to choose. */
  newer?: SheetProduct;
  edit: (changed: Partial<SheetForm>) => void;
  /** Saves the changes. Answers the stored product, or undefined where the backend refused them. */
  save: () => Promise<SheetProduct | undefined>;
  /** Drops the own changes and continues with what somebody else has saved. */
  takeTheirs: () => void;
  /**
   * Saves the own changes over what somebody else has saved. Fields that only they changed stay.
   */
  keepMine: () => Promise<SheetProduct | undefined>;
}

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
