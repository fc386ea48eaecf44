import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { Plus } from "@medusajs/icons";
import { Button, Heading, Hint, Text } from "@medusajs/ui";
import { type MutableRefObject, useEffect, useRef } from "react";
import { t } from "../i18n/translate";
import { RowEditor } from "./row-editor";
import { emptyRow, type FormRow, moveRow, type Problems } from "./sheet-form";

interface RowsFieldProps {
  rows: FormRow[];
  problems: Problems;
  onChange: (rows: FormRow[]) => void;
  /** Called when a row is picked up and when it is put down. */
  onMoving: (moving: boolean) => void;
}

/** The rows of a technical sheet, in an order that pointer and keyboard can change. */
export function RowsField({ rows, problems, onChange, onMoving }: RowsFieldProps) {
  const list = useRef<HTMLOListElement>(null);
  const toFocus = useRef<string>();
  const isPickedUp = useRef(false);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  // Runs after every change: a new row can only be focused once it is rendered.
  useEffect(() => {
    if (!toFocus.current) return;
    list.current?.querySelector<HTMLElement>(toFocus.current)?.focus();
    toFocus.current = undefined;
  });

  function add(): void {
    const row = emptyRow();
    toFocus.current = `[data-row="${row.key}"] input`;
    onChange([...rows, row]);
  }

  function remove(key: string): void {
    const place = rows.findIndex((row) => row.key === key);
    const neighbour = rows[place + 1] ?? rows[place - 1];
    if (neighbour) toFocus.current = `[data-row="${neighbour.key}"] input`;
    onChange(rows.filter((row) => row.key !== key));
  }

  function onDragEnd({ active, over }: DragEndEvent): void {
    onMoving(false);
    if (over) onChange(moveRow(rows, String(active.id), String(over.id)));
  }

  return (
    <section aria-labelledby="sheet-rows" className="flex flex-col gap-y-4">
      <div>
        <Heading level="h2" id="sheet-rows">
          {t("productSheet.rows")}
        </Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {t("rows.order")}
        </Text>
      </div>
      {problems.rows && <Hint variant="error">{problems.rows}</Hint>}
      {rows.length === 0 && (
        <Text size="small" className="text-ui-fg-muted">
          {t("productSheet.noRows")}
        </Text>
      )}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          announcements: announcementsFor(rows, isPickedUp),
          screenReaderInstructions: { draggable: t("rows.instructions") },
        }}
        onDragStart={() => onMoving(true)}
        onDragCancel={() => onMoving(false)}
        onDragEnd={onDragEnd}
      >
        <SortableContext items={rows.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
          <ol ref={list} className="flex flex-col gap-y-2">
            {rows.map((row, place) => (
              <RowEditor
                key={row.key}
                row={row}
                place={place + 1}
                labelProblem={problems[`rows.${row.key}.label`]}
                valueProblem={problems[`rows.${row.key}.value`]}
                onChange={(changed) =>
                  onChange(rows.map((other) => (other.key === row.key ? changed : other)))
                }
                onDelete={() => remove(row.key)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <div>
        <Button type="button" size="small" variant="secondary" onClick={add}>
          <Plus /> {t("rows.add")}
        </Button>
      </div>
    </section>
  );
}

/**
 * What a screen reader says while a row is moved. `isPickedUp` is true right after a row was picked
 * up: dnd-kit then reports that the row is over its own place, which is not announced.
 */
function announcementsFor(rows: FormRow[], isPickedUp: MutableRefObject<boolean>): Announcements {
  function values(id: UniqueIdentifier, over = id) {
    return {
      name: rows.find(({ key }) => key === id)?.label || t("rows.unnamed"),
      place: rows.findIndex(({ key }) => key === over) + 1,
      rows: rows.length,
    };
  }
  return {
    onDragStart({ active }) {
      isPickedUp.current = true;
      return t("rows.pickedUp", values(active.id));
    },
    onDragOver({ active, over }) {
      const isFirst = isPickedUp.current;
      isPickedUp.current = false;
      if (!over || (isFirst && over.id === active.id)) return undefined;
      return t("rows.over", values(active.id, over.id));
    },
    onDragEnd: ({ active, over }) => t("rows.putDown", values(active.id, over?.id)),
    onDragCancel: ({ active }) => t("rows.back", values(active.id)),
  };
}
