// Calls of the library with objects of a template's classes that keep every array that they are given, as whoever calls
// keeps those that come back; what is done with the library's objects afterwards leaves the arrays as long as they are,
// and of what they are.
import { NamedTypeSymbol } from '@mockwright/language/metadata/named-type';
import type { MethodSymbol, NamedType, Type } from '@mockwright/language/metadata/symbols';
import { Exception } from '@mockwright/language/runtime/exceptions';
import { callForResult } from '@mockwright/language/runtime/members';
import { BudgetError } from '@mockwright/language/runtime/run';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { isAssignable } from '@mockwright/language/runtime/type-relations';
import { contentMisfit } from './conforms.ts';
import { nameOf, publicMethods } from './generated-calls.ts';
import { OwnClasses } from './own-classes.ts';
import { quietRun } from './quiet-run.ts';
import type { Make, Pick } from './value-pool.ts';

/** Objects of the classes, also where a less derived type of them is asked for. */
class KeepingPool extends OwnClasses {
  readonly #declared: NamedType[] = [];
  readonly #makes: Map<Type, readonly Make[]> = new Map();
  override declare(type: NamedType): boolean {
    const isMade = super.declare(type);
    if (isMade) this.#declared.push(type);
    this.#makes.clear();
    return isMade;
  }
  protected override makesOf(type: Type): readonly Make[] {
    let makes = this.#makes.get(type);
    if (!makes) {
      makes = this.#declared
        .filter((each) => isAssignable(each, type))
        .flatMap((each) => super.makesOf(each).slice(-1));
      this.#makes.set(type, makes);
    }
    return makes;
  }
}

/** How many members are called of what a call gave. */
const following = 24;
/** No call takes longer than so many milliseconds. */
const longest = 300;

const known: Map<NamedType, readonly MethodSymbol[]> = new Map();
/** The members of an object that take nothing but values. */
function membersOf(type: NamedType): readonly MethodSymbol[] {
  let members = known.get(type);
  if (!members) {
    members = [type, ...type.allInterfaces]
      .flatMap(publicMethods)
      .filter(
        ({ isStatic, methodKind, parameters, typeParameters, accessibility }) =>
          !isStatic &&
          methodKind !== 'constructor' &&
          accessibility === 'public' &&
          typeParameters.length === 0 &&
          parameters.every(({ refKind }) => refKind === 'none'),
      );
    known.set(type, members);
  }
  return members;
}

/** Calls members, and looks at the arrays that were given away. */
export class KeepingCaller {
  readonly pool: OwnClasses;
  readonly findings: Set<string> = new Set();
  /** How many arrays were given to the classes. */
  given = 0;
  readonly #pick: Pick;
  #kept: { readonly array: readonly unknown[]; readonly length: number }[] = [];
  constructor(pick: Pick) {
    this.#pick = pick;
    this.pool = new KeepingPool(['telling'], (array) => {
      this.#keep(array);
      this.given++;
    });
  }
  /** One call with values by chance, and what may follow it. */
  call(type: NamedType, method: MethodSymbol): void {
    this.#kept = [];
    const run = quietRun({ timeoutMilliseconds: longest });
    try {
      run.enter(() => {
        const isMaking = method.isStatic || method.methodKind === 'constructor';
        const self = isMaking ? undefined : this.pool.one(type, this.#pick);
        if (self === null) return;
        const result = this.#attempt(self, method);
        for (const object of [result, self])
          if (typeof object === 'object' && object !== null) this.#follow(object);
      });
    } catch (error) {
      if (!(error instanceof BudgetError) && !(error instanceof Exception)) throw error;
    }
    for (const { array, length } of this.#kept) {
      const what =
        array.length === length ? contentMisfit(array) : `${array.length} elements in place of ${length}`;
      if (what !== undefined) this.findings.add(`${nameOf(type, method)}: ${what}`);
    }
  }
  #keep(array: unknown): void {
    if (Array.isArray(array)) this.#kept.push({ array, length: array.length });
  }
  #follow(object: object): void {
    const type = typeOf(object);
    if (!(type instanceof NamedTypeSymbol)) return;
    const members = membersOf(type);
    if (members.length > 0)
      for (let call = 0; call < following; call++)
        this.#attempt(object, members[this.#pick(members.length)]!);
  }
  #attempt(self: unknown, method: MethodSymbol): unknown {
    try {
      const result = callForResult(self, method, this.pool.argumentsFor(method, this.#pick));
      this.#keep(result);
      return result;
    } catch (error) {
      if (error instanceof BudgetError) throw error;
      if (!(error instanceof Exception))
        this.findings.add(`${nameOf(typeOf(self) as NamedType, method)}: threw ${String(error)}`);
      return undefined;
    }
  }
}
