// One try to match a pattern: where it stands, what it captured, and the ways that are left to go back to. These lie on
// a stack of its own, so that texts of any length can be matched.
import { spend } from '@mockwright/language/runtime/run';

/** A capture: start and end offsets. */
export type CaptureSpan = readonly [start: number, end: number];

/** What a step gives instead of the next one when the pattern does not match this way. */
export const failed = -1;

/** A step of a pattern. @returns the number of the step that comes next, or {@link failed} */
export type Step = (matching: Matching) => number;

/** What an entry of the stack says; its kind lies on top of its numbers. */
const kinds = {
  /** Step, place: another way. */
  choice: 0,
  /** Step, place, last place: the same step, one character less each time. */
  range: 1,
  /** Register, value before. */
  register: 2,
  /** Group that has a capture more. */
  captured: 3,
  /** Group that has a capture less, and the capture. */
  uncaptured: 4,
} as const;

/** A pattern on its way through a text. */
export class Matching {
  readonly text: string;
  /** Where the previous match ended, for `\G`. */
  readonly lastEnd: number;
  at: number;
  /** Of each group, in the order in which they were made. */
  readonly captures: Map<number, CaptureSpan[]> = new Map();
  /** Counts and places that steps remember. */
  readonly registers: number[] = [];
  readonly #stack: number[] = [];
  readonly #checkTime: () => void;
  #steps = 0;

  /** @param checkTime throws when the time is over */
  constructor(text: string, at: number, lastEnd: number, checkTime: () => void) {
    this.text = text;
    this.at = at;
    this.lastEnd = lastEnd;
    this.#checkTime = checkTime;
  }

  /** Takes the steps, from the first one on. @returns whether the end was reached */
  run(steps: readonly Step[]): boolean {
    let next = 0;
    while (next < steps.length) {
      next = steps[next]!(this);
      if (next === failed && (next = this.#goBack()) === failed) return false;
    }
    return true;
  }

  /** Pays for a step; now and then the time is looked at. */
  pay(): void {
    spend(1);
    if ((++this.#steps & 1023) === 0) this.#checkTime();
  }

  // -------------------------------------------------------------- what can be gone back to

  /** Should this way fail, that step is tried from here. */
  orElse(step: number): void {
    this.#stack.push(step, this.at, kinds.choice);
  }

  /** Should this way fail, that step is tried from one place after the other, back to the last one. */
  orLess(step: number, last: number): void {
    if (this.at !== last) this.#stack.push(step, this.at, last, kinds.range);
  }

  /** Remembers a number. */
  set(register: number, value: number): void {
    this.#stack.push(register, this.registers[register] ?? 0, kinds.register);
    this.registers[register] = value;
  }

  capture(group: number, span: CaptureSpan): void {
    const list = this.captures.get(group);
    if (list) list.push(span);
    else this.captures.set(group, [span]);
    this.#stack.push(group, kinds.captured);
  }

  /** Takes the last capture of a group away. @returns it; undefined where there is none */
  uncapture(group: number): CaptureSpan | undefined {
    const span = this.captures.get(group)?.pop();
    if (span) this.#stack.push(span[0], span[1], group, kinds.uncaptured);
    return span;
  }

  /** A mark on the stack, for {@link commit} and {@link retract}. */
  get mark(): number {
    return this.#stack.length;
  }

  /** Forgets other ways that were left since the mark; what was done on this one remains. */
  commit(mark: number): void {
    const stack = this.#stack;
    const kept: number[][] = [];
    while (stack.length > mark) {
      const kind = stack.pop()!;
      const size = kind === kinds.uncaptured || kind === kinds.range ? 3 : kind === kinds.captured ? 1 : 2;
      const entry = stack.splice(stack.length - size);
      if (kind !== kinds.choice && kind !== kinds.range) kept.push([...entry, kind]);
    }
    for (const entry of kept.reverse()) stack.push(...entry);
  }

  /** Undoes all that was done since the mark. */
  retract(mark: number): void {
    while (this.#stack.length > mark) this.#undo();
  }

  #goBack(): number {
    this.pay();
    while (this.#stack.length > 0) {
      const step = this.#undo();
      if (step !== failed) return step;
    }
    return failed;
  }

  /** Takes the topmost entry. @returns the step that it leads to */
  #undo(): number {
    const stack = this.#stack;
    switch (stack.pop()) {
      case kinds.choice:
        this.at = stack.pop()!;
        return stack.pop()!;
      case kinds.range: {
        const last = stack.pop()!;
        const at = stack.pop()!;
        const step = stack.pop()!;
        this.at = at > last ? at - 1 : at + 1;
        this.orLess(step, last);
        return step;
      }
      case kinds.register: {
        const value = stack.pop()!;
        this.registers[stack.pop()!] = value;
        return failed;
      }
      case kinds.captured:
        this.captures.get(stack.pop()!)!.pop();
        return failed;
      default: {
        const group = stack.pop()!;
        const end = stack.pop()!;
        this.captures.get(group)!.push([stack.pop()!, end]);
        return failed;
      }
    }
  }
}
