// What the compiler and the template reader have to say, as a value; how it is shown is a renderer's matter.
import { countStep, countSteps } from '@mockwright/language/text/work-limit';
import type { SourceText, TextSpan } from '../text/source-text.ts';

/** Errors keep a template from being served; warnings do not; a hint says what may be of use, and that nothing is wrong. */
export type Severity = 'error' | 'warning' | 'hint';

/** One message about one place of a text. */
export interface Diagnostic {
  /** Roslyn's code (`CS0103`) for C#, or the one that an attribute gives; `MW1001`… for templates. */
  readonly code: string;
  readonly severity: Severity;
  /** A warning that is an error unless it is switched off. */
  readonly isErrorUnlessOff?: boolean | undefined;
  /** One sentence: what is wrong. Roslyn's words for Roslyn's codes. */
  readonly message: string;
  /** What to do about it, where we know more than the message says. */
  readonly hint?: string | undefined;
  readonly source: SourceText;
  readonly span: TextSpan;
  /** When it is told: declarations before bodies. Nothing for what is told in the order of places. */
  readonly phase?: number | undefined;
  /** The place by which it comes in order, where that is not its span's. */
  readonly toldAt?: number | undefined;
}

/** Collects diagnostics of one compilation. Phases add to it and never throw for a user's mistake. */
export class DiagnosticBag {
  readonly #all: Diagnostic[] = [];
  #isPristine = true;

  /** Nothing has ever been added, not even in trying something out: there is nothing wrong that could be in the way. */
  get isPristine(): boolean {
    return this.#isPristine;
  }

  add(diagnostic: Diagnostic): void {
    countStep();
    this.#isPristine = false;
    this.#all.push(diagnostic);
  }

  get hasErrors(): boolean {
    countSteps(this.#all.length);
    return this.#all.some((diagnostic) => diagnostic.severity === 'error');
  }

  /** How many were added so far: with {@link truncate}, lets a binder try something out. */
  get count(): number {
    return this.#all.length;
  }

  /** What was added after the first `count`. */
  since(count: number): readonly Diagnostic[] {
    return this.#all.slice(count);
  }

  /** Whether an error was added after the first `count`, other than those with the codes. */
  hasErrorsSince(count: number, besides?: ReadonlySet<string>): boolean {
    countSteps(this.#all.length - count);
    return this.#all
      .slice(count)
      .some(({ severity, code }) => severity === 'error' && besides?.has(code) !== true);
  }

  /** Says once what was said several times in the same words and place after the first `count`. */
  mergeSince(count: number): void {
    const seen = new Set<string>();
    for (const diagnostic of this.takeSince(count)) {
      const { code, span, message } = diagnostic;
      const key = `${code} ${span.start} ${span.end} ${message}`;
      if (!seen.has(key)) this.add(diagnostic);
      seen.add(key);
    }
  }

  /** Forgets everything added after the first `count`. */
  truncate(count: number): void {
    this.#all.length = count;
  }

  /** Puts those among the first `count` that are meant behind the others of these, changed. */
  moveTo(
    count: number,
    isMeant: (diagnostic: Diagnostic) => boolean,
    change: (diagnostic: Diagnostic) => Diagnostic,
  ): void {
    countSteps(this.#all.length);
    const first = this.#all.splice(0, count);
    this.#all.unshift(
      ...first.filter((each) => !isMeant(each)),
      ...first.filter((each) => isMeant(each)).map(change),
    );
  }

  /** Puts those added after the first `count` that are meant before the others of these. */
  putFirst(count: number, isMeant: (diagnostic: Diagnostic) => boolean): void {
    const added = this.#all.splice(count);
    this.#all.push(...added.filter((each) => isMeant(each)), ...added.filter((each) => !isMeant(each)));
  }

  /** Removes everything added after the first `count` and hands it over: what was tried may be said later. */
  takeSince(count: number): Diagnostic[] {
    return this.#all.splice(count);
  }

  /**
   * All of them: by phase, within a phase by the place where they are told, if they have one, and as they were found;
   * those without a phase by their places in the text.
   */
  sorted(): Diagnostic[] {
    return this.#all.toSorted((a, b) =>
      a.phase === undefined && b.phase === undefined
        ? (a.toldAt ?? a.span.start) - (b.toldAt ?? b.span.start)
        : (a.phase ?? -1) - (b.phase ?? -1) || (a.toldAt ?? 0) - (b.toldAt ?? 0),
    );
  }
}
