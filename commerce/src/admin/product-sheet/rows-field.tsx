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
import { RowEditor } from "./row-editor";
import { emptyRow, type FormRow, moveRow, type Problems } from "./sheet-form";

interface RowsFieldProps {
  rows: FormRow[];
  problems: Problems;
  onChange: (rows: FormRow[]) => void;
  /** Called when a row is picked up and when it is put down. */
  onMoving: (moving: boolean) => void;
}

const instructions =
  "To move a row, press space or enter on its handle, move it with the arrow keys, and press space or enter again. Escape puts it back.";

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
          Technical sheet
        </Heading>
        <Text size="small" className="text-ui-fg-subtle">
          Shoppers read the rows in this order.
        </Text>
      </div>
      {problems.rows && <Hint variant="error">{problems.rows}</Hint>}
      {rows.length === 0 && (
        <Text size="small" className="text-ui-fg-muted">
          No rows yet.
        </Text>
      )}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          announcements: announcementsFor(rows, isPickedUp),
          screenReaderInstructions: { draggable: instructions },
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
          <Plus /> Add row
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
  function name(id: UniqueIdentifier): string {
    return rows.find(({ key }) => key === id)?.label || "without a label";
  }
  function place(id: UniqueIdentifier | undefined): string {
    return `${rows.findIndex(({ key }) => key === id) + 1} of ${rows.length}`;
  }
  return {
    onDragStart({ active }) {
      isPickedUp.current = true;
      return `Picked up row ${name(active.id)}, place ${place(active.id)}.`;
    },
    onDragOver({ active, over }) {
      const isFirst = isPickedUp.current;
      isPickedUp.current = false;
      if (!over || (isFirst && over.id === active.id)) return undefined;
      return `Row ${name(active.id)} is at place ${place(over.id)}.`;
    },
    onDragEnd: ({ active, over }) =>
      `Row ${name(active.id)} was put down at place ${place(over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => `Row ${name(active.id)} is back at place ${place(active.id)}.`,
  };
}
