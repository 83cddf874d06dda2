// Match, Group, Capture and their collections.
import { seenAsPairs } from '../System.Collections.Generic/seen-as-pairs.ts';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import type { NotSupportedException } from '@mockwright/language/runtime/exceptions';
import { spend } from '@mockwright/language/runtime/run';
import { readOnly } from '../System.Collections/collection-protocol.ts';
import type { CaptureLists } from './matcher.ts';
import type { CaptureSpan } from './matching.ts';

/** What a match needs of the expression that found it. */
export interface MatchSource {
  readonly rightToLeft: boolean;
  readonly groupNumbers: readonly number[];
  groupName(number: number): string;
  groupNumber(name: string): number;
  find(input: string, start: number, previousEnd: number): Match;
}

/** `System.Text.RegularExpressions.Capture`. */
export class Capture {
  declare readonly $type: NamedType;
  readonly input: string;
  readonly index: number;
  readonly length: number;
  constructor(input: string, [start, end]: CaptureSpan) {
    this.input = input;
    this.index = start;
    this.length = end - start;
  }
  get value(): string {
    return this.input.slice(this.index, this.index + this.length);
  }
  $toString(): string {
    return this.value;
  }
}

/** `System.Text.RegularExpressions.Group`. */
export class Group extends Capture {
  readonly success: boolean;
  readonly name: string;
  readonly spans: readonly CaptureSpan[];
  #captured: CaptureCollection | undefined;
  constructor(input: string, name: string, spans: readonly CaptureSpan[]) {
    super(input, spans.at(-1) ?? [0, 0]);
    this.success = spans.length > 0;
    this.name = name;
    this.spans = spans;
  }
  /** The last of them is the group itself. */
  get captures(): CaptureCollection {
    return (this.#captured ??= this.#capturesOf(this.spans.length - 1));
  }
  #capturesOf(last: number): CaptureCollection {
    spend(this.spans.length);
    return new CaptureCollection(
      this,
      this.spans.map((span, index) => (index === last ? this : new Capture(this.input, span))),
    );
  }
}

/** `System.Text.RegularExpressions.Match`. */
export class Match extends Group {
  readonly regex: MatchSource;
  readonly #captures: CaptureLists;
  #groups: GroupCollection | undefined;
  readonly #made = new Map<number, Group>();

  constructor(regex: MatchSource, input: string, captures: CaptureLists) {
    super(input, '0', captures.get(0) ?? []);
    this.regex = regex;
    this.#captures = captures;
  }
  static of(regex: MatchSource, input: string, captures: CaptureLists): Match {
    return new Match(regex, input, captures);
  }
  /** `Match.Empty`: what a search without success gives. */
  static readonly empty: Match = new Match(
    {
      rightToLeft: false,
      groupNumbers: [0],
      groupName: () => '0',
      groupNumber: (name) => (name === '0' ? 0 : -1),
      find: () => Match.empty,
    },
    '',
    new Map(),
  );
  get groups(): GroupCollection {
    return (this.#groups ??= new GroupCollection(this));
  }
  /** The group with that number; an unsuccessful one where there is none. */
  group(number: number): Group {
    if (number === 0) return this;
    const known = this.#made.get(number);
    if (known) return known;
    const spans = this.#captures.get(number) ?? [];
    spend(spans.length);
    const made = new Group(this.input, this.regex.groupName(number), spans);
    this.#made.set(number, made);
    return made;
  }
  /** Text of a group; undefined when it did not take part. */
  textOf(number: number): string | undefined {
    const span = this.#captures.get(number)?.at(-1);
    return span && this.input.slice(span[0], span[1]);
  }
  next(): Match {
    if (!this.success) return this;
    const { rightToLeft } = this.regex;
    const end = rightToLeft ? this.index : this.index + this.length;
    const from = this.length > 0 ? end : end + (rightToLeft ? -1 : 1);
    return from < 0 || from > this.input.length ? Match.empty : this.regex.find(this.input, from, end);
  }
}

/** A read-only list of what a match holds. */
abstract class RegexCollection<T> {
  declare readonly $type: NamedType;
  abstract readonly items: readonly T[];
  protected abstract readonly elementName: string;
  readonly $isReadOnly: boolean = true;
  $refusal(): NotSupportedException {
    return readOnly();
  }
  'ICollection`1.Contains/1'(item: T): boolean {
    return this.items.includes(item);
  }
  'IList`1.IndexOf/1'(item: T): number {
    return this.items.indexOf(item);
  }
  /** `SyncRoot`: the match, for collections of matches the collection itself. */
  get syncRoot(): object {
    return this;
  }
  get $elementType(): Type {
    return coreType(`System.Text.RegularExpressions.${this.elementName}`);
  }
  [Symbol.iterator](): Iterator<T> {
    return this.items[Symbol.iterator]();
  }
}
/** `System.Text.RegularExpressions.CaptureCollection`. */
export class CaptureCollection extends RegexCollection<Capture> {
  readonly items: readonly Capture[];
  protected readonly elementName = 'Capture';
  readonly #group: Group;
  constructor(group: Group, items: readonly Capture[]) {
    super();
    this.#group = group;
    this.items = items;
  }
  override get syncRoot(): object {
    return this.#group;
  }
}
/** `System.Text.RegularExpressions.GroupCollection`. */
export class GroupCollection extends RegexCollection<Group> {
  readonly #match: Match;
  #items: readonly Group[] | undefined;
  protected readonly elementName = 'Group';
  constructor(match: Match) {
    super();
    this.#match = match;
  }
  override get syncRoot(): object {
    return this.#match;
  }
  get items(): readonly Group[] {
    return (this.#items ??= (this.#match.success ? this.#match.regex.groupNumbers : [0]).map((number) =>
      this.#match.group(number),
    ));
  }
  'IReadOnlyDictionary`2.get_Item/1'(name: string): Group {
    return this.byName(name);
  }
  $seenAs(face: NamedType): object | undefined {
    return seenAsPairs(this, face, {
      count: this.items.length,
      entries: () => this.items.map((group) => [group.name, group] as const),
    });
  }
  byNumber(number: number): Group {
    return this.#match.success && this.#match.regex.groupNumbers.includes(number)
      ? this.#match.group(number)
      : number === 0
        ? this.#match
        : new Group(this.#match.input, '', []);
  }
  byName(name: string): Group {
    const number = this.#match.regex.groupNumber(name);
    return number < 0 ? new Group(this.#match.input, '', []) : this.byNumber(number);
  }
}
/** `System.Text.RegularExpressions.MatchCollection`. */
export class MatchCollection extends RegexCollection<Match> {
  readonly #source: Iterator<Match>;
  readonly #found: Match[] = [];
  #complete = false;
  protected readonly elementName = 'Match';
  constructor(source: Iterator<Match>) {
    super();
    this.#source = source;
  }
  /** The match at an index, found when first asked for. */
  at(index: number): Match | undefined {
    while (!this.#complete && this.#found.length <= index) {
      const { done, value } = this.#source.next();
      if (done) this.#complete = true;
      else this.#found.push(value);
    }
    return this.#found[index];
  }
  get items(): readonly Match[] {
    this.at(Infinity);
    return this.#found;
  }
  override *[Symbol.iterator](): Iterator<Match> {
    for (let index = 0; ; index++) {
      const match = this.at(index);
      if (!match) return;
      yield match;
    }
  }
}
