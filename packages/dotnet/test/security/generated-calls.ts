// Calls of every member of the library with values of the right static types.
import { constructMethod } from '@mockwright/language/metadata/substitution';
import { NamedTypeSymbol } from '@mockwright/language/metadata/named-type';
import { erase } from '@mockwright/language/metadata/symbols';
import type { NamedType, MethodSymbol, Type } from '@mockwright/language/metadata/symbols';
import { checkConstraints } from '../../System.Reflection/generic-types.ts';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { specialType } from '@mockwright/language/runtime/core-types';
import { Exception } from '@mockwright/language/runtime/exceptions';
import { callForResult } from '@mockwright/language/runtime/members';
import { BudgetError } from '@mockwright/language/runtime/run';
import type { RunOptions } from '@mockwright/language/runtime/run';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { templateLibrary } from '../../../mockwright/template/compiling/library.ts';
import { contentMisfit, misfit } from './conforms.ts';
import { quietRun } from './quiet-run.ts';
import { ValuePool } from './value-pool.ts';
import type { Make, Pick } from './value-pool.ts';

/** What went wrong in a call. */
export interface Finding {
  readonly member: string;
  readonly what: string;
}

const argumentSets = (): readonly (readonly Type[])[] => [
  [specialType('object')],
  [specialType('int')],
  [specialType('string'), specialType('object')],
];

/** Type arguments for type parameters, of those sets that fit. */
function constructions(parameters: NamedType['typeParameters']): readonly (readonly Type[])[] {
  return argumentSets()
    .map((set) => parameters.map((_, index) => set[index % set.length]!))
    .filter((types) => fits(parameters, types));
}
function fits(parameters: NamedType['typeParameters'], types: readonly Type[]): boolean {
  try {
    checkConstraints(parameters, types, '');
    return true;
  } catch {
    return false;
  }
}

/** Every public type that can be named, generic ones with several type arguments. */
export function publicTypes(): readonly NamedType[] {
  return templateLibrary()
    .library.allTypes()
    .filter(isPublic)
    .flatMap((type) =>
      type.typeParameters.length === 0
        ? [type]
        : constructions(type.typeParameters).map((types) => type.construct(types)),
    );
}
function isPublic(type: NamedType): boolean {
  return type.accessibility === 'public' && (type.containingType === null || isPublic(type.containingType));
}

/** Every method, constructor, operator and accessor of a type that is public or, for derived ones and reflection, protected; generic ones with several type arguments. */
export function publicMethods(type: NamedType): readonly MethodSymbol[] {
  if (type.kind === 'delegate' || type.kind === 'enum') return [];
  return type
    .memberNames()
    .flatMap((name) => type.members(name))
    .flatMap((member) => {
      if (member.accessibility === 'private' || member.accessibility === 'internal') return [];
      if (member.kind === 'property') return [member.getMethod, member.setMethod];
      if (member.kind === 'event') return [member.addMethod, member.removeMethod];
      if (member.kind !== 'method') return [];
      return member.typeParameters.length === 0
        ? [member]
        : constructions(member.typeParameters).map((types) => constructMethod(member, types));
    })
    .filter((method) => method !== undefined)
    .filter(({ implementation, methodKind }) => {
      const isMadeByDerived = methodKind === 'constructor' && type.flags.isAbstract === true;
      return implementation !== undefined && !isMadeByDerived;
    });
}

/** The members of a class's interfaces, which it may have by no member of its own. */
export function interfaceMethods(type: NamedType): readonly MethodSymbol[] {
  if (type.kind !== 'class') return [];
  return type.allInterfaces.flatMap(publicMethods).filter(({ isStatic }) => !isStatic);
}

/** Whether a method is given something that it may store into. */
export function mayStore({ parameters }: MethodSymbol): boolean {
  return parameters.some(({ type, refKind }) => refKind !== 'none' || isStorage(type));
}
function isStorage(type: Type): boolean {
  if (type.kind === 'array') return true;
  return storages.has('name' in type ? type.name : '');
}
const storages: ReadonlySet<string> = new Set([
  'Array',
  'ArrayList',
  'ArraySegment',
  'Collection',
  'ICollection',
  'IDictionary',
  'IList',
  'List',
  'Memory',
  'Span',
]);

/** How the findings name a method. */
export function nameOf(type: NamedType, method: MethodSymbol): string {
  const types = [type, ...method.typeArguments].flatMap((each) =>
    each instanceof NamedTypeSymbol && each !== type
      ? [each.name]
      : each === type
        ? type.typeArguments.map(shortName)
        : [shortName(each)],
  );
  const parameters = method.parameters.map((parameter) => shortName(parameter.type));
  return `${type.namespace}.${type.name}${types.length > 0 ? `<${types.join()}>` : ''}.${method.name}(${parameters.join()})`;
}
const shortName = (type: Type): string =>
  type.kind === 'array' ? `${shortName(type.element)}[]` : 'name' in type ? type.name : type.kind;

const adding: readonly string[] = ['Add', 'Enqueue', 'Push', 'AddLast', 'TryAdd', 'Append'];

