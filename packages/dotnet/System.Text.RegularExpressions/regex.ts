// System.Text.RegularExpressions.Regex.
import { performance } from '@mockwright/language/text/real-time';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import {
  ArgumentNullException,
  ArgumentOutOfRangeException,
  NotSupportedException,
} from '@mockwright/language/runtime/exceptions';
import { runInProgress, spend, spendFormat } from '@mockwright/language/runtime/run';
import { Match } from './match.ts';
import { compileMatcher } from './matcher.ts';
import type { CaptureLists, TryMatch } from './matcher.ts';
import type { CaptureSpan } from './matching.ts';
import { execWithin } from './native-budget.ts';
import { backtrackingConstruct } from './non-backtracking.ts';
import { RegexMatchTimeoutException } from './regex-match-timeout-exception.ts';
import { parseRegex } from './parse-regex.ts';
import { regexOptions } from './regex-tree.ts';
import type { RegexTree } from './regex-tree.ts';
import { toNative } from './to-javascript.ts';
import type { NativePattern } from './to-javascript.ts';
import { TextCache } from '@mockwright/language/runtime/text-cache';

/** What a pattern with its options compiles to: shared by all `Regex` objects that have them. */
interface Program {
  readonly tree: RegexTree;
  readonly native: NativePattern | undefined;
  matcher: TryMatch | undefined;
}

const surrogates = /[\ud800-\udfff]/;
/** Texts shorter than that are looked through faster than the last one is remembered. */
const worthRemembering = 64;
/** The item of a run that says what `hasSurrogates` found last. */
const lastSearch = Symbol('hasSurrogates');

/** Whether a text has surrogates; many matches are looked for in the same one. */
function hasSurrogates(input: string): boolean {
  const items = input.length < worthRemembering ? undefined : runInProgress()?.items;
  if (!items) return surrogates.test(input);
  let last = items.get(lastSearch) as { readonly input: string; readonly found: boolean } | undefined;
  if (last?.input !== input) {
    last = { input, found: surrogates.test(input) };
    items.set(lastSearch, last);
  }
  return last.found;
}
/** A program takes some hundred bytes for each character of its pattern. */
const programs = new TextCache<Program>(500, 100_000);

function programOf(pattern: string, options: number): Program {
  const prefix = `${options}/`;
  return programs.of(prefix + pattern, (key) => {
    const own = key.slice(prefix.length);
    spendFormat(own);
    const tree = parseRegex(own, options);
    return {
      tree,
      native: options & regexOptions.RightToLeft ? undefined : toNative(tree),
      matcher: undefined,
    };
  });
}

/** `Regex.InfiniteMatchTimeout` in milliseconds. */
export const infiniteTimeout = -1;

/** @throws {ArgumentOutOfRangeException} for unknown options and for those that exclude each other */
function checkOptions(options: number): void {
  const { ECMAScript, IgnoreCase, Multiline, Compiled, CultureInvariant, NonBacktracking, RightToLeft } =
    regexOptions;
  const isWrong =
    options < 0 ||
    options > 2047 ||
    (options & ECMAScript &&
      options & ~(ECMAScript | IgnoreCase | Multiline | Compiled | CultureInvariant)) ||
    (options & NonBacktracking && options & (RightToLeft | ECMAScript));
  if (isWrong) throw new ArgumentOutOfRangeException('options');
}

/** `System.Text.RegularExpressions.Regex`. */
export class Regex {
  declare readonly $type: NamedType;
  readonly pattern: string;
  readonly options: number;
  /** `MatchTimeout` in milliseconds. */
  readonly timeout: number;
  readonly #program: Program;

