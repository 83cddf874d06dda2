// A backtracking matcher with .NET's own semantics: all captures, balancing groups, conditionals, atomic groups, right to left.
import { spend } from '../../../runtime/run.ts';
import { toLowerInvariant } from '../casing.ts';
import type { RegexNode } from './regex-tree.ts';

/** A capture: start and end offsets. */
export type CaptureSpan = readonly [start: number, end: number];

/** What a match is made of: the captures of each group, in the order they were made; group 0 is the match. */
export type CaptureLists = ReadonlyMap<number, readonly CaptureSpan[]>;

interface State {
  readonly text: string;
  /** Where the previous match ended, for `\G`. */
  readonly lastEnd: number;
  readonly captures: Map<number, CaptureSpan[]>;
  /** Throws when the time is over. */
  readonly checkTime: () => void;
  steps: number;
}
/** Pays for a step; now and then the time is looked at. */
function pay(state: State): void {
  spend(1);
  if ((++state.steps & 1023) === 0) state.checkTime();
}
type Next = (at: number) => boolean;
type Match = (state: State, at: number, next: Next) => boolean;

/** Tries to match at one place; undefined when the pattern does not match there. */
export type TryMatch = (
  text: string,
  at: number,
  lastEnd: number,
  checkTime: () => void,
) => CaptureLists | undefined;

/** Compiles a tree into closures. */
export function compileMatcher(root: RegexNode, rightToLeft: boolean): TryMatch {
  const match = compile(root, rightToLeft);
  return (text, at, lastEnd, checkTime) => {
    const state: State = { text, lastEnd, captures: new Map(), checkTime, steps: 0 };
    let end = -1;
    if (!match(state, at, (reached) => ((end = reached), true))) return undefined;
    state.captures.set(0, [at <= end ? [at, end] : [end, at]]);
    return state.captures;
  };
}

function compile(node: RegexNode, backwards: boolean): Match {
  switch (node.kind) {
    case 'empty':
      return (_state, at, next) => next(at);
    case 'nothing':
      return () => false;
    case 'text':
      return compileText(node.text, backwards);
    case 'class': {
      const test = classTest(node.source);
      return (state, at, next) => {
        const index = backwards ? at - 1 : at;
        return (
          index >= 0 &&
          index < state.text.length &&
          test(state.text, index) &&
          next(backwards ? at - 1 : at + 1)
        );
      };
    }
    case 'anchor':
      return compileAnchor(node.anchor);
    case 'sequence': {
      const items = node.items.map((item) => compile(item, backwards));
      return (backwards ? items : items.reverse()).reduce<Match>(
        (rest, item) => (state, at, next) => item(state, at, (reached) => rest(state, reached, next)),
        (_state, at, next) => next(at),
      );
    }
    case 'alternation': {
      const items = node.items.map((item) => compile(item, backwards));
      return (state, at, next) => items.some((item) => item(state, at, next));
    }
    case 'repeat':
      return compileRepeat(node, backwards);
    case 'capture':
      return compileCapture(node, backwards);
    case 'look': {
      const item = compile(node.item, node.behind);
      return (state, at, next) => {
        const before = snapshot(state);
        const found = item(state, at, () => true);
        if (node.negative) {
          restore(state, before);
          return !found && next(at);
        }
        if (found && next(at)) return true;
        restore(state, before);
        return false;
      };
    }
    case 'atomic': {
      const item = compile(node.item, backwards);
      return (state, at, next) => {
        const before = snapshot(state);
        let end = -1;
        if (item(state, at, (reached) => ((end = reached), true)) && next(end)) return true;
        restore(state, before);
        return false;
      };
    }
    case 'backreference':
      return compileBackreference(node, backwards);
    case 'conditional': {
      const [yes, no] = [compile(node.yes, backwards), compile(node.no, backwards)];
      const test = node.test && compile(node.test, backwards);
      return (state, at, next) => {
        const holds = test ? test(state, at, () => true) : (state.captures.get(node.group!)?.length ?? 0) > 0;
        return (holds ? yes : no)(state, at, next);
      };
    }
    default:
      return node satisfies never;
  }
}

function compileText(wanted: string, backwards: boolean): Match {
  return (state, at, next) => {
    const start = backwards ? at - wanted.length : at;
    if (start < 0) return false;
    return state.text.startsWith(wanted, start) && next(backwards ? start : at + wanted.length);
  };
}

