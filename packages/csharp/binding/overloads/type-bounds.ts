// What is known of the types that are inferred: bounds of each type parameter, and the type it gets from them (C# 12.6.3).
import { dynamicType } from '@mockwright/language/metadata/symbols';
import { Substitution } from '@mockwright/language/metadata/substitution';
import type { NamedType, Type, TypeParameter } from '@mockwright/language/metadata/symbols';
import type { Library } from '../../symbols/library.ts';
import {
  isNamed,
  isNullable,
  isReferenceType,
  isSpan,
  isTuple,
  mentions,
} from '../../symbols/type-extensions.ts';
import { mergeTypes } from '../conversions/best-common-type.ts';
import { implicitBetween } from '../conversions/classify.ts';
import { sameType } from '../lookup/member-lookup.ts';
import { uniqueBase } from './base-constructions.ts';

/** What is known of one type parameter. */
interface Bounds {
  readonly exact: Type[];
  readonly lower: Type[];
  readonly upper: Type[];
  /** What lambdas and method groups are by themselves: counts only where nothing else is known. */
  readonly functions: Type[];
  fixed: Type | undefined;
}

/** The type parameters of a method with their bounds. */
export class TypeBounds {
  readonly parameters: readonly TypeParameter[];
  readonly #library: Library;
  readonly #bounds: readonly Bounds[];

