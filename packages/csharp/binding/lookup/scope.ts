// Scopes of code: locals, local functions, labels and type parameters of blocks and functions.
import type { MethodSymbol, TypeParameter } from '@mockwright/language/metadata/symbols';
import type { LabelSymbol, LocalSymbol } from '../../symbols/local-symbols.ts';

/** A label of a block; `isUsed` is for the warning about labels that nobody jumps to. */
export interface DeclaredLabel extends LabelSymbol {
  readonly start: number;
  isUsed: boolean;
}

/** A function that may be `static` inside of others. */
export type StaticFunction = 'lambda' | 'localFunction';

/**
 * One level of local names. Locals are visible in the whole of their scope, so the names of declarations that are
 * still to come stand in `pending`: using one of them before its declaration is an error, not a name of an outer scope.
 */
export class Scope {
  readonly parent: Scope | null;
  /** Whether it is the outermost scope of a method, lambda or local function: inner ones may shadow beyond it. */
  readonly isFunction: boolean;
  /** What function it is that cannot use variables of the enclosing ones, if it is one (`static` lambdas and local functions). */
  readonly staticFunction: StaticFunction | undefined;
  /** The scope of a `finally` block, which no jump leaves. */
  readonly isFinally: boolean;
  readonly #variables = new Map<string, LocalSymbol>();
  readonly #functions = new Map<string, MethodSymbol[]>();
  readonly #labels = new Map<string, DeclaredLabel>();
  readonly #typeParameters = new Map<string, TypeParameter>();
  /** Name → where it will be declared. */
  readonly pending: Map<string, number> = new Map();
  /** Where the `using` declarations of the block begin. */
  readonly usings: number[] = [];
  /** The variable whose value the `using` or `lock` statement around the scope keeps, whatever is assigned to it. */
  kept: LocalSymbol | undefined;
  /** Declared in this scope itself, in order. */
  readonly locals: LocalSymbol[] = [];

  constructor(
    parent: Scope | null,
    options: {
      readonly isFunction?: boolean;
      readonly staticFunction?: StaticFunction | undefined;
      readonly isFinally?: boolean;
    } = {},
  ) {
    this.parent = parent;
    this.isFunction = options.isFunction === true;
    this.staticFunction = options.staticFunction;
    this.isFinally = options.isFinally === true;
  }

  variable(name: string): LocalSymbol | undefined {
    return this.#variables.get(name);
  }
  functions(name: string): readonly MethodSymbol[] {
    return this.#functions.get(name) ?? [];
  }
  typeParameter(name: string): TypeParameter | undefined {
    return this.#typeParameters.get(name);
  }
  /** Whether the name means a variable, function or type parameter here, declared or still to come. */
  declares(name: string): boolean {
    return (
      this.#variables.has(name) ||
      this.pending.has(name) ||
      this.#functions.has(name) ||
      this.#typeParameters.has(name)
    );
  }

  addVariable(local: LocalSymbol): void {
    this.#variables.set(local.name, local);
    this.pending.delete(local.name);
    this.locals.push(local);
  }
  addFunction(method: MethodSymbol): void {
    const same = this.#functions.get(method.name);
    if (same) same.push(method);
    else this.#functions.set(method.name, [method]);
  }
  addTypeParameter(parameter: TypeParameter, name: string = parameter.name): void {
    this.#typeParameters.set(name, parameter);
  }
  addLabel(label: DeclaredLabel): void {
    this.#labels.set(label.name, label);
  }
  label(name: string): DeclaredLabel | undefined {
    return this.#labels.get(name);
  }
  get labels(): Iterable<DeclaredLabel> {
    return this.#labels.values();
  }
  variableNames(): Iterable<string> {
    return this.#variables.keys();
  }
  functionNames(): Iterable<string> {
    return this.#functions.keys();
  }
}