/** A test of one code unit, remembered for ASCII. */
function classTest(source: string): (text: string, at: number) => boolean {
  const regex = new RegExp(`^${source}$`, 'v');
  const known = new Int8Array(128);
  return (text, at) => {
    const code = text.charCodeAt(at);
    if (code >= 128) return regex.test(text[at]!);
    if (known[code] === 0) known[code] = regex.test(text[at]!) ? 1 : -1;
    return known[code] === 1;
  };
}

const isWord = classTest('[\\p{L}\\p{Mn}\\p{Nd}\\p{Pc}\\u200c\\u200d]');

function compileAnchor(anchor: (RegexNode & { kind: 'anchor' })['anchor']): Match {
  const holds = (text: string, at: number, lastEnd: number): boolean => {
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
        const boundary = (at > 0 && isWord(text, at - 1)) !== (at < text.length && isWord(text, at));
        return boundary === (anchor === 'wordBoundary');
      }
    }
  };
  return (state, at, next) => holds(state.text, at, state.lastEnd) && next(at);
}

function compileRepeat(node: RegexNode & { kind: 'repeat' }, backwards: boolean): Match {
  const { least, most, lazy } = node;
  if (node.item.kind === 'class' && !lazy)
    return compileGreedyClass(node.item.source, least, most, backwards);
  const item = compile(node.item, backwards);
  const turn = (state: State, at: number, count: number, next: Next): boolean => {
    pay(state);
    const again = (): boolean => {
      if (count >= most) return false;
      const before = snapshot(state);
      if (
        item(
          state,
          at,
          // A turn that reads nothing is the last one.
          (reached) =>
            reached === at && count + 1 >= least ? next(reached) : turn(state, reached, count + 1, next),
        )
      )
        return true;
      restore(state, before);
      return false;
    };
    if (count < least) return again();
    return lazy ? next(at) || again() : again() || next(at);
  };
  return (state, at, next) => turn(state, at, 0, next);
}

/** `[…]*` without recursion: as far as it goes, then back step by step. */
function compileGreedyClass(source: string, least: number, most: number, backwards: boolean): Match {
  const test = classTest(source);
  const step = backwards ? -1 : 1;
  return (state, at, next) => {
    const { text } = state;
    let count = 0;
    let end = at;
    while (
      count < most &&
      (backwards ? end > 0 && test(text, end - 1) : end < text.length && test(text, end))
    ) {
      end += step;
      count++;
    }
    spend(count);
    for (; count >= least; count--, end -= step) {
      pay(state);
      if (next(end)) return true;
    }
    return false;
  };
}

function compileCapture(node: RegexNode & { kind: 'capture' }, backwards: boolean): Match {
  const item = compile(node.item, backwards);
  const { group, pop } = node;
  return (state, at, next) =>
    item(state, at, (end) => {
      const span: CaptureSpan = end >= at ? [at, end] : [end, at];
      if (pop === undefined) {
        push(state, group!, span);
        if (next(end)) return true;
        state.captures.get(group!)!.pop();
        return false;
      }
      const popped = state.captures.get(pop)?.pop();
      if (!popped) return false;
      if (group !== undefined) push(state, group, [popped[1], Math.max(popped[1], span[0])]);
      if (next(end)) return true;
      if (group !== undefined) state.captures.get(group)!.pop();
      push(state, pop, popped);
      return false;
    });
}

function push(state: State, group: number, span: CaptureSpan): void {
  const list = state.captures.get(group);
  if (list) list.push(span);
  else state.captures.set(group, [span]);
}

function compileBackreference(
  { group, ignoreCase, matchesUnset }: RegexNode & { kind: 'backreference' },
  backwards: boolean,
): Match {
  return (state, at, next) => {
    const span = state.captures.get(group)?.at(-1);
    if (!span) return matchesUnset && next(at);
    const wanted = state.text.slice(span[0], span[1]);
    const start = backwards ? at - wanted.length : at;
    if (start < 0) return false;
    const found = state.text.slice(start, start + wanted.length);
    const same = found === wanted || (ignoreCase && toLowerInvariant(found) === toLowerInvariant(wanted));
    return same && next(backwards ? start : at + wanted.length);
  };
}

type Snapshot = readonly (readonly [number, number])[];
/** How many captures each group has: enough to go back to. */
function snapshot(state: State): Snapshot {
  return [...state.captures].map(([group, list]) => [group, list.length] as const);
}
function restore(state: State, before: Snapshot): void {
  const lengths = new Map(before);
  for (const [group, list] of state.captures) list.length = Math.min(list.length, lengths.get(group) ?? 0);
}
