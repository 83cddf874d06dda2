// A backtracking matcher with .NET's own semantics: all captures, balancing groups, conditionals, atomic groups, right to left.
import { toLowerInvariant } from '../System/text/casing.ts';
import { spend } from '@mockwright/language/runtime/run';
import { failed, Matching } from './matching.ts';
import type { CaptureSpan, Step } from './matching.ts';
import { wordOfBoundary } from './character-classes.ts';
import type { CharacterSet } from './character-set.ts';
import type { RegexNode } from './regex-tree.ts';

/** What a match is made of: the captures of each group, in the order they were made; group 0 is the match. */
export type CaptureLists = ReadonlyMap<number, readonly CaptureSpan[]>;

/** Tries to match at one place; undefined when the pattern does not match there. */
export type TryMatch = (
  text: string,
  at: number,
  lastEnd: number,
  checkTime: () => void,
) => CaptureLists | undefined;

/** Compiles a tree into steps. */
export function compileMatcher(root: RegexNode, rightToLeft: boolean): TryMatch {
  const program = new Program();
  program.add(root, rightToLeft);
  const { steps } = program;
  return (text, at, lastEnd, checkTime) => {
    const matching = new Matching(text, at, lastEnd, checkTime);
    if (!matching.run(steps)) return undefined;
    matching.captures.set(0, [spanOf(at, matching.at)]);
    return matching.captures;
  };
}

const spanOf = (from: number, to: number): CaptureSpan => (from <= to ? [from, to] : [to, from]);

/** A step that is reached by jumps, once it is known which one it is. */
interface Label {
  step: number;
}

/** The steps of a pattern, one after the other. */
class Program {
  readonly steps: Step[] = [];
  #registers = 0;

  add(node: RegexNode, backwards: boolean): void {
    switch (node.kind) {
      case 'empty':
        break;
      case 'nothing':
        this.steps.push(() => failed);
        break;
      case 'text':
        this.#text(node.text, backwards);
        break;
      case 'class':
        this.#class(node.set, backwards);
        break;
      case 'anchor': {
        const { anchor } = node;
        this.#test(({ text, at, lastEnd }) => isAnchor(anchor, text, at, lastEnd));
        break;
      }
      case 'sequence':
        for (const item of backwards ? node.items.toReversed() : node.items) this.add(item, backwards);
        break;
      case 'alternation':
        this.#alternation(node.items, backwards);
        break;
      case 'repeat':
        if (node.item.kind === 'class' && !node.lazy) this.#greedyClass(node.item.set, node, backwards);
        else this.#repeat(node, backwards);
        break;
      case 'capture':
        this.#capture(node, backwards);
        break;
      case 'look':
        this.#look(node);
        break;
      case 'atomic': {
        const mark = this.#remember(({ mark: present }) => present);
        this.add(node.item, backwards);
        this.#do((matching) => matching.commit(matching.registers[mark]!));
        break;
      }
      case 'backreference':
        this.#backreference(node, backwards);
        break;
      case 'conditional':
        this.#conditional(node, backwards);
        break;
      default:
        node satisfies never;
    }
  }

  // -------------------------------------------------------------- steps