  constructor(library: Library, parameters: readonly TypeParameter[]) {
    this.#library = library;
    this.parameters = parameters;
    this.#bounds = parameters.map(() => ({
      exact: [],
      lower: [],
      upper: [],
      functions: [],
      fixed: undefined,
    }));
  }

  /** The type of the parameter at that index, once it is fixed. */
  fixed(index: number): Type | undefined {
    return this.#bounds[index]!.fixed;
  }
  /** Whether anything is known of it. */
  hasBounds(index: number): boolean {
    const { exact, lower, upper, functions } = this.#bounds[index]!;
    return exact.length + lower.length + upper.length + functions.length > 0;
  }

  /** Whether a parameter without a type occurs in the type. */
  isOpen(type: Type): boolean {
    return this.parameters.some(
      (parameter, index) => this.#bounds[index]!.fixed === undefined && mentions(type, [parameter]),
    );
  }

  /** The type with what is fixed so far in place. */
  substitute(type: Type): Type {
    const fixed = this.parameters.flatMap((parameter, index) =>
      this.#bounds[index]!.fixed ? [[parameter, this.#bounds[index]!.fixed] as const] : [],
    );
    return new Substitution(
      fixed.map(([parameter]) => parameter),
      fixed.map(([, type]) => type),
    ).apply(type);
  }

  // -------- bounds

  /** The index of a type that is a parameter without a type yet. */
  unfixedIndex(type: Type): number | undefined {
    if (type.kind !== 'typeParameter') return undefined;
    const index = this.parameters.indexOf(type);
    return index >= 0 && this.#bounds[index]!.fixed === undefined ? index : undefined;
  }
  #add(index: number, kind: 'exact' | 'lower' | 'upper' | 'functions', type: Type): void {
    const list = this.#bounds[index]![kind];
    const same = list.findIndex((other) => sameType(other, type));
    if (same < 0) list.push(type);
    else if (list[same] !== type) list[same] = mergeTypes(list[same]!, type);
  }

  /** A function without a type of its own is given for the parameter at the index. */
  functionType(from: Type, index: number): void {
    this.#add(index, 'functions', from);
  }

  /** `from` is exactly what `to`, in which parameters may occur, stands for. */
  exact(from: Type, to: Type): void {
    const index = this.unfixedIndex(to);
    if (index !== undefined) return this.#add(index, 'exact', from);
    if (!mentions(to, this.parameters)) return;
    if (from.kind === 'array' && to.kind === 'array') {
      if (from.rank === to.rank) this.exact(from.element, to.element);
      return;
    }
    if (isNamed(from) && isNamed(to) && from.definition === to.definition) {
      from.typeArguments.forEach((argument, at) => this.exact(argument, to.typeArguments[at]!));
    }
  }

  /** `from` converts to what `to` stands for. */
  lower(from: Type, to: Type): void {
    const index = this.unfixedIndex(to);
    if (index !== undefined) return this.#add(index, 'lower', from);
    if (!mentions(to, this.parameters)) return;
    if (from.kind === 'array' && to.kind === 'array') {
      if (from.rank === to.rank) this.#element(from.element, to.element, 'lower');
      return;
    }
    if (
      from.kind === 'array' &&
      from.rank === 1 &&
      isNamed(to) &&
      to.kind === 'interface' &&
      to.typeArguments.length === 1 &&
      arrayInterfaces.has(to.name)
    ) {
      return this.#element(from.element, to.typeArguments[0]!, 'lower');
    }
    if (isNullable(to)) {
      if (isNullable(from)) this.lower(from.typeArguments[0]!, to.typeArguments[0]!);
      return;
    }
    if (!isNamed(to)) return;
    if (isSpan(to)) {
      const element = spanElement(from);
      const target = to.typeArguments[0]!;
      if (element && to.name === 'ReadOnlySpan') this.#element(element, target, 'lower');
      else if (element && (from.kind === 'array' || (isNamed(from) && from.name === 'Span')))
        this.exact(element, target);
      return;
    }
    if (isTuple(from) && isTuple(to) && from.definition === to.definition) {
      from.typeArguments.forEach((argument, at) => this.lower(argument, to.typeArguments[at]!));
      return;
    }
    const source = uniqueBase(from, to, this.#library);
    if (source) this.#arguments_(source, to, 'lower');
  }

  /** What `to` stands for converts to `from`. */
  upper(from: Type, to: Type): void {
    const index = this.unfixedIndex(to);
    if (index !== undefined) return this.#add(index, 'upper', from);
    if (!mentions(to, this.parameters)) return;
    if (from.kind === 'array' && to.kind === 'array') {
      if (from.rank === to.rank) this.#element(from.element, to.element, 'upper');
      return;
    }
    if (to.kind === 'array') {
      if (
        to.rank === 1 &&
        isNamed(from) &&
        from.kind === 'interface' &&
        from.typeArguments.length === 1 &&
        arrayInterfaces.has(from.name)
      )
        this.#element(from.typeArguments[0]!, to.element, 'upper');
      return;
    }
    if (isNullable(from) && isNullable(to)) return this.upper(from.typeArguments[0]!, to.typeArguments[0]!);
    if (!isNamed(from) || !isNamed(to)) return;
    const target = uniqueBase(to, from, this.#library);
    if (target) this.#arguments_(from, target, 'upper');
  }

  #element(from: Type, to: Type, direction: 'lower' | 'upper'): void {
    if (!isReferenceType(from)) this.exact(from, to);
    else if (direction === 'lower') this.lower(from, to);
    else this.upper(from, to);
  }

  /** Two constructions of one definition, argument by argument as variance says. */
  #arguments_(from: NamedType, to: NamedType, direction: 'lower' | 'upper'): void {
    for (let index = 0; index < from.typeArguments.length; index++) {
      const argument = from.typeArguments[index]!;
      const target = to.typeArguments[index]!;
      const variance = from.definition.typeParameters[index]?.variance ?? 'none';
      if (variance === 'none' || !isReferenceType(argument)) this.exact(argument, target);
      else if ((variance === 'out') === (direction === 'lower')) this.lower(argument, target);
      else this.upper(argument, target);
    }
  }

  // -------- fixing

  /** Gives the parameter the best of its bounds. @returns whether there is one */
  fix(index: number): boolean {
    const bounds = this.#bounds[index]!;
    const typed = [...bounds.exact, ...bounds.lower, ...bounds.upper];
    const all = typed.length > 0 ? typed : bounds.functions;
    if (all.length === 1) {
      bounds.fixed = all[0];
      return true;
    }
    let candidates: Type[] = [];
    for (const type of all) {
      const same = candidates.findIndex((other) => sameType(other, type));
      if (same < 0) candidates.push(type);
      else candidates[same] = mergeTypes(candidates[same]!, type);
    }
    // A lambda whose body is wrong says so itself once the method is chosen.
    if (candidates.some(({ kind }) => kind !== 'error'))
      candidates = candidates.filter(({ kind }) => kind !== 'error');
    for (const bound of bounds.exact)
      candidates = candidates.filter((candidate) => sameType(candidate, bound));
    for (const bound of bounds.lower)
      candidates = candidates.filter((candidate) => this.#converts(bound, candidate));
    for (const bound of bounds.upper)
      candidates = candidates.filter((candidate) => this.#converts(candidate, bound));
    const best = candidates.filter((candidate) =>
      candidates.every((other) => other === candidate || this.#converts(other, candidate)),
    );
    if (best.length !== 1) return false;
    bounds.fixed = best[0];
    return true;
  }

  #converts(from: Type, to: Type): boolean {
    if (from === to || sameType(from, to)) return true;
    if (from === dynamicType && to !== dynamicType) return false;
    return implicitBetween(this.#library, from, to) !== undefined;
  }
}

const arrayInterfaces: ReadonlySet<string> = new Set([
  'IEnumerable',
  'ICollection',
  'IList',
  'IReadOnlyCollection',
  'IReadOnlyList',
]);

/** The element of what converts to a span; from a string nothing is inferred. */
function spanElement(from: Type): Type | undefined {
  if (from.kind === 'array') return from.rank === 1 ? from.element : undefined;
  return isSpan(from) ? from.typeArguments[0] : undefined;
}