  /**
   * @param timeout milliseconds that one search may take
   * @throws {ArgumentNullException | ArgumentOutOfRangeException | RegexParseException}
   */
  constructor(pattern: string | null, options: number = 0, timeout: number = infiniteTimeout) {
    if (pattern === null) throw new ArgumentNullException('pattern');
    checkOptions(options);
    if (timeout !== infiniteTimeout && !(timeout > 0 && timeout < 0x7fffffff))
      throw new ArgumentOutOfRangeException('matchTimeout');
    this.pattern = pattern;
    this.options = options;
    this.timeout = timeout;
    this.#program = programOf(pattern, options);
    const refused =
      options & regexOptions.NonBacktracking ? backtrackingConstruct(this.#program.tree.root) : undefined;
    if (refused !== undefined)
      throw new NotSupportedException(
        `RegexOptions.NonBacktracking is not supported in conjunction with expressions containing: '${refused}'.`,
      );
  }

  get rightToLeft(): boolean {
    return (this.options & regexOptions.RightToLeft) !== 0;
  }
  get groupNumbers(): readonly number[] {
    return this.#program.tree.groupNumbers;
  }
  groupName(number: number): string {
    return this.#program.tree.groupNames.get(number) ?? '';
  }
  groupNumber(name: string): number {
    for (const [number, known] of this.#program.tree.groupNames) if (known === name) return number;
    return -1;
  }

  /**
   * The first match from `start` on (to the left, when right to left).
   * @param previousEnd where `\G` holds
   */
  find(input: string | null, start?: number, previousEnd?: number): Match {
    if (input === null) throw new ArgumentNullException('input');
    const from = start ?? (this.rightToLeft ? input.length : 0);
    this.checkStart(input, from);
    const captures = this.#captures(input, from, previousEnd);
    return captures ? Match.of(this, input, captures) : Match.empty;
  }

  /** The first match in a part of the input, as if there were nothing around it; indices are those of the whole. */
  findIn(input: string, beginning: number, length: number): Match {
    this.checkStart(input, this.rightToLeft ? beginning + length : beginning);
    if (length < 0 || length > input.length)
      throw new ArgumentOutOfRangeException('length', 'Length cannot be less than 0 or exceed input length.');
    if (beginning > input.length - length) throw new ArgumentOutOfRangeException('start');
    const captures = this.#captures(
      input.slice(beginning, beginning + length),
      this.rightToLeft ? length : 0,
      undefined,
    );
    if (!captures) return Match.empty;
    const shifted = new Map(
      [...captures].map(
        ([group, spans]) =>
          [group, spans.map(([from, to]): CaptureSpan => [from + beginning, to + beginning])] as const,
      ),
    );
    return Match.of(this, input, shifted);
  }

  /** @throws {ArgumentOutOfRangeException} for a start that is not within the input */
  checkStart(input: string, start: number): void {
    if (start < 0 || start > input.length)
      throw new ArgumentOutOfRangeException(
        'startat',
        'Start index cannot be less than 0 or greater than input length.',
      );
  }

  #captures(input: string, from: number, previousEnd: number | undefined): CaptureLists | undefined {
    // The native engine takes surrogate pairs for one character, .NET for two.
    return this.#program.native && !hasSurrogates(input)
      ? this.#findNative(this.#program.native, input, from)
      : this.#findOwn(input, from, previousEnd ?? from);
  }

  /** Whether there is a match, and nothing else. */
  isMatch(input: string | null, start?: number): boolean {
    const { native } = this.#program;
    if (input === null || !native || start !== undefined || hasSurrogates(input))
      return this.find(input, start).success;
    native.regex.lastIndex = 0;
    return this.#exec(native, input) !== null;
  }

  #findNative(native: NativePattern, input: string, from: number): CaptureLists | undefined {
    const { regex, groups } = native;
    regex.lastIndex = from;
    const found = this.#exec(native, input);
    if (!found) return undefined;
    const captures = new Map<number, readonly CaptureSpan[]>([
      [0, [[found.index, found.index + found[0].length]]],
    ]);
    groups.forEach((group, index) => {
      const span = found.indices![index + 1];
      if (span) captures.set(group, [span]);
    });
    return captures;
  }

  /** @throws {RegexMatchTimeoutException} */
  #exec({ regex, unguardedLength }: NativePattern, input: string): RegExpExecArray | null {
    const limit = this.timeout === infiniteTimeout ? undefined : this.timeout;
    return execWithin(regex, input, unguardedLength, limit, () => this.#timedOut(input));
  }
  #timedOut(input: string): RegexMatchTimeoutException {
    return new RegexMatchTimeoutException(input, this.pattern, this.timeout);
  }

  #findOwn(input: string, from: number, previousEnd: number): CaptureLists | undefined {
    const tryMatch = (this.#program.matcher ??= compileMatcher(this.#program.tree.root, this.rightToLeft));
    const step = this.rightToLeft ? -1 : 1;
    const deadline = this.timeout === infiniteTimeout ? Infinity : performance.now() + this.timeout;
    const checkTime = (): void => {
      if (performance.now() > deadline) throw this.#timedOut(input);
    };
    for (let at = from; at >= 0 && at <= input.length; at += step) {
      spend(1);
      const captures = tryMatch(input, at, previousEnd, checkTime);
      if (captures) return captures;
    }
    return undefined;
  }

  /** All matches, one after the other, made as they are asked for. */
  *matches(input: string | null, start?: number): Generator<Match> {
    for (let match = this.find(input, start); match.success; match = match.next()) yield match;
  }

  /** `ISerializable.GetObjectData`. */
  $objectData(): Iterable<readonly [string, unknown]> {
    return [
      ['pattern', this.pattern],
      ['options', this.options],
    ];
  }
  $toString(): string {
    return this.pattern;
  }
}
