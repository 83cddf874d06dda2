// Which conversion takes an expression to a type, implicitly or by a cast (C# 10).
import type { ConstantValue } from '@mockwright/language/metadata/declaration';
import { errorType } from '@mockwright/language/metadata/symbols';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';
import { Decimal } from '@mockwright/language/runtime/decimal';
import { tupleElementTypes } from '../../symbols/display.ts';
import { inlineArrayOf } from '../../symbols/inline-arrays.ts';
import type { Library } from '../../symbols/library.ts';
import {
  canBeNull,
  enumUnderlyingOf,
  isDelegate,
  isEnum,
  isNamed,
  isObject,
  isSpan,
  isStringHandler,
  isTuple,
  isVoid,
  nullableUnderlying,
  stripNullable,
} from '../../symbols/type-extensions.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import { sameType } from '../lookup/member-lookup.ts';
import { isUnconverted } from '../bound-tree/unconverted.ts';
import type {
  AnyExpression,
  TupleLiteral,
  UnconvertedChoice,
  UnconvertedExpression,
} from '../bound-tree/unconverted.ts';
import { builtInExplicit, builtInImplicit } from './between-types.ts';
import {
  choiceConversion,
  collectionConversion,
  creationConversion,
  defaultLiteral,
  explicitDynamic,
  identity,
  implicitConstant,
  inlineArrayConversion,
  interpolatedStringConversion,
  lambdaConversion,
  methodGroupConversion,
  nullableConversion,
  nullLiteral,
  stringHandlerConversion,
  throwConversion,
} from './conversion.ts';
import type { Conversion } from './conversion.ts';
import { isImplicitConstant, isNumeric } from './numeric.ts';
import { userDefinedExplicit, userDefinedImplicit } from './user-defined.ts';
import type { SourceConversion } from './user-defined.ts';

type Classify = (library: Library, expression: AnyExpression, to: Type) => Conversion | undefined;

/** The implicit conversion of an expression to a type; undefined when there is none. */
export function classifyImplicit(
  library: Library,
  expression: AnyExpression,
  to: Type,
): Conversion | undefined {
  if (isUnconverted(expression))
    return to === errorType ? identity : classifyUnconverted(library, expression, to, classifyImplicit);
  if (expression.type === to) return isVoid(to) ? undefined : identity;
  return (
    standardImplicit(library, expression, to) ??
    ofInlineArray(expression, to) ??
    userDefined(library, expression, to, userDefinedImplicit)
  );
}

/** The implicit conversion between two types, those that users define included. */
export function implicitBetween(library: Library, from: Type, to: Type): Conversion | undefined {
  const element = (source: Type, target: Type): Conversion | undefined =>
    implicitBetween(library, source, target);
  return (
    builtInImplicit(from, to, element) ??
    usable(userDefinedImplicit(library, from, to, (target) => builtInImplicit(from, target)))
  );
}

/** The conversion by a cast between two types. */
function explicitBetween(library: Library, from: Type, to: Type): Conversion | undefined {
  const element = (source: Type, target: Type): Conversion | undefined =>
    explicitBetween(library, source, target);
  return (
    builtInExplicit(from, to, element) ??
    userDefinedExplicit(library, from, to, (target) => builtInImplicit(from, target))
  );
}

/** The conversion of an expression to a type by a cast. */
export function classifyExplicit(
  library: Library,
  expression: AnyExpression,
  to: Type,
): Conversion | undefined {
  const implicit = classifyImplicit(library, expression, to);
  if (implicit?.form === 'dynamic') return explicitDynamic;
  if (implicit && !implicit.ambiguous && implicit.form !== 'userDefined') return implicit;
  if (isUnconverted(expression)) return classifyUnconverted(library, expression, to, classifyExplicit);
  const element = (source: Type, target: Type): Conversion | undefined =>
    explicitBetween(library, source, target);
  return (
    builtInExplicit(expression.type, to, element) ??
    userDefined(library, expression, to, userDefinedExplicit) ??
    usable(implicit)
  );
}

/** An inline array in a variable as a span of its elements. */
function ofInlineArray(expression: BoundExpression, to: Type): Conversion | undefined {
  if (!isSpan(to)) return undefined;
  const inline = inlineArrayOf(expression.type);
  return inline && sameType(inline.element, to.typeArguments[0]!) ? inlineArrayConversion : undefined;
}

