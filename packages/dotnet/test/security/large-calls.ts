// Calls of every member of the library with large values: what takes long has been paid for.
import type { MethodSymbol, NamedType } from '@mockwright/language/metadata/symbols';
import { callMethod } from '@mockwright/language/runtime/members';
import { BudgetError, Run, fuel } from '@mockwright/language/runtime/run';
import type { RunOptions } from '@mockwright/language/runtime/run';
import { defaultRunOptions } from '../../../mockwright/template/running/run-options.ts';
import { nameOf } from './generated-calls.ts';
import { LargeValues } from './large-values.ts';
import type { Make, Pick } from './value-pool.ts';

/** What a run has in its tank at most before it looks at the clock, and how late it may be then. */
const tank = 2000;
const lateMilliseconds = 2000;
/** How long one call may take that pays for itself. */
const longestCall = 2500;
/** What takes less is not looked at: the clock itself is no better. */
const unseen = 5;

/** A run that counts what is paid. */
class CountingRun extends Run {
  paid = 0;
  readonly #until: number;
  constructor(options: RunOptions) {
    super(options);
    this.#until = performance.now() + options.timeoutMilliseconds;
  }
  override refuel(): void {
    this.paid += tank - fuel.left;
    fuel.left = tank;
    if (performance.now() > this.#until) throw new BudgetError('over');
  }
}

/** Calls members with large values, and tells which would hold a run beyond its time. */
export class LargeCaller {
  readonly findings: string[] = [];
  readonly values: LargeValues = new LargeValues();
  /** Told of each call before it is made. */
  trace: (what: string) => unknown = () => {};
  readonly #pick: Pick;
  constructor(pick: Pick) {
    this.#pick = pick;
  }

  /** Calls the members of a type, those first that make large objects of it. */
  callAll(type: NamedType, methods: readonly MethodSymbol[], rounds: number): void {
    const makers = methods.filter(
      (method) => method.methodKind === 'constructor' || (method.isStatic && method.returnType === type),
    );
    const made: unknown[] = [];
    for (const method of makers) {
      if (!method.parameters.some((parameter) => this.values.has(parameter.type))) continue;
      for (let round = 0; round < rounds; round++) {
        const value = this.call(type, method);
        if (value !== undefined && value !== null) made.push(value);
      }
    }
    if (made.length > 0 && type.special === undefined) this.values.keep(type, made);
    for (const method of methods) {
      if (makers.includes(method)) continue;
      const isOnLarge = !method.isStatic && (made.length > 0 || type.special === 'string');
      if (!isOnLarge && !method.parameters.some((parameter) => this.values.has(parameter.type))) continue;
      for (let round = 0; round < rounds; round++) this.call(type, method);
    }
  }

  /** One call. @returns what it gave */
  call(type: NamedType, method: MethodSymbol): unknown {
    const receivers =
      method.isStatic || method.methodKind === 'constructor'
        ? [() => undefined]
        : this.values.receivers(type);
    if (receivers.length === 0) return undefined;
    let took = Infinity;
    let units = 1;
    let result: unknown;
    const made = this.#made(method, receivers);
    if (!made) return undefined;
    // What takes long may do so for other reasons: a collection of garbage, code that is compiled.
    for (let time = 0; time < 3 && isLate(took, units); time++) {
      const args = method.parameters.map(({ refKind }, index) =>
        refKind === 'none' ? made.given[index] : { v: made.given[index] },
      );
      const run = newRun();
      run.enter(() => {
        fuel.left = tank;
        this.trace(nameOf(type, method));
        const started = cpu();
        try {
          result = callMethod(made.self, method, args);
        } catch (error) {
          if (isOfHost(error)) this.findings.push(`${nameOf(type, method)}: ${String(error)}`);
        }
        took = cpu() - started;
        units = run.paid + tank - fuel.left + 1;
      });
    }
    if (isLate(took, units))
      this.findings.push(`${nameOf(type, method)}: ${Math.round(took)} ms for ${units}`);
    return result;
  }

  /** The receiver and the arguments of a call; undefined where one cannot be made. */
  #made(
    method: MethodSymbol,
    receivers: readonly Make[],
  ): { readonly self: unknown; readonly given: readonly unknown[] } | undefined {
    return newRun().enter(() => {
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

function newRun(): CountingRun {
  return new CountingRun({
    ...defaultRunOptions(),
    timeoutMilliseconds: 500,
    console: () => {},
    consoleError: () => {},
  });
}

/** What Node.js throws where something grows beyond what it can hold. */
function isOfHost(error: unknown): boolean {
  return error instanceof RangeError && !error.message.startsWith('Maximum call stack');
}

/** Milliseconds that the process worked so far: however much else runs on the machine. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function isLate(took: number, units: number): boolean {
  return took > longestCall || (took > unseen && (took / units) * tank > lateMilliseconds);
}
