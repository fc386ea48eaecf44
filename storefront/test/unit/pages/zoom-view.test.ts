import { describe, expect, it } from "vitest";
import { moved, wholePicture, zoomed } from "~/pages/product/gallery/zoom-view.ts";

const frame = { width: 1000, height: 800 };
const middle = { x: 0, y: 0 };

describe("a picture that is zoomed", () => {
  it("keeps the point under the pointer where it is", () => {
    const at = { x: 200, y: -100 };
    const view = zoomed(wholePicture, 2, at, frame);
    // The picture's point p is at view + p × scale; before the zoom it was at p.
    expect({ x: view.x + at.x * view.scale, y: view.y + at.y * view.scale }).toEqual(at);
  });

  it("is never smaller than whole, and never more than six times as large", () => {
    expect(zoomed(wholePicture, 0.1, middle, frame)).toEqual(wholePicture);
    expect(zoomed(wholePicture, 100, middle, frame).scale).toBe(6);
  });

  it("cannot be moved out of its frame, and stands in the middle again when whole", () => {
    const close = zoomed(wholePicture, 2, middle, frame);
    const far = moved(close, { x: 10_000, y: -10_000 }, frame);
    expect(far).toEqual({ scale: 2, x: 500, y: -400 });
    expect(zoomed(far, 0.5, middle, frame)).toEqual(wholePicture);
  });
});