function usable(conversion: Conversion | undefined): Conversion | undefined {
  return conversion && !conversion.ambiguous ? conversion : undefined;
}

function userDefined(
  library: Library,
  expression: BoundExpression,
  to: Type,
  find: typeof userDefinedImplicit,
): Conversion | undefined {
  const { type: from } = expression;
  if (from.kind === 'dynamic' || isObject(to)) return undefined;
  if (expression.constant)
    return find(
      library,
      from,
      to,
      (target) => constantConversion(expression, target) ?? builtInImplicit(from, target),
    );
  // Of the types alone, and so the same every time; a JToken has dozens of operators.
  const known = find === userDefinedImplicit ? knownImplicit : knownExplicit;
  let ofSource = known.get(from);
  if (!ofSource) known.set(from, (ofSource = new WeakMap()));
  let found = ofSource.get(to);
  if (found === undefined)
    ofSource.set(to, (found = find(library, from, to, (target) => builtInImplicit(from, target)) ?? null));
  return found ?? undefined;
}
type KnownConversions = WeakMap<Type, WeakMap<Type, Conversion | null>>;
const knownImplicit: KnownConversions = new WeakMap();
const knownExplicit: KnownConversions = new WeakMap();

/** Without user-defined conversions, but for the elements of tuples. */
function standardImplicit(library: Library, expression: BoundExpression, to: Type): Conversion | undefined {
  const element = (source: Type, target: Type): Conversion | undefined =>
    implicitBetween(library, source, target);
  return constantConversion(expression, to) ?? builtInImplicit(expression.type, to, element);
}

/** Whether all branches convert. A choice in the last branch is gone down into by a loop: conditionals are chained so. */
function choiceConverts(library: Library, choice: UnconvertedChoice, to: Type): boolean {
  const converts = (value: AnyExpression): boolean => classifyImplicit(library, value, to) !== undefined;
  for (let at = choice; ;) {
    const values: readonly AnyExpression[] = at.branches.map(({ value }) => value);
    const last = values.at(-1);
    if (last?.kind !== 'UnconvertedChoice' || last.type !== undefined) return values.every(converts);
    if (!values.slice(0, -1).every(converts)) return false;
    at = last;
  }
}

/** Integer constants to types that hold them, zero to enums, and both to the nullable types of these. */
function constantConversion(expression: BoundExpression, to: Type): Conversion | undefined {
  const { constant } = expression;
  if (!constant || constant.value === null || !isNamed(to)) return undefined;
  const underlying = nullableUnderlying(to);
  const from = expression.type.special;
  const target = underlying ?? to;
  const fits = isEnum(target)
    ? isNumeric(from) && from !== 'char' && isZero(constant.value) && !isEnum(expression.type)
    : isImplicitConstant(from, constant.value, target.special);
  if (!fits) return undefined;
  return underlying ? nullableConversion(implicitConstant, true) : implicitConstant;
}
const isZero = (value: ConstantValue): boolean =>
  value === 0 || value === 0n || (value instanceof Decimal && value.sign === 0);

function classifyUnconverted(
  library: Library,
  expression: UnconvertedExpression,
  to: Type,
  classify: Classify,
): Conversion | undefined {
  const between = classify === classifyImplicit ? implicitBetween : explicitBetween;
  switch (expression.kind) {
    case 'NullLiteral':
      return nullConversion(to) ?? userDefinedOf(library, undefined, to, nullConversion, classify);
    case 'DefaultLiteral':
      return isVoid(to) ? undefined : defaultLiteral;
    case 'UnconvertedThrow':
      return isVoid(to) ? undefined : throwConversion;
    case 'UnboundLambda':
      return convertsToDelegate(expression, to) ? lambdaConversion : undefined;
    case 'MethodGroup':
      return convertsToDelegate(expression, to) ? methodGroupConversion : undefined;
    case 'UnconvertedCreation':
      return isVoid(to) ? undefined : creationConversion;
    case 'UnconvertedCollection': {
      const target = expression.elementTypeOf(stripNullable(to));
      if (target === undefined) return undefined;
      return expression.elements.every(
        ({ value, isSpread }) => isSpread || classifyImplicit(library, value, target) !== undefined,
      )
        ? collectionConversion
        : undefined;
    }
    case 'UnconvertedChoice': {
      const natural = expression.type && between(library, expression.type, to);
      // Only where `?:` has no type does its target decide.
      if (natural || (expression.type && expression.form === 'conditional')) return natural;
      return choiceConverts(library, expression, to) ? choiceConversion : undefined;
    }
    case 'TupleLiteral': {
      return (
        tupleLiteralConversion(library, expression, to, classify) ??
        tupleLiteralAsValue(library, expression, to, classify)
      );
    }
    case 'UnconvertedInterpolatedString':
      if (isStringHandler(to)) return stringHandlerConversion;
      return isFormattable(to) && !expression.isSum
        ? interpolatedStringConversion
        : between(library, expression.type, to);
    case 'OutDeclaration':
    case 'TypeExpression':
    case 'NamespaceExpression':
      return undefined;
  }
}