  /** A step that goes on with the one behind it. */
  #do(action: (matching: Matching) => void): void {
    const next = this.steps.length + 1;
    this.steps.push((matching) => {
      action(matching);
      return next;
    });
  }

  /** A step that goes on where the test holds. */
  #test(holds: (matching: Matching) => boolean): void {
    const next = this.steps.length + 1;
    this.steps.push((matching) => (holds(matching) ? next : failed));
  }

  #jump(target: Label): void {
    this.steps.push(() => target.step);
  }

  #orElse(target: Label): void {
    this.#do((matching) => matching.orElse(target.step));
  }

  #place(label: Label): void {
    label.step = this.steps.length;
  }

  /** A step that remembers a number. @returns the register where it is found */
  #remember(number: (matching: Matching) => number): number {
    const register = this.#registers++;
    this.#do((matching) => matching.set(register, number(matching)));
    return register;
  }

  // -------------------------------------------------------------- parts of patterns

  #text(wanted: string, backwards: boolean): void {
    this.#test((matching) => {
      const start = backwards ? matching.at - wanted.length : matching.at;
      if (start < 0 || !matching.text.startsWith(wanted, start)) return false;
      matching.at = backwards ? start : start + wanted.length;
      return true;
    });
  }

  #class(set: CharacterSet, backwards: boolean): void {
    this.#test((matching) => {
      const { text, at } = matching;
      const index = backwards ? at - 1 : at;
      if (index < 0 || index >= text.length || !set.has(text.charCodeAt(index))) return false;
      matching.at = backwards ? at - 1 : at + 1;
      return true;
    });
  }

  #alternation(items: readonly RegexNode[], backwards: boolean): void {
    const end: Label = { step: 0 };
    for (const [index, item] of items.entries()) {
      const other: Label = { step: 0 };
      const isLast = index === items.length - 1;
      if (!isLast) this.#orElse(other);
      this.add(item, backwards);
      if (!isLast) this.#jump(end);
      this.#place(other);
    }
    this.#place(end);
  }

  #repeat({ item, least, most, lazy }: RegexNode & { kind: 'repeat' }, backwards: boolean): void {
    const turn: Label = { step: 0 };
    const end: Label = { step: 0 };
    const count = this.#remember(() => 0);
    const test = this.steps.length;
    this.steps.push((matching) => {
      matching.pay();
      const turns = matching.registers[count]!;
      if (turns < least) return turn.step;
      if (turns >= most) return end.step;
      matching.orElse(lazy ? turn.step : end.step);
      return lazy ? end.step : turn.step;
    });
    this.#place(turn);
    const start = this.#remember(({ at }) => at);
    this.add(item, backwards);
    this.steps.push((matching) => {
      const turns = matching.registers[count]! + 1;
      // A turn that reads nothing is the last one.
      if (matching.registers[start] === matching.at && turns >= least) return end.step;
      if (turns <= least || most !== Infinity) matching.set(count, turns);
      return test;
    });
    this.#place(end);
  }

  /** `[…]*`: as far as it goes, then back step by step. */
  #greedyClass(set: CharacterSet, { least, most }: RegexNode & { kind: 'repeat' }, backwards: boolean): void {
    const next = this.steps.length + 1;
    this.steps.push((matching) => {
      const { text, at } = matching;
      const farthest = Math.min(most, backwards ? at : text.length - at);
      let count = 0;
      while (count < farthest && set.has(text.charCodeAt(backwards ? at - count - 1 : at + count))) count++;
      spend(count);
      if (count < least) return failed;
      matching.at = backwards ? at - count : at + count;
      matching.orLess(next, backwards ? at - least : at + least);
      return next;
    });
  }

  #capture({ item, group, pop }: RegexNode & { kind: 'capture' }, backwards: boolean): void {
    const start = this.#remember(({ at }) => at);
    this.add(item, backwards);
    this.#test((matching) => {
      const span = spanOf(matching.registers[start]!, matching.at);
      if (pop === undefined) {
        matching.capture(group!, span);
        return true;
      }
      const popped = matching.uncapture(pop);
      if (popped && group !== undefined) matching.capture(group, [popped[1], Math.max(popped[1], span[0])]);
      return popped !== undefined;
    });
  }

  #look({ item, behind, negative }: RegexNode & { kind: 'look' }): void {
    const end: Label = { step: 0 };
    const start = this.#remember(({ at }) => at);
    const mark = this.#remember(({ mark: present }) => present);
    if (negative) this.#orElse(end);
    this.add(item, behind);
    this.#test((matching) => {
      if (negative) matching.retract(matching.registers[mark]!);
      else {
        matching.commit(matching.registers[mark]!);
        matching.at = matching.registers[start]!;
      }
      return !negative;
    });
    this.#place(end);
  }

  #backreference(
    { group, ignoreCase, matchesUnset }: RegexNode & { kind: 'backreference' },
    backwards: boolean,
  ): void {
    this.#test((matching) => {
      const span = matching.captures.get(group)?.at(-1);
      if (!span) return matchesUnset;
      const { text, at } = matching;
      const wanted = text.slice(span[0], span[1]);
      const start = backwards ? at - wanted.length : at;
      if (start < 0) return false;
      const found = text.slice(start, start + wanted.length);
      matching.at = backwards ? start : start + wanted.length;
      return found === wanted || (ignoreCase && toLowerInvariant(found) === toLowerInvariant(wanted));
    });
  }

  #conditional({ group, test, yes, no }: RegexNode & { kind: 'conditional' }, backwards: boolean): void {
    const otherwise: Label = { step: 0 };
    const end: Label = { step: 0 };
    if (test) {
      const start = this.#remember(({ at }) => at);
      const mark = this.#remember(({ mark: present }) => present);
      this.#orElse(otherwise);
      this.add(test, backwards);
      this.#do((matching) => {
        matching.commit(matching.registers[mark]!);
        matching.at = matching.registers[start]!;
      });
    } else {
      const next = this.steps.length + 1;
      this.steps.push(({ captures }) => ((captures.get(group!)?.length ?? 0) > 0 ? next : otherwise.step));
    }
    this.add(yes, backwards);
    this.#jump(end);
    this.#place(otherwise);
    this.add(no, backwards);
    this.#place(end);
  }
}

function isAnchor(
  anchor: (RegexNode & { kind: 'anchor' })['anchor'],
  text: string,
  at: number,
  lastEnd: number,
): boolean {
  switch (anchor) {
    case 'start':
      return at === 0;
    case 'end':
      return at === text.length;
    case 'endBeforeNewline':
      return at === text.length || (at === text.length - 1 && text[at] === '\n');
    case 'lineStart':
      return at === 0 || text[at - 1] === '\n';
    case 'lineEnd':
      return at === text.length || text[at] === '\n';
    case 'lastMatch':
      return at === lastEnd;
    default: {
      const word = wordOfBoundary();
      const boundary =
        (at > 0 && word.has(text.charCodeAt(at - 1))) !== (at < text.length && word.has(text.charCodeAt(at)));
      return boundary === (anchor === 'wordBoundary');
    }
  }
}
