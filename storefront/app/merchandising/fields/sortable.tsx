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
  /** One for each thing, in order. */
  ids: string[];
  layout: "list" | "grid";
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Things that are put in order by drag, by touch and by keyboard; each move is announced. */
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

/** What a thing within `Sortable` needs: for its element, and for the handle it is dragged by. */
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
    /** For a handle that has keys of its own as well. */
    onHandleKeyDown: (event: KeyboardEvent) => listeners?.onKeyDown?.(event),
  };
}
