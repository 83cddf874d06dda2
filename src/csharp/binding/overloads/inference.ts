// Type inference for generic methods (C# 12.6.3), in Roslyn's order of steps.
import { Substitution, dynamicType, erase } from '../../../metadata/symbols.ts';
import type { ArrayType, NamedType, RefKind, Type, TypeParameter } from '../../../metadata/symbols.ts';
import type { Library } from '../../symbols/library.ts';
import { tupleElementTypes } from '../../symbols/display.ts';
import {
  isDelegate,
  isNamed,
  isNullable,
  isReferenceType,
  isSpan,
  isTuple,
  isVoid,
  mentions,
  nullableUnderlying,
} from '../../symbols/type-facts.ts';
import { mergeTypes } from '../conversions/best-common-type.ts';
import { implicitBetween } from '../conversions/classify.ts';
import { lookupTypes, sameType } from '../member-lookup.ts';
import type { AnyExpression } from '../unconverted.ts';

/** An argument with the type of its parameter, in which type parameters are still open. */
export interface InferenceArgument {
  readonly expression: AnyExpression;
  readonly formal: Type;
  readonly refKind: RefKind;
}

/** The type arguments of a method with these type parameters; undefined where they cannot be inferred. */
export function inferTypeArguments(
  library: Library,
  typeParameters: readonly TypeParameter[],
  arguments_: readonly InferenceArgument[],
): readonly Type[] | undefined {
  return new Inference(library, typeParameters, arguments_).run();
}

/** What is known of one type parameter. */
interface Bounds {
  readonly exact: Type[];
  readonly lower: Type[];
  readonly upper: Type[];
  fixed: Type | undefined;
}

class Inference {
  readonly #library: Library;
  readonly #parameters: readonly TypeParameter[];
  readonly #arguments: readonly InferenceArgument[];
  readonly #bounds: readonly Bounds[];

  constructor(
    library: Library,
    parameters: readonly TypeParameter[],
    arguments_: readonly InferenceArgument[],
  ) {
    this.#library = library;
    this.#parameters = parameters;
    this.#bounds = parameters.map(() => ({ exact: [], lower: [], upper: [], fixed: undefined }));
    this.#arguments = arguments_.flatMap((argument) => this.#flatten(argument));
  }

  /** Tuple literals and collection expressions count element by element. */
  #flatten(argument: InferenceArgument): readonly InferenceArgument[] {
    const { expression, formal } = argument;
    if (expression.kind === 'TupleLiteral') {
      const target = nullableUnderlying(formal) ?? formal;
      const types = isTuple(target) ? tupleElementTypes(target) : [];
      if (types.length === expression.elements.length) {
        return expression.elements.flatMap((element, index) =>
          this.#flatten({ expression: element, formal: types[index]!, refKind: 'none' }),
        );
      }
    }
    if (expression.kind === 'UnconvertedCollection') {
      const element = expression.elementTypeOf(nullableUnderlying(formal) ?? formal);
      if (element) {
        return expression.elements.flatMap(({ value, isSpread }) => {
          if (!isSpread) return this.#flatten({ expression: value, formal: element, refKind: 'none' });
          const item = value.type && elementOf(value.type, this.#library);
          return item
            ? [
                {
                  expression: { kind: 'Placeholder', span: value.span, type: item } as const,
                  formal: element,
                  refKind: 'none' as const,
                },
              ]
            : [];
        });
      }
    }
    return [argument];
  }

