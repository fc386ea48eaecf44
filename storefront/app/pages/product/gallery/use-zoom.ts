import { type PointerEvent, useCallback, useEffect, useRef, useState } from "react";
import { moved, type Point, wholePicture, type ZoomView, zoomed } from "./zoom-view.ts";

const step = 1.5;
/** The distance that an arrow key moves the picture, px. */
const keyDistance = 80;

/** The zoom of a picture within its frame, by wheel, fingers, mouse and keys. */
export function useZoom() {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [view, setView] = useState<ZoomView>(wholePicture);
  const pointers = useRef(new Map<number, Point>());

  const zoomBy = useCallback(
    (factor: number, at?: Point) => {
      if (!frame) return;
      const { left, top, width, height } = frame.getBoundingClientRect();
      const about = at
        ? { x: at.x - left - width / 2, y: at.y - top - height / 2 }
        : { x: 0, y: 0 };
      setView((before) => zoomed(before, factor, about, { width, height }));
    },
    [frame],
  );
  const moveBy = (x: number, y: number) => {
    if (!frame) return;
    const { width, height } = frame.getBoundingClientRect();
    setView((before) => moved(before, { x, y }, { width, height }));
  };

  useEffect(() => {
    if (!frame) return;
    // React's listeners are passive, so the browser would zoom the page too.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY });
    };
    frame.addEventListener("wheel", onWheel, { passive: false });
    return () => frame.removeEventListener("wheel", onWheel);
  }, [frame, zoomBy]);

  function onPointerMove(event: PointerEvent): void {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      zoomBy(distance(now, other) / Math.max(1, distance(before, other)), middle);
    } else {
      moveBy(now.x - before.x, now.y - before.y);
    }
    pointers.current.set(event.pointerId, now);
  }

  const releasePointer = (event: PointerEvent) => pointers.current.delete(event.pointerId);
  const keys: Record<string, () => void> = {
    "+": () => zoomBy(step),
    "=": () => zoomBy(step),
    "-": () => zoomBy(1 / step),
    "0": () => setView(wholePicture),
    ArrowLeft: () => moveBy(keyDistance, 0),
    ArrowRight: () => moveBy(-keyDistance, 0),
    ArrowUp: () => moveBy(0, keyDistance),
    ArrowDown: () => moveBy(0, -keyDistance),
  };

  return {
    view,
    isClose: view.scale > 1.01,
    closer: () => zoomBy(step),
    further: () => zoomBy(1 / step),
    reset: useCallback(() => setView(wholePicture), []),
    /** The action of a key; undefined if it has none. */
    actionOf: (key: string) => keys[key],
    frameProps: {
      ref: setFrame,
      onPointerDown: (event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove,
      onPointerUp: releasePointer,
      onPointerCancel: releasePointer,
      onDoubleClick: (event: { clientX: number; clientY: number }) =>
        zoomBy(view.scale > 1.01 ? 1 / view.scale : step * step, {
          x: event.clientX,
          y: event.clientY,
        }),
    },
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
