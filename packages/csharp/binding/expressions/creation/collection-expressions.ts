// `[a, ..b]`: which types it can become, what their elements are, how they are made (C# 12.8.18).
import { arrayOf, errorType } from '@mockwright/language/metadata/symbols';
import type { MethodSymbol, NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../../symbols/display.ts';
import {
  isConstructedFrom,
  isErroneous,
  isNamed,
  isSpan,
  isString,
} from '../../../symbols/type-extensions.ts';
import type { CollectionExpressionSyntax, WithElementSyntax } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { bad, placeholder } from '../../bound-tree/bound-factory.ts';
import type {
  BoundArgument,
  BoundCollectionExpression,
  BoundExpression,
  BoundPlaceholder,
  ReadOnlyConstruction,
} from '../../bound-tree/bound-nodes.ts';
import { classifyImplicit } from '../../conversions/classify.ts';
import { convertElement } from '../../conversions/convert.ts';
import { valueArgument } from '../../overloads/argument.ts';
import { builderMark, builderOf, checkBuilder } from './collection-builders.ts';
import { callAdd } from './initializers.ts';
import { checkRequired } from './required-members.ts';
import { isNumeric } from '../../conversions/numeric.ts';
import { isBad } from '../../messages/describe.ts';
import { isAccessible, lookupMembers } from '../../lookup/member-lookup.ts';
import { inlineArrayOf } from '../../../symbols/inline-arrays.ts';
import { inlineArrayItems } from '../../conversions/inline-array-spans.ts';
import { enumeratedType, iteratedType } from '../../overloads/base-constructions.ts';
import type { AnyExpression, UnconvertedCollection } from '../../bound-tree/unconverted.ts';

interface Element {
  readonly value: AnyExpression;
  readonly isSpread: boolean;
  readonly span: TextSpan;
}

/** How a type is made from elements. */
interface Construction {
  readonly kind: BoundCollectionExpression['construction'];
  readonly elementType: Type;
  readonly constructorMethod?: MethodSymbol | undefined;
  readonly constructorArguments?: readonly BoundArgument[] | undefined;
  readonly method?: MethodSymbol | undefined;
}

/** The elements, waiting for a target type. */
export function bindCollectionExpression(
  binder: Binder,
  syntax: CollectionExpressionSyntax,
): UnconvertedCollection {
  let withElement: WithElementSyntax | undefined;
  const elements = syntax.elements.flatMap((element, index): readonly Element[] => {
    if (element.kind === 'WithElement') {
      if (index > 0) binder.error('CS9354', { start: element.start, end: element.start + 4 });
      else withElement = element;
      return [];
    }
    const isSpread = element.kind === 'SpreadElement';
    if (isSpread && binder.tryContext.inFilter)
      binder.error('CS9332', { start: element.start, end: element.start + '..'.length });
    const bound = binder.bindExpression(element.expression);
    if (isSpread && bound.kind === 'NullLiteral') binder.error('CS0186', element.expression);
    const value = isSpread && bound.kind !== 'NullLiteral' ? binder.toValue(bound, bound.span) : bound;
    return [
      {
        value: isSpread && value.kind === 'NullLiteral' ? bad(element.expression) : value,
        isSpread,
        span: element.expression,
      },
    ];
  });
  return {
    kind: 'UnconvertedCollection',
    span: syntax,
    type: undefined,
    elements,
    elementTypeOf: (type): Type | undefined => constructionOf(binder, type)?.elementType,
    convertTo: (type): BoundExpression => convert(binder, syntax, elements, type, withElement),
  };
}

/** A collection of values, as the expanded form of `params` makes it. */
export function bindCollection(
  binder: Binder,
  values: readonly BoundExpression[],
  type: Type,
  span: TextSpan,
): BoundExpression {
  return convert(
    binder,
    span,
    values.map((value) => ({ value, isSpread: false, span: value.span })),
    type,
  );
}

function convert(
  binder: Binder,
  span: TextSpan,
  elements: readonly Element[],
  type: Type,
  withElement?: WithElementSyntax,
): BoundExpression {
  const plain = constructionOf(binder, type);
  if (!plain) {
    if (!isErroneous(type)) reportUnconstructible(binder, type, span, elements);
    return bad(span, type);
  }
  const construction = withElement ? constructedWith(binder, plain, type, withElement) : plain;
  if (!construction) return bad(span, type);
  const { elementType } = construction;
  if (construction.kind === 'add' && isNamed(type))
    checkRequired(binder, type, construction.constructorMethod, undefined, span);
  if (construction.kind === 'add' && !construction.method) {
    if (elements.length === 0)
      return {
        kind: 'ObjectCreation',
        span,
        type,
        constructorMethod: construction.constructorMethod,
        arguments: [],
        initializer: undefined,
      };
    if (hasAdd(binder, type)) binder.error('CS9215', span, [displayType(type)]);
    else binder.error('CS1061', span, [displayType(type), 'Add']);
    convertInVain(binder, elements, elementType);
    return bad(span, type);
  }
  const target = construction.kind === 'add' ? placeholder(type, span) : undefined;
  const converted = elements.map(
    ({ value, isSpread, span: place }): BoundCollectionExpression['elements'][number] => {
      if (isSpread) return spread(binder, value as BoundExpression, elementType, place, target);
      return {
        value: target
          ? addElement(binder, target, value, elementType, place)
          : convertElement(binder, value, elementType, place),
        isSpread: false,
      };
    },
  );
  if (converted.some(({ value }) => isBad(value))) return bad(span, type);
  // Constants of primitive types stand in the program itself.
  const isData =
    isConstructedFrom(type, 'System', 'ReadOnlySpan', 1) &&
    isPrimitive(elementType) &&
    converted.every(({ value, isSpread }) => !isSpread && value.constant !== undefined);
  const asSpan = (spanType: Type): BoundExpression => ({
    memory: isData || elements.length === 0 ? undefined : 'collection',
    kind: 'Conversion',
    span,
    type: spanType,
    operand: {
      kind: 'CollectionExpression',
      span,
      type: arrayOf(elementType),
      elementType,
      elements: converted,
      construction: 'array',
    },
    conversion: 'span',
    isChecked: false,
  });
  if (isSpan(type)) {
    binder.compilation.noted.hasStackMemory = true;
    return asSpan(type);
  }
  if (construction.kind === 'builder') {
    const { method } = construction;
    const isBuilt = checkBuilder(binder, type as NamedType, { kind: 'builder', elementType, method }, span);
    if (!isBuilt || !method) return bad(span, type);
    const parameterType = method.parameters[0]!.type;
    if (isSpan(parameterType)) {
      const value = asSpan(parameterType);
      const arguments_ = [{ value, refKind: 'none' as const }];
      return { kind: 'Call', span, type, receiver: null, method, arguments: arguments_ };
    }
  }
  return {
    kind: 'CollectionExpression',
    span,
    type,
    elementType,
    elements: converted,
    construction:
      construction.kind === 'array' && type.kind === 'interface' && converted.length > 0
        ? readOnlyFor(binder, converted)
        : construction.kind,
    ...(construction.constructorMethod && { constructorMethod: construction.constructorMethod }),
    ...(construction.constructorArguments && { constructorArguments: construction.constructorArguments }),
    ...(construction.method && { method: construction.method }),
    ...(target && { target }),
  };
}

/** The call that adds an element, which must be one of those that the collection gives. */
function addElement(
  binder: Binder,
  target: BoundPlaceholder,
  value: AnyExpression,
  elementType: Type,
  span: TextSpan,
): BoundExpression {
  return classifyImplicit(binder.library, value, elementType)
    ? callAdd(binder, target, [valueArgument(value, span)], span)
    : convertElement(binder, value, elementType, span);
}

/** Which read-only list holds those elements. */
function readOnlyFor(binder: Binder, elements: BoundCollectionExpression['elements']): ReadOnlyConstruction {
  if (elements.length === 1 && !elements[0]!.isSpread) return 'ReadOnlySingleElementList';
  const isCountable = ({ value: { type } }: (typeof elements)[number]): boolean =>
    type.kind === 'array' ||
    ['Length', 'Count'].some((name) =>
      lookupMembers(type, name, binder.library, { containingType: binder.containingType }).members.some(
        (member) => member.kind === 'property' && member.type.special === 'int',
      ),
    );
  return elements.every((element) => !element.isSpread || isCountable(element))
    ? 'ReadOnlyArray'
    : 'ReadOnlyList';
}

const hasAdd = (binder: Binder, type: Type): boolean =>
  lookupMembers(type, 'Add', binder.library, { containingType: binder.containingType }).members.length > 0;

/** Says why nothing can be made of elements: most types are no collections, some cannot be created empty. */
function reportUnconstructible(
  binder: Binder,
  type: Type,
  span: TextSpan,
  elements: readonly Element[],
): void {
  const elementType =
    isNamed(type) && type.kind === 'class' && (type.special === undefined || isString(type))
      ? enumeratedType(type, binder.library)
      : undefined;
  if (!elementType) {
    const isMarked = isNamed(type) && builderMark(type) !== undefined;
    return binder.error(isMarked ? 'CS9188' : 'CS9174', span, [displayType(type)]);
  }
  reportNotEmpty(binder, type as NamedType, span);
  if (elements.length > 0 && !hasAdd(binder, type)) binder.error('CS1061', span, [displayType(type), 'Add']);
  convertInVain(binder, elements, elementType);
}

/** Converts elements that nothing comes of, for the mistakes in them. */
function convertInVain(binder: Binder, elements: readonly Element[], elementType: Type): void {
  for (const { value, isSpread, span } of elements)
    if (isSpread) spread(binder, value as BoundExpression, elementType, span, undefined);
    else convertElement(binder, value, elementType, span);
}

/** Says why an empty one cannot be created. */
function reportNotEmpty(binder: Binder, type: NamedType, span: TextSpan): void {
  if (type.flags.isAbstract) return binder.error('CS0144', span, [displayType(type)]);
  const constructors = type
    .members('.ctor')
    .filter((member): member is MethodSymbol => member.kind === 'method' && !member.isStatic);
  const hidden = constructors.find(({ parameters }) => parameters.length === 0);
  if (hidden) binder.error('CS0122', span, [displayMember(hidden)]);
  else if (constructors.length > 1) binder.error('CS1729', span, [displayType(type), 0]);
  else binder.error('CS9214', span);
}

/** How a collection is made whose constructor gets arguments; undefined (reported) for those that have none. */
function constructedWith(
  binder: Binder,
  { kind, elementType }: Construction,
  type: Type,
  { argumentList, ...element }: WithElementSyntax,
): Construction | undefined {
  const keyword: TextSpan = { start: element.start, end: element.start + 4 };
  const isInterface = type.kind === 'interface';
  if (kind === 'array' && isInterface) {
    if (argumentList.arguments.length === 0) return { kind, elementType };
    binder.error('CS9357', keyword);
    return undefined;
  }
  const made = isInterface
    ? binder.library.core('System.Collections.Generic.List', 1).construct([elementType])
    : type;
  if (!isNamed(made) || (kind !== 'list' && kind !== 'add')) {
    binder.error('CS9355', keyword, [displayType(type)]);
    return undefined;
  }
  const call = binder.areas.bindConstructorCall(binder, made, argumentList, keyword);
  if (!call.method) return undefined;
  const { method } = addableOf(binder, made) ?? {};
  return {
    kind: 'add',
    elementType,
    constructorMethod: call.method,
    constructorArguments: call.arguments,
    ...(method && { method }),
  };
}

function spread(
  binder: Binder,
  operand: BoundExpression,
  elementType: Type,
  span: TextSpan,
  target: BoundPlaceholder | undefined,
): BoundCollectionExpression['elements'][number] {
  const value = inlineArrayOf(operand.type) ? inlineArrayItems(operand) : operand;
  if (isBad(value)) return { value, isSpread: true };
  const { library } = binder;
  const isDynamic = value.type.kind === 'dynamic';
  const isOfLibrary = isNamed(value.type) && value.type.definition.namespace !== '';
  const itemType = isDynamic
    ? library.special('object')
    : enumeratedType(value.type, library) &&
      (isOfLibrary ? iteratedType(value.type, library, binder) : enumeratedType(value.type, library));
  if (!itemType) {
    binder.error('CS9212', span, [displayType(value.type), 'GetEnumerator']);
    return { value: bad(span), isSpread: true };
  }
  const item = placeholder(itemType, span);
  const converted = target
    ? addElement(binder, target, item, elementType, span)
    : convertElement(binder, item, elementType, span);
  if (isBad(converted)) return { value: converted, isSpread: true };
  const sequence = isDynamic
    ? binder.convert(value, library.core('System.Collections.IEnumerable'), span)
    : value;
  return { value: sequence, isSpread: true, item, converted };
}

const isPrimitive = (type: Type): boolean => {
  const special = type.special;
  return special === 'bool' || special === 'char' || (isNumeric(special) && special !== 'decimal');
};

const arrayInterfaces: ReadonlySet<string> = new Set(['IEnumerable', 'IReadOnlyCollection', 'IReadOnlyList']);
const listInterfaces: ReadonlySet<string> = new Set(['ICollection', 'IList']);
const genericCollections = 'System.Collections.Generic';

function constructionOf(binder: Binder, type: Type): Construction | undefined {
  if (type.kind === 'error') return { kind: 'array', elementType: errorType };
  if (type.kind === 'array')
    return type.rank === 1 ? { kind: 'array', elementType: type.element } : undefined;
  if (!isNamed(type)) return undefined;
  if (type.kind === 'interface') {
    if (type.namespace !== genericCollections || type.typeArguments.length !== 1)
      return builderOf(binder, type);
    const elementType = type.typeArguments[0]!;
    return arrayInterfaces.has(type.name)
      ? { kind: 'array', elementType }
      : listInterfaces.has(type.name)
        ? { kind: 'list', elementType }
        : undefined;
  }
  if (isSpan(type)) return { kind: 'array', elementType: type.typeArguments[0]! };
  if (isConstructedFrom(type, genericCollections, 'List', 1))
    return { kind: 'list', elementType: type.typeArguments[0]! };
  return builderOf(binder, type) ?? addableOf(binder, type);
}

/** Types to whose values elements are added one by one. */
function addableOf(binder: Binder, type: NamedType): Construction | undefined {
  if (type.flags.isAbstract || type.flags.isStatic || type.special !== undefined) return undefined;
  const elementType = enumeratedType(type, binder.library) && iteratedType(type, binder.library, binder);
  if (!elementType) return undefined;
  const access = { containingType: binder.containingType };
  const constructorMethod = type
    .members('.ctor')
    .find(
      (member): member is MethodSymbol =>
        member.kind === 'method' &&
        member.parameters.every((parameter) => parameter.optional !== undefined || parameter.isParams) &&
        isAccessible(member, access),
    );
  if (!constructorMethod && type.kind !== 'struct') return undefined;
  const adders = lookupMembers(type, 'Add', binder.library, access).members.filter(
    (member): member is MethodSymbol => member.kind === 'method' && !member.isStatic,
  );
  const method = adders.find(
    ({ typeParameters, parameters }) =>
      typeParameters.length === 0 && parameters.length === 1 && parameters[0]!.refKind === 'none',
  );
  return { kind: 'add', elementType, constructorMethod, method };
}