  run(): readonly Type[] | undefined {
    for (const argument of this.#arguments) this.#firstPhase(argument);
    while (this.#bounds.some((bounds) => bounds.fixed === undefined))
      if (!this.#secondPhase()) return undefined;
    return this.#bounds.map((bounds) => bounds.fixed!);
  }

  #firstPhase({ expression, formal, refKind }: InferenceArgument): void {
    if (expression.kind === 'UnboundLambda') {
      this.#explicitParameters(expression, formal);
      if (this.#unfixedIndex(formal) !== undefined) this.#addFunctionType(expression, formal);
      return;
    }
    if (expression.kind === 'MethodGroup') {
      if (this.#unfixedIndex(formal) !== undefined) this.#addFunctionType(expression, formal);
      return;
    }
    const { type } = expression;
    if (type === undefined || type.kind === 'error' || isVoid(type)) return;
    if (refKind === 'none' || refKind === 'in') this.#lower(type, formal);
    else this.#exact(type, formal);
  }

  /** A lambda for a plain `T` is the `Func` it is by itself. */
  #addFunctionType(expression: { naturalType(): NamedType | undefined }, formal: Type): void {
    const type = expression.naturalType();
    if (type) this.#lower(type, formal);
  }

  #explicitParameters(lambda: AnyExpression & { kind: 'UnboundLambda' }, formal: Type): void {
    const invoke = isDelegate(formal) ? formal.delegateInvoke : undefined;
    if (!invoke) return;
    if (lambda.explicitReturnType) this.#exact(lambda.explicitReturnType, invoke.returnType);
    if (!lambda.isExplicit || lambda.parameters?.length !== invoke.parameters.length) return;
    for (const [index, parameter] of lambda.parameters.entries())
      if (parameter.type) this.#exact(parameter.type, invoke.parameters[index]!.type);
  }

  /** One round; false when nothing more can be found out. */
  #secondPhase(): boolean {
    for (const argument of this.#arguments) this.#outputInference(argument);
    const free = this.#parameters
      .map((_, index) => index)
      .filter((index) => this.#bounds[index]!.fixed === undefined);
    const independent = free.filter(
      (index) => this.#hasBounds(index) && !free.some((other) => this.#dependsOn(index, other)),
    );
    const chosen =
      independent.length > 0
        ? independent
        : free.filter(
            (index) => this.#hasBounds(index) && free.some((other) => this.#dependsOn(other, index)),
          );
    if (chosen.length === 0) return false;
    return chosen.every((index) => this.#fix(index));
  }

  #hasBounds(index: number): boolean {
    const { exact, lower, upper } = this.#bounds[index]!;
    return exact.length + lower.length + upper.length > 0;
  }

  // -------- dependence

  /** The types that must be known before the argument's result is. */
  #inputTypes({ expression, formal }: InferenceArgument): readonly Type[] {
    const invoke = isDelegate(formal) ? formal.delegateInvoke : undefined;
    if (!invoke) return [];
    const isOpen =
      expression.kind === 'MethodGroup' ||
      (expression.kind === 'UnboundLambda' && !expression.isExplicit && expression.parameters !== undefined);
    return isOpen ? invoke.parameters.map((parameter) => parameter.type) : [];
  }
  #outputType({ expression, formal }: InferenceArgument): Type | undefined {
    if (expression.kind !== 'MethodGroup' && expression.kind !== 'UnboundLambda') return undefined;
    return isDelegate(formal) ? formal.delegateInvoke?.returnType : undefined;
  }

  #dependsOn(index: number, other: number, seen: ReadonlySet<number> = new Set()): boolean {
    for (const argument of this.#arguments) {
      const output = this.#outputType(argument);
      if (!output || !mentions(output, [this.#parameters[index]!])) continue;
      for (const [at, parameter] of this.#parameters.entries()) {
        if (
          this.#bounds[at]!.fixed !== undefined ||
          !this.#inputTypes(argument).some((type) => mentions(type, [parameter]))
        )
          continue;
        if (at === other) return true;
        if (!seen.has(at) && at !== index && this.#dependsOn(at, other, new Set([...seen, index])))
          return true;
      }
    }
    return false;
  }

  #isOpen(type: Type): boolean {
    return this.#parameters.some(
      (parameter, index) => this.#bounds[index]!.fixed === undefined && mentions(type, [parameter]),
    );
  }

  /** The type with what is fixed so far in place. */
  #substitute(type: Type): Type {
    const fixed = this.#parameters.flatMap((parameter, index) =>
      this.#bounds[index]!.fixed ? [[parameter, this.#bounds[index]!.fixed] as const] : [],
    );
    return new Substitution(
      fixed.map(([parameter]) => parameter),
      fixed.map(([, type]) => type),
    ).apply(type);
  }

  #outputInference(argument: InferenceArgument): void {
    const output = this.#outputType(argument);
    if (
      !output ||
      isVoid(output) ||
      !this.#isOpen(output) ||
      this.#inputTypes(argument).some((type) => this.#isOpen(type))
    )
      return;
    const invoke = (argument.formal as NamedType).delegateInvoke!;
    const { expression } = argument;
    if (expression.kind === 'UnboundLambda') {
      if (expression.explicitReturnType) return;
      if (expression.parameters && expression.parameters.length !== invoke.parameters.length) return;
      const types = invoke.parameters.map(
        (parameter, index) => expression.parameters?.[index]?.type ?? this.#substitute(parameter.type),
      );
      const { returnType } = expression.resultFor(types);
      if (returnType && !isVoid(returnType)) this.#lower(returnType, output);
    } else if (expression.kind === 'MethodGroup') {
      const choice = expression.chooseFor(
        invoke.parameters.map((parameter) => ({ ...parameter, type: this.#substitute(parameter.type) })),
      );
      if (choice.kind === 'method' && !isVoid(choice.method.returnType))
        this.#lower(choice.method.returnType, output);
    }
  }

  // -------- bounds

  #unfixedIndex(type: Type): number | undefined {
    if (type.kind !== 'typeParameter') return undefined;
    const index = this.#parameters.indexOf(type);
    return index >= 0 && this.#bounds[index]!.fixed === undefined ? index : undefined;
  }
  #add(index: number, kind: 'exact' | 'lower' | 'upper', type: Type): void {
    const list = this.#bounds[index]![kind];
    const same = list.findIndex((other) => sameType(other, type));
    if (same < 0) list.push(type);
    else if (list[same] !== type) list[same] = mergeTypes(list[same]!, type);
  }

