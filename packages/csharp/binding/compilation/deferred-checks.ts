// Checks that wait: for the bases and members of types, for constraints that are being set, for all other mistakes.
import { countStep } from '@mockwright/language/text/work-limit';
import type { DiagnosticBag } from '@mockwright/language/diagnostics/diagnostic';
import type { NamedType } from '@mockwright/language/metadata/symbols';

/** What is checked later than the code is come by. */
export class DeferredChecks {
  readonly #diagnostics: DiagnosticBag;
  readonly #checks: (() => void)[] = [];
  /** What is to be checked when the constraints are set that are being bound. */
  #unsettled: (() => void)[] | undefined;
  readonly #constraintChecks: {
    readonly isOfType: boolean;
    readonly at: number;
    readonly check: () => void;
  }[] = [];
  readonly #last: (() => void)[] = [];

  /** @param diagnostics those of the compilation: whether something is wrong by now */
  constructor(diagnostics: DiagnosticBag) {
    this.#diagnostics = diagnostics;
  }

  /** Puts off a check that needs the bases and members of types, which may still be on their way. */
  later(check: () => void): void {
    this.#checks.push(check);
  }
  /** Puts off what constraints say of the type of something declared: told of the script's members, then of types', in order. */
  constraintsLater(
    binder: { readonly containingType: NamedType | null },
    at: number,
    check: () => void,
  ): void {
    this.#constraintChecks.push({ isOfType: binder.containingType !== null, at, check });
  }
  /** Checks at once, or after `settleConstraints`, what constraints say of a type in code. */
  constraints(check: () => void): void {
    if (this.#unsettled) this.#unsettled.push(check);
    else check();
  }
  /** Sets constraints; types named in them are held against constraints only when all are set: `where T : INumber<T>`. */
  settleConstraints(set: () => void): void {
    const checks: (() => void)[] = [];
    this.#unsettled = checks;
    set();
    this.#unsettled = undefined;
    for (const check of checks) check();
  }
  /** Puts off what is told only where nothing is wrong with anything else. */
  tellLast(tell: () => void): void {
    this.#last.push(tell);
  }
  /** Tells it, if that is so. */
  finish(): void {
    for (const tell of this.#last.splice(0)) if (!this.#diagnostics.hasErrors) tell();
  }
  /** Does the checks that were put off. */
  run(): void {
    const declared = this.#constraintChecks.splice(0);
    declared.sort((a, b) => Number(a.isOfType) - Number(b.isOfType) || a.at - b.at);
    for (const { check } of declared) check();
    // Checks may put off others.
    for (const check of this.#checks) {
      countStep();
      check();
    }
    this.#checks.length = 0;
  }
}
