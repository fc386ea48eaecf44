/** 1 where the page is read from left to right, else -1: the sign of a way forwards along a row. */
export function forwards(): 1 | -1 {
  return document.dir === "rtl" ? -1 : 1;
}

/** The step of an arrow key along a row: 1 to the next, -1 to the previous; undefined for another key. */
export function arrowStep(key: string): number | undefined {
  const toTheRight = { ArrowLeft: -1, ArrowRight: 1 }[key];
  return toTheRight && toTheRight * forwards();
}
