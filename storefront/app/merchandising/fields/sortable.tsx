import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import type { CSSProperties, KeyboardEvent, ReactNode } from "react";
import { m } from "~/paraglide/messages.js";

interface SortableProps {
  /** One id per item, in order. */
  ids: string[];
  layout: "list" | "grid";
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Items that are reordered by drag, touch and keyboard; each move is announced. */
export function Sortable({ ids, layout, onMove, children }: SortableProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  function end({ active, over }: DragEndEvent): void {
    if (!over || active.id === over.id) return;
    onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{
        announcements: announcementsOf(ids),
        screenReaderInstructions: { draggable: m.sortable_how() },
      }}
    >
      <SortableContext
        items={ids}
        strategy={layout === "grid" ? rectSortingStrategy : verticalListSortingStrategy}
      >
        {children}
      </SortableContext>
    </DndContext>
  );
}

function announcementsOf(ids: string[]): Announcements {
  const placeOf = ({ id }: { id: string | number }) => ids.indexOf(String(id)) + 1;
  return {
    onDragStart: ({ active }) => m.sortable_picked_up({ place: placeOf(active) }),
    onDragOver: ({ active, over }) =>
      over ? m.sortable_over({ place: placeOf(active), to: placeOf(over) }) : undefined,
    onDragEnd: ({ active, over }) =>
      over
        ? m.sortable_dropped({ place: placeOf(active), to: placeOf(over) })
        : m.sortable_left({ place: placeOf(active) }),
    onDragCancel: ({ active }) => m.sortable_left({ place: placeOf(active) }),
  };
}

/** The props of an item within `Sortable` and of its drag handle. */
export function useSortableItem(id: string) {
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
  } = useSortable({ id });
  const style: CSSProperties = {
    transform: CSS.Transform.toString(transform),
    ...(transition && { transition }),
  };
  return {
    isDragging,
    item: { ref: setNodeRef, style },
    handle: { ref: setActivatorNodeRef, ...attributes, ...listeners },
    /** For a handle with key handlers of its own. */
    onHandleKeyDown: (event: KeyboardEvent) => listeners?.onKeyDown?.(event),
  };
}