const nullConversion = (to: Type): Conversion | undefined =>
  canBeNull(to) || isSpan(to) || to.kind === 'error' ? nullLiteral : undefined;

/** By an operator to whose parameter a literal converts as it is written. */
function userDefinedOf(
  library: Library,
  from: Type | undefined,
  to: Type,
  source: SourceConversion,
  classify: Classify,
): Conversion | undefined {
  if (isObject(to)) return undefined;
  const find = classify === classifyImplicit ? userDefinedImplicit : userDefinedExplicit;
  return find(library, from, to, source);
}

/** A tuple literal as a tuple, element by element. */
function tupleLiteralConversion(
  library: Library,
  expression: TupleLiteral,
  to: Type,
  classify: Classify,
): Conversion | undefined {
  const target = stripNullable(to);
  const nested = isTuple(target) ? tupleElements(library, expression, target, classify) : undefined;
  if (!nested) return undefined;
  const isImplicit = nested.every((each) => each.isImplicit);
  const conversion: Conversion = { form: 'tupleLiteral', isImplicit, nested };
  return target === to ? conversion : nullableConversion(conversion, isImplicit);
}

/** A tuple literal as something else than a tuple: by its type, or by an operator that takes tuples. */
function tupleLiteralAsValue(
  library: Library,
  expression: TupleLiteral,
  to: Type,
  classify: Classify,
): Conversion | undefined {
  const { type } = expression;
  if (type && isTuple(stripNullable(to)))
    return (classify === classifyImplicit ? implicitBetween : explicitBetween)(library, type, to);
  const builtIn = type && (classify === classifyImplicit ? builtInImplicit : builtInExplicit)(type, to);
  return (
    builtIn ??
    userDefinedOf(
      library,
      type,
      to,
      (target) => tupleLiteralConversion(library, expression, target, classifyImplicit),
      classify,
    )
  );
}

function tupleElements(
  library: Library,
  expression: TupleLiteral,
  target: NamedType,
  classify: Classify,
): readonly Conversion[] | undefined {
  const targets = tupleElementTypes(target);
  if (targets.length !== expression.elements.length) return undefined;
  const nested: Conversion[] = [];
  for (const [index, element] of expression.elements.entries()) {
    const conversion = classify(library, element, targets[index]!);
    if (!conversion) return undefined;
    nested.push(conversion);
  }
  return nested;
}

/** `FormattableString` and `IFormattable`, for which an interpolated string keeps its parts. */
function isFormattable(type: Type): boolean {
  return (
    isNamed(type) &&
    type.namespace === 'System' &&
    (type.name === 'FormattableString' || type.name === 'IFormattable')
  );
}

/** To a delegate type, or by its natural type to what every delegate is. */
function convertsToDelegate(
  expression: { convertsTo(delegate: NamedType): boolean; naturalType(): NamedType | undefined },
  to: Type,
): boolean {
  if (isDelegate(to)) return expression.convertsTo(to);
  return isBaseOfDelegates(to) && expression.naturalType() !== undefined;
}

/** `object`, `Delegate`, `MulticastDelegate`: a lambda becomes a delegate of its natural type. */
export function isBaseOfDelegates(to: Type): boolean {
  return (
    isObject(to) ||
    (isNamed(to) && to.namespace === 'System' && (to.name === 'Delegate' || to.name === 'MulticastDelegate'))
  );
}

/** The type underneath an enum, or the type itself: what numeric constants of it look like. */
export function constantSpecial(type: Type): SpecialType | undefined {
  return isEnum(type) ? enumUnderlyingOf(type).special : type.special;
}
