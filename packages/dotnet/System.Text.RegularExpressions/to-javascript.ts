// Patterns that mean the same in JavaScript run on the engine's own regular expressions.
import { requireTime, spend } from '@mockwright/language/runtime/run';
import { wordOfBoundary } from './character-classes.ts';
import { compilingTime } from './compiling-time.ts';
import { unguardedLength } from './matching-cost.ts';
import { execWithin } from './native-budget.ts';
import type { AnchorKind, RegexNode, RegexTree } from './regex-tree.ts';

/** A pattern for the engine's own matcher. */
export interface NativePattern {
  readonly regex: RegExp;
  /** The .NET group number of each capture, in JavaScript's order from 1. */
  readonly groups: readonly number[];
  /** How long a text may be that is matched without a time limit; -1 where none may. */
  readonly unguardedLength: number;
}

const boundaryIn = (word: string): string => `(?:(?<=${word})(?!${word})|(?<!${word})(?=${word}))`;
const noBoundaryIn = (word: string): string => `(?:(?<=${word})(?=${word})|(?<!${word})(?!${word}))`;
const anchors: Readonly<Record<Exclude<AnchorKind, 'lastMatch'>, () => string>> = {
  start: () => '(?<![\\s\\S])',
  end: () => '(?![\\s\\S])',
  endBeforeNewline: () => '(?=\\n?(?![\\s\\S]))',
  lineStart: () => '(?<![^\\n])',
  lineEnd: () => '(?![^\\n])',
  wordBoundary: () => boundaryIn(wordOfBoundary().source),
  notWordBoundary: () => noBoundaryIn(wordOfBoundary().source),
};

/** Thrown inside only: the pattern needs .NET's own ways. */
class NotNative extends Error {}

/** The same pattern for the native engine; undefined where it would not mean the same. */
export function toNative(tree: RegexTree): NativePattern | undefined {
  const microseconds = compilingTime(tree.root, longestCompiling);
  if (microseconds > longestCompiling) return undefined;
  requireTime('A regular expression', microseconds / 1000);
  spend(microseconds);
  const translator = new Translator();
  try {
    const source = translator.translate(tree.root, false);
    const regex = new RegExp(source, 'dg');
    const unguarded = unguardedLength(tree.root);
    if (microseconds > surelyCompiled) requireCompiled(regex, unguarded);
    return { regex, groups: translator.groups, unguardedLength: unguarded };
  } catch (error) {
    if (error instanceof NotNative || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Microseconds: nothing stops the engine meanwhile, in a run or where routes are read. */
const longestCompiling = 100_000;
/** What takes less is never too large for the engine, which says so only when it first searches. */
const surelyCompiled = 8192;
/** Milliseconds. */
const longestTrial = 1000;
/** @throws {NotNative | SyntaxError} for a pattern that takes long or that the engine refuses, for texts of narrow or of wide characters */
function requireCompiled(regex: RegExp, unguarded: number): void {
  for (const text of ['', '\u0100']) {
    regex.lastIndex = 0;
    execWithin(regex, text, unguarded, longestTrial, () => new NotNative());
  }
  regex.lastIndex = 0;
}

/** Whether the node can match without reading anything. */
function canBeEmpty(node: RegexNode): boolean {
  switch (node.kind) {
    case 'class':
    case 'nothing':
      return false;
    case 'text':
      return node.text === '';
    case 'sequence':
      return node.items.every(canBeEmpty);
    case 'alternation':
      return node.items.some(canBeEmpty);
    case 'repeat':
      return node.least === 0 || canBeEmpty(node.item);
    case 'capture':
    case 'atomic':
      return canBeEmpty(node.item);
    default:
      return true;
  }
}

/** Without going through what was put together before. */
const joined = (all: string, part: string): string => all + part;

class Translator {
  readonly groups: number[] = [];

  translate(node: RegexNode, inRepeat: boolean): string {
    switch (node.kind) {
      case 'empty':
        return '(?:)';
      case 'nothing':
        return '(?!)';
      case 'text':
        return node.text.replace(
          /[\\^$.*+?()[\]{}|/-]/g,
          (character) => `\\x${character.charCodeAt(0).toString(16)}`,
        );
      case 'class':
        return node.set.source;
      case 'anchor':
        if (node.anchor === 'lastMatch') throw new NotNative();
        return anchors[node.anchor]();
      case 'sequence':
        return node.items
          .map((item) =>
            item.kind === 'alternation'
              ? `(?:${this.translate(item, inRepeat)})`
              : this.translate(item, inRepeat),
          )
          .reduce(joined, '');
      case 'alternation':
        return `(?:${node.items.map((item) => this.translate(item, inRepeat)).join('|')})`;
      case 'repeat': {
        const isUnbounded = node.most > 1;
        const range = node.most === Infinity ? `{${node.least},}` : `{${node.least},${node.most}}`;
        // A turn that reads nothing is one for .NET, and its captures stay.
        const isOther = isUnbounded || canBeEmpty(node.item);
        return `(?:${this.translate(node.item, inRepeat || isOther)})${range}${node.lazy ? '?' : ''}`;
      }
      case 'capture':
        // In JavaScript a new turn of a repetition forgets what was captured.
        if (
          inRepeat ||
          node.pop !== undefined ||
          node.group === undefined ||
          this.groups.includes(node.group)
        )
          throw new NotNative();
        this.groups.push(node.group);
        return `(${this.translate(node.item, inRepeat)})`;
      case 'look':
        return `(?${node.behind ? '<' : ''}${node.negative ? '!' : '='}${this.translate(node.item, inRepeat)})`;
      default:
        throw new NotNative();
    }
  }
}
