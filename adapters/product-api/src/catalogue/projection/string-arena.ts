import { lengthened, lowerBound } from "./typed-arrays.ts";

/** Every 16th string is stored whole; the strings between are stored as differences. */
const perBlock = 16;

/** Strings are decoded into this buffer. */
let scratch = Buffer.alloc(1_024);

/**
 * Many short strings in one buffer, outside of the heap that the garbage collector searches. Each
 * string has an index, from 0; no string is ever removed. A string stores only how it differs from
 * the one before it (front coding), so sorted strings take the least memory.
 */
export class StringArena {
  #bytes = Buffer.alloc(1_024);
  #length = 0;
  /** By block: where its first string begins. */
  #blocks = new Uint32Array(64);
  #size = 0;
  #last = Buffer.alloc(0);

  get size(): number {
    return this.#size;
  }

  /** @returns the string's index */
  add(string: string): number {
    const bytes = Buffer.from(string, "utf8");
    const isWhole = this.#size % perBlock === 0;
    const shared = isWhole ? 0 : sharedPrefix(this.#last, bytes);
    this.#makeRoomFor(bytes.length + 6);
    if (isWhole) this.#blocks[this.#size / perBlock] = this.#length;
    this.#bytes[this.#length++] = shared;
    let rest = bytes.length - shared;
    for (; rest > 127; rest >>>= 7) this.#bytes[this.#length++] = (rest & 127) | 128;
    this.#bytes[this.#length++] = rest;
    this.#length += bytes.copy(this.#bytes, this.#length, shared);
    this.#last = bytes;
    return this.#size++;
  }

  /** @param index below `size` */
  at(index: number): string {
    const bytes = this.#bytes;
    let position = this.#blocks[Math.floor(index / perBlock)] ?? 0;
    let length = 0;
    for (let left = index % perBlock; left >= 0; left -= 1) {
      const shared = bytes[position++] ?? 0;
      let rest = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[position++] ?? 0;
        rest |= (byte & 127) << shift;
        if (byte < 128) break;
      }
      length = shared + rest;
      if (length > scratch.length) scratch = Buffer.concat([scratch], 2 * length);
      for (let at = shared; at < length; at += 1) scratch[at] = bytes[position++] ?? 0;
    }
    return scratch.toString("utf8", 0, length);
  }

  /** The index of the first string that is not below this one. The strings were added in order. */
  lowerBound(string: string): number {
    return lowerBound(this.#size, (index) => this.at(index) < string);
  }

  /** Frees the memory that is reserved for more strings. */
  trim(): void {
    this.#bytes = Buffer.from(this.#bytes.subarray(0, this.#length));
    this.#blocks = this.#blocks.slice(0, Math.ceil(this.#size / perBlock));
  }

  #makeRoomFor(more: number): void {
    if (this.#length + more > this.#bytes.length) {
      this.#bytes = lengthened(this.#bytes, Buffer.alloc(Math.ceil(1.5 * (this.#length + more))));
    }
    const blocks = Math.floor(this.#size / perBlock) + 1;
    if (blocks > this.#blocks.length) {
      this.#blocks = lengthened(this.#blocks, new Uint32Array(Math.ceil(1.5 * blocks)));
    }
  }
}

/** How many bytes two strings share at their beginning; 255 at most, which fits into one byte. */
function sharedPrefix(a: Uint8Array, b: Uint8Array): number {
  const most = Math.min(a.length, b.length, 255);
  let shared = 0;
  while (shared < most && a[shared] === b[shared]) shared += 1;
  return shared;
}