  #exact(from: Type, to: Type): void {
    const index = this.#unfixedIndex(to);
    if (index !== undefined) return this.#add(index, 'exact', from);
    if (!mentions(to, this.#parameters)) return;
    if (from.kind === 'array' && to.kind === 'array') {
      if (from.rank === to.rank) this.#exact(from.element, to.element);
      return;
    }
    if (isNamed(from) && isNamed(to) && from.definition === to.definition) {
      for (const [at, argument] of from.typeArguments.entries()) this.#exact(argument, to.typeArguments[at]!);
    }
  }

  #lower(from: Type, to: Type): void {
    const index = this.#unfixedIndex(to);
    if (index !== undefined) return this.#add(index, 'lower', from);
    if (!mentions(to, this.#parameters)) return;
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
      if (isNullable(from)) this.#lower(from.typeArguments[0]!, to.typeArguments[0]!);
      return;
    }
    if (!isNamed(to)) return;
    if (isSpan(to)) {
      const element = spanElement(from);
      const target = to.typeArguments[0]!;
      if (element && to.name === 'ReadOnlySpan') this.#element(element, target, 'lower');
      else if (element) this.#exact(element, target);
      return;
    }
    if (isTuple(from) && isTuple(to) && from.definition === to.definition) {
      for (const [at, argument] of from.typeArguments.entries()) this.#lower(argument, to.typeArguments[at]!);
      return;
    }
    const source = uniqueBase(from, to, this.#library);
    if (source) this.#arguments_(source, to, 'lower');
  }

  #upper(from: Type, to: Type): void {
    const index = this.#unfixedIndex(to);
    if (index !== undefined) return this.#add(index, 'upper', from);
    if (!mentions(to, this.#parameters)) return;
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
    if (isNullable(from) && isNullable(to)) return this.#upper(from.typeArguments[0]!, to.typeArguments[0]!);
    if (!isNamed(from) || !isNamed(to)) return;
    const target = uniqueBase(to, from, this.#library);
    if (target) this.#arguments_(from, target, 'upper');
  }

  #element(from: Type, to: Type, direction: 'lower' | 'upper'): void {
    if (!isReferenceType(from)) this.#exact(from, to);
    else if (direction === 'lower') this.#lower(from, to);
    else this.#upper(from, to);
  }

  /** Two constructions of one definition, argument by argument as variance says. */
  #arguments_(from: NamedType, to: NamedType, direction: 'lower' | 'upper'): void {
    for (const [index, argument] of from.typeArguments.entries()) {
      const target = to.typeArguments[index]!;
      const variance = from.definition.typeParameters[index]?.variance ?? 'none';
      if (variance === 'none' || !isReferenceType(argument)) this.#exact(argument, target);
      else if ((variance === 'out') === (direction === 'lower')) this.#lower(argument, target);
      else this.#upper(argument, target);
    }
  }

  // -------- fixing

  #fix(index: number): boolean {
    const bounds = this.#bounds[index]!;
    let candidates: Type[] = [];
    for (const type of [...bounds.exact, ...bounds.lower, ...bounds.upper]) {
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

/** The only construction of `target`'s definition that `type` is, inherits or implements. */
function uniqueBase(type: Type, target: NamedType, library: Library): NamedType | undefined {
  if (isNamed(type) && type.definition === target.definition) return type;
  const all: readonly NamedType[] =
    target.kind === 'interface'
      ? isNamed(type)
        ? type.allInterfaces
        : type.kind === 'array'
          ? arrayBases(type)
          : lookupTypes(type, library)
      : lookupTypes(type, library);
  let found: NamedType | undefined;
  for (const candidate of all) {
    if (candidate.definition !== target.definition) continue;
    if (found && erase(found) !== erase(candidate)) return undefined;
    found ??= candidate;
  }
  return found;
}
function arrayBases({ interfaces, baseType }: ArrayType): readonly NamedType[] {
  return [...interfaces.flatMap((face) => [face, ...face.allInterfaces]), ...baseType.allInterfaces];
}

/** The element of what converts to a span; from a string nothing is inferred. */
function spanElement(from: Type): Type | undefined {
  if (from.kind === 'array') return from.rank === 1 ? from.element : undefined;
  return isSpan(from) ? from.typeArguments[0] : undefined;
}

/** What a `foreach` over the type gives, as far as its type tells. */
export function elementOf(type: Type, library: Library): Type | undefined {
  if (type.kind === 'array') return type.element;
  if (isNamed(type) && type.special === 'string') return library.special('char');
  if (isSpan(type)) return type.typeArguments[0];
  const enumerable = library.core('System.Collections.Generic.IEnumerable', 1);
  return uniqueBase(type, enumerable, library)?.typeArguments[0];
}
