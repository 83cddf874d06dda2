// The tree of a .NET regular expression, its options already resolved into the nodes.
import type { CharacterSet } from './character-set.ts';

/** `RegexOptions`. */
export const regexOptions = {
  None: 0,
  IgnoreCase: 1,
  Multiline: 2,
  ExplicitCapture: 4,
  Compiled: 8,
  Singleline: 16,
  IgnorePatternWhitespace: 32,
  RightToLeft: 64,
  ECMAScript: 256,
  CultureInvariant: 512,
  NonBacktracking: 1024,
} as const;

/** A code unit of a set. */
interface ClassNode {
  readonly kind: 'class';
  readonly set: CharacterSet;
}
/** What a position has to be. */
export type AnchorKind =
  | 'start'
  | 'end'
  | 'endBeforeNewline'
  | 'lineStart'
  | 'lineEnd'
  | 'wordBoundary'
  | 'notWordBoundary'
  | 'lastMatch';

/** A part of a regular expression. */
export type RegexNode =
  | { readonly kind: 'empty' | 'nothing' }
  | { readonly kind: 'text'; readonly text: string }
  | ClassNode
  | { readonly kind: 'anchor'; readonly anchor: AnchorKind }
  | { readonly kind: 'sequence'; readonly items: readonly RegexNode[] }
  | { readonly kind: 'alternation'; readonly items: readonly RegexNode[] }
  | {
      readonly kind: 'repeat';
      readonly item: RegexNode;
      readonly least: number;
      readonly most: number;
      readonly lazy: boolean;
    }
  /** `pop` is the group that a balancing group `(?<push-pop>…)` takes a capture from. */
  | {
      readonly kind: 'capture';
      readonly group: number | undefined;
      readonly pop: number | undefined;
      readonly item: RegexNode;
    }
  | { readonly kind: 'look'; readonly behind: boolean; readonly negative: boolean; readonly item: RegexNode }
  | { readonly kind: 'atomic'; readonly item: RegexNode }
  /** `matchesUnset`: a group without a capture matches the empty text, as ECMAScript has it. */
  | {
      readonly kind: 'backreference';
      readonly group: number;
      readonly ignoreCase: boolean;
      readonly matchesUnset: boolean;
    }
  /** `(?(name)yes|no)` or `(?(pattern)yes|no)`. */
  | {
      readonly kind: 'conditional';
      readonly group: number | undefined;
      readonly test: RegexNode | undefined;
      readonly yes: RegexNode;
      readonly no: RegexNode;
    };

/** A parsed pattern. */
export interface RegexTree {
  readonly root: RegexNode;
  /** Group numbers in order, 0 first. */
  readonly groupNumbers: readonly number[];
  /** Names by number: the number's own text where a group has no name. */
  readonly groupNames: ReadonlyMap<number, string>;
}
