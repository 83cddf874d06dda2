// Calls of every member of the library with large values: what takes long has been paid for.
import { erase } from '@mockwright/language/metadata/symbols';
import type { MethodSymbol, NamedType, Type } from '@mockwright/language/metadata/symbols';
import { callMethod } from '@mockwright/language/runtime/members';
import { BudgetError, Run, fuel } from '@mockwright/language/runtime/run';
import type { RunOptions } from '@mockwright/language/runtime/run';
import { defaultRunOptions } from '../../../mockwright/template/running/run-options.ts';
import { nameOf } from './generated-calls.ts';
import { LargeValues, textCount } from './large-values.ts';
import type { Make, Pick } from './value-pool.ts';

/** What a run has in its tank at most before it looks at the clock. */
const tank = 2000;
/** How long one call may take that pays for itself. */
const longestCall = 2500;
/** What work of a millisecond costs at least. */
const unitsOfMillisecond = 3000;

/** How long a member is called with one text after the other. */
const longestMember = 700;

/** How often one is called that takes no texts. */
const roundsWithoutText = 6;

/** How many objects of a type are kept. */
const keptOfType = 8;

/** A run that counts what is paid, and looks for work that was not paid before it began. */
class CountingRun extends Run {
  paid = 0;
  /** The longest work that was not paid for, in milliseconds, and what had been paid by then. */
  worst: { readonly took: number; readonly paid: number } | undefined;
  readonly #until: number;
  readonly #unpaid: number;
  #since = 0;
  #wallSince = 0;
  constructor(options: RunOptions, unpaidMilliseconds: number) {
    super(options);
    this.#unpaid = unpaidMilliseconds;
    this.#until = performance.now() + options.timeoutMilliseconds;
  }
  override refuel(): void {
    this.look();
    this.paid += tank - fuel.left;
    fuel.left = tank;
    if (performance.now() > this.#until) throw new BudgetError('over');
  }
  /** At the start of a piece of work. */
  begin(): void {
    this.#since = cpu();
    this.#wallSince = performance.now();
  }
  /** At the end of a piece of work, which ends where something is paid. */
  look(): void {
    const now = performance.now();
    if (now - this.#wallSince > this.#unpaid) {
      const took = cpu() - this.#since;
      const isPaid = this.paid > took * unitsOfMillisecond;
      if (took > this.#unpaid && !isPaid && took > (this.worst?.took ?? 0))
        this.worst = { took, paid: this.paid };
    }
    this.begin();
  }
}

/** Calls members with large values, and tells which would hold a run beyond its time. */
export class LargeCaller {
  readonly findings: string[] = [];
  readonly values: LargeValues = new LargeValues();
  /** Told of each call before it is made. */
  trace: (what: string) => unknown = () => {};
  readonly #pick: Pick;
  readonly #unpaid: number;
  /** @param unpaidMilliseconds what may be done unpaid by a call that is given half a million: with as much as there may be it is 100 times as long */
  constructor(pick: Pick, unpaidMilliseconds: number) {
    this.#pick = pick;
    this.#unpaid = unpaidMilliseconds;
  }

  /** Calls the members of a type, those first that make large objects of it. */
  callAll(type: NamedType, methods: readonly MethodSymbol[], rounds: number): void {
    const makers = methods.filter(
      (method) => method.methodKind === 'constructor' || (method.isStatic && method.returnType === type),
    );
    const made: unknown[] = [];
    for (const method of makers) {
      if (!method.parameters.some((parameter) => this.values.has(parameter.type))) continue;
      this.#callAgain(type, method, rounds, (value) => {
        if (value === undefined || value === null) return;
        if (made.length < keptOfType) made.push(value);
        else made[this.#pick(keptOfType)] = value;
      });
    }
    if (made.length > 0 && type.special === undefined) this.values.keep(type, made);
    for (const method of methods) {
      if (makers.includes(method)) continue;
      const isOnLarge = !method.isStatic && (made.length > 0 || type.special === 'string');
      if (!isOnLarge && !method.parameters.some((parameter) => this.values.has(parameter.type))) continue;
      this.#callAgain(type, method, rounds, () => {});
    }
  }

  /** Calls a member with one text after the other, until something is found or it has taken long enough. */
  #callAgain(type: NamedType, method: MethodSymbol, rounds: number, take: (value: unknown) => void): void {
    const before = this.findings.length;
    const until = performance.now() + longestMember;
    const first = this.#pick(textCount);
    const takesText =
      type.special === 'string' || method.parameters.some((parameter) => hasText(erase(parameter.type)));
    const most = takesText ? rounds : Math.min(rounds, roundsWithoutText);
    for (let round = 0; round < most; round++) {
      take(this.call(type, method, first + round));
      if (this.findings.length > before || performance.now() > until) return;
    }
  }

  /** One call, its texts from that one on. @returns what it gave */
  call(type: NamedType, method: MethodSymbol, text: number): unknown {
    this.values.startAt(text);
    const receivers =
      method.isStatic || method.methodKind === 'constructor'
        ? [() => undefined]
        : this.values.receivers(type);
    if (receivers.length === 0) return undefined;
    let late: string | undefined = '';
    let result: unknown;
    const made = this.#made(method, receivers);
    if (!made) return undefined;
    // What takes long may do so for other reasons: a collection of garbage, code that is compiled.
    for (let time = 0; time < 3 && late !== undefined; time++) {
      const args = method.parameters.map(({ refKind }, index) =>
        refKind === 'none' ? made.given[index] : { v: made.given[index] },
      );
      const run = newRun(this.#unpaid);
      this.trace(nameOf(type, method));
      const started = cpu();
      try {
        run.enter(() => {
          fuel.left = tank;
          run.begin();
          result = callMethod(made.self, method, args);
        });
      } catch (error) {
        if (isOfHost(error)) this.findings.push(`${nameOf(type, method)}: ${String(error)}`);
      }
      run.look();
      late = lateness(run, cpu() - started);
    }
    if (late !== undefined) this.findings.push(`${nameOf(type, method)} from text ${text}: ${late}`);
    return result;
  }

  /** The receiver and the arguments of a call; undefined where one cannot be made. */
  #made(
    method: MethodSymbol,
    receivers: readonly Make[],
  ): { readonly self: unknown; readonly given: readonly unknown[] } | undefined {
    return newRun(this.#unpaid).enter(() => {
      try {
        return {
          self: receivers[this.#pick(receivers.length)]!(),
          given: method.parameters.map(({ type }) => this.values.one(type, this.#pick)),
        };
      } catch {
        return undefined;
      }
    });
  }
}

function newRun(unpaidMilliseconds: number): CountingRun {
  const options = { timeoutMilliseconds: 100, console: (): void => {}, consoleError: (): void => {} };
  return new CountingRun({ ...defaultRunOptions(), ...options }, unpaidMilliseconds);
}

/** Whether values of the type may be texts. */
function hasText({ special }: Type): boolean {
  return special === 'string' || special === 'object';
}
/** What Node.js throws where something grows beyond what it can hold. */
function isOfHost(error: unknown): boolean {
  return error instanceof RangeError && !error.message.startsWith('Maximum call stack');
}

/** Milliseconds that the process worked so far: however much else runs on the machine. */
function cpu(): number {
  return process.cpuUsage().user / 1000;
}

/** What is wrong with how long a call took. */
function lateness({ worst }: CountingRun, took: number): string | undefined {
  if (took > longestCall) return `${Math.round(took)} ms`;
  return worst && `${Math.round(worst.took)} ms for ${worst.paid}`;
}