/** Calls members, and tells what is wrong with what they do. */
export class Caller {
  readonly pool: ValuePool;
  readonly findings: Finding[] = [];
  readonly #pick: Pick;
  /** How many values are just made for the sake of another one. */
  #nested = 0;
  readonly #longest: number;
  readonly #world: Partial<RunOptions>;
  /**
   * @param longest a call takes no longer than so many milliseconds, whatever it is given
   * @param world what the code sees of the world, where it is not the real one
   */
  constructor(
    pick: Pick,
    longest: number,
    pool: ValuePool = new ValuePool(),
    world: Partial<RunOptions> = {},
  ) {
    this.#pick = pick;
    this.#longest = longest;
    this.pool = pool;
    this.#world = world;
  }

  /** One call with values by chance. */
  call(type: NamedType, method: MethodSymbol): void {
    const receivers =
      method.isStatic || method.methodKind === 'constructor' ? [() => undefined] : this.#receivers(type);
    if (receivers.length === 0) return;
    const run = quietRun({ timeoutMilliseconds: this.#longest / 2, ...this.#world });
    try {
      run.enter(() => this.#judge(type, method, receivers[this.#pick(receivers.length)]!));
    } catch (error) {
      if (!(error instanceof Exception) && !(error instanceof BudgetError))
        this.#report(type, method, told(error));
    }
  }

  #receivers(type: NamedType): readonly Make[] {
    if (type.isValueType) return [() => this.pool.one(type, this.#pick)];
    if (type.special === 'string') return ['', 'abc', '\ud800'].map((text) => () => text);
    if (type.special === 'object') return [() => 5, () => 'text'];
    const makes = this.pool.objects(type);
    return type.kind === 'interface' ? [...makes, () => this.pool.one(type, this.#pick)] : makes;
  }

  #judge(type: NamedType, method: MethodSymbol, makeReceiver: Make): void {
    let self: unknown;
    try {
      self = makeReceiver();
    } catch {
      return;
    }
    if (self === null || (self === undefined && !method.isStatic && method.methodKind !== 'constructor'))
      return;
    if (typeof self === 'object' && method.methodKind !== 'constructor') this.#fill(self);
    const given = method.parameters.map((parameter) => this.pool.one(parameter.type, this.#pick));
    const args = given.map((value, index) =>
      method.parameters[index]!.refKind === 'none' ? value : { v: value },
    );
    const started = performance.now();
    try {
      const result = callForResult(self, method, args);
      this.#judgeResult(type, method, result, makeReceiver);
    } finally {
      const took = performance.now() - started;
      if (took > this.#longest) this.#report(type, method, `took ${Math.round(took)} ms`);
      for (const [index, { type: of, refKind }] of method.parameters.entries()) {
        const value = refKind === 'none' ? args[index] : (args[index] as { v: unknown }).v;
        const found = misfit(value, erase(of)) ?? contentMisfit(given[index]);
        if (found !== undefined) this.#report(type, method, `left ${found} in argument ${index}`);
      }
      const found = contentMisfit(self);
      if (found !== undefined) this.#report(type, method, `left ${found} in the object`);
    }
  }

  /** Puts a few values into a collection, by whichever member takes them. */
  #fill(self: object): void {
    const type = typeOf(self);
    if (!(type instanceof NamedTypeSymbol)) return;
    for (const name of adding) {
      for (const member of type.members(name)) {
        if (member.kind !== 'method' || member.isStatic || member.typeParameters.length > 0) continue;
        this.#attempt(member, () => self);
      }
    }
  }

  #judgeResult(type: NamedType, method: MethodSymbol, result: unknown, makeReceiver: Make): void {
    const isConstructor = method.methodKind === 'constructor';
    const returned = erase(isConstructor ? type : method.returnType);
    if (returned.special === 'void') return;
    const value = method.refKind === 'none' || isConstructor ? result : (result as { v: unknown }).v;
    const found = misfit(value, returned);
    if (found !== undefined) this.#report(type, method, `gave ${found}`);
    else if (
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      method.refKind === 'none'
    )
      this.#keep(value, method, makeReceiver);
  }

  /** A value of the same type once more; its default value where that does not come about. */
  #again(type: NamedType, method: MethodSymbol, makeReceiver: Make): unknown {
    if (this.#nested > 3) return defaultOf(type);
    this.#nested++;
    try {
      for (let attempt = 0; attempt < 4; attempt++) {
        const made = this.#attempt(method, makeReceiver);
        if (made !== null && made !== undefined && typeOf(made) === type) return made;
      }
      return defaultOf(type);
    } finally {
      this.#nested--;
    }
  }
  #attempt(method: MethodSymbol, makeReceiver: Make): unknown {
    try {
      const args = method.parameters.map((parameter) => this.pool.one(parameter.type, this.#pick, 2));
      const self = makeReceiver();
      return self === null ? null : callForResult(self, method, args);
    } catch (error) {
      if (error instanceof BudgetError) throw error;
      return null;
    }
  }

  #keep(value: object, method: MethodSymbol, makeReceiver: Make): void {
    const type = typeOf(value);
    if (type instanceof NamedTypeSymbol) this.pool.add(type, () => this.#again(type, method, makeReceiver));
  }

  #report(type: NamedType, method: MethodSymbol, what: string): void {
    this.findings.push({ member: nameOf(type, method), what });
  }
}

function told(error: unknown): string {
  if (!(error instanceof Error)) return `threw ${String(error)}`;
  const [place = ''] = /[\w./-]*src\/[\w./-]+:\d+/.exec(error.stack ?? '') ?? [];
  return `threw ${error.name}: ${error.message} ${place}`;
}
