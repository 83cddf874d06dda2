// New objects: constructors, initializers, arrays, tuples, anonymous objects, collection expressions, `with`.
import { erase } from '@mockwright/language/metadata/symbols';
import type { MethodSymbol, Type } from '@mockwright/language/metadata/symbols';
import type {
  BoundAnonymousObjectCreation,
  BoundArrayCreation,
  BoundArrayInitializer,
  BoundCollectionExpression,
  BoundExpression,
  BoundObjectCreation,
  BoundTuple,
  BoundWith,
} from '../binding/bound-tree/bound-nodes.ts';
import { isValueType } from '../symbols/type-extensions.ts';
import { callCode } from './calls.ts';
import { argumentCode, argumentCodes, libraryArguments, walkedCode } from './call-arguments.ts';
import { tupleCode } from './conversions.ts';
import type { FunctionScope } from './function-scope.ts';
import { sequence } from './js-text.ts';
import { initialized } from './initializers.ts';
import { copyCode, defaultCode, hasOwnType, isGenericSequence, isMadeAnew, valueCode } from './values.ts';

/** `new T(…) { … }`. */
export function emitObjectCreation(scope: FunctionScope, node: BoundObjectCreation): string {
  const { setup, codes } = argumentCodes(scope, node.arguments, node.evaluationOrder);
  const given = node.constructorMethod
    ? libraryArguments(scope, node.constructorMethod, node.arguments, codes)
    : codes;
  const created = createCode(scope, node.type, node.constructorMethod, given, node);
  const code = sequence([...setup, created]);
  return node.initializer ? initialized(scope, code, node.initializer) : code;
}

/** A call of a constructor; without one a struct's default, or `new T()`. */
function createCode(
  scope: FunctionScope,
  type: Type,
  constructorMethod: MethodSymbol | undefined,
  args: readonly string[],
  node: BoundExpression,
): string {
  const erased = erase(type);
  if (!constructorMethod) {
    if (erased.kind === 'typeParameter')
      return `${scope.mark(node.span)}$r.activate(${scope.typeCode(erased)})`;
    return defaultCode(scope, erased);
  }
  return callCode(scope, constructorMethod, null, undefined, args, node.span);
}

/** `new { … }`. */
export function emitAnonymousObject(scope: FunctionScope, node: BoundAnonymousObjectCreation): string {
  const names = scope.program.types.get(node.type.definition)!;
  const own = hasOwnType(node.type) ? [scope.typeCode(node.type)] : [];
  return `new ${names.className}(${[...own, ...node.arguments.map((argument) => valueCode(scope, argument))].join()})`;
}

/** `(a, b)`. */
export function emitTuple(scope: FunctionScope, node: BoundTuple): string {
  return tupleCode(
    scope,
    node.type,
    node.elements.map((element) => valueCode(scope, element)),
  );
}

/** `x with { … }`: a copy, then its members. */
export function emitWith(scope: FunctionScope, node: BoundWith): string {
  const operand = scope.emit(node.operand);
  const copy = isValueType(node.operand.type)
    ? `$r.copyAny(${operand})`
    : `(${operand} ?? ${scope.mark(node.span)}$r.nre()).$clone()`;
  return initialized(scope, copy, node.initializer);
}

// -------- arrays

/** `new T[n]`, `new[] { … }`. */
export function emitArrayCreation(scope: FunctionScope, node: BoundArrayCreation): string {
  const { type, sizes, initializer } = node;
  const element = scope.typeCode(type.element);
  if (node.isShared) return `$r.emptyArray(${element})`;
  if (type.rank > 1) {
    if (!initializer)
      return `${scope.mark(node.span)}$r.createMultiArray(${element}, [${sizes.map((size) => scope.emit(size)).join()}])`;
    const lengths: number[] = [];
    for (
      let level: BoundArrayInitializer | BoundExpression = initializer, depth = 0;
      depth < type.rank;
      depth++
    ) {
      const { elements } = level as BoundArrayInitializer;
      lengths.push(elements.length);
      level = elements[0] ?? { elements: [] };
    }
    return `new $r.MultiArray(${element}, [${lengths.join()}], [${flatElements(scope, initializer).join()}])`;
  }
  if (initializer) return `$r.toArray([${flatElements(scope, initializer).join()}], ${element})`;
  const fill = defaultCode(scope, type.element);
  const size = scope.emit(sizes[0]!);
  return isMadeAnew(fill)
    ? `${scope.mark(node.span)}$r.newArrayOf(${size}, ${element}, () => ${fill})`
    : `${scope.mark(node.span)}$r.newArray(${size}, ${element}, ${fill})`;
}

function flatElements(scope: FunctionScope, initializer: BoundArrayInitializer): string[] {
  return initializer.elements.flatMap((element) =>
    'kind' in element ? [valueCode(scope, element)] : flatElements(scope, element),
  );
}

// -------- collection expressions

/** `[a, ..b]`. */
export function emitCollection(scope: FunctionScope, node: BoundCollectionExpression): string {
  if (node.construction === 'add') return emitAdditions(scope, node);
  const element = scope.typeCode(node.elementType);
  const items = itemsCode(scope, node);
  const array = `$r.toArray(${items}, ${element})`;
  switch (node.construction) {
    case 'array':
      return node.elements.length === 0 ? `$r.emptyArray(${element})` : array;
    case 'ReadOnlySingleElementList':
    case 'ReadOnlyArray':
    case 'ReadOnlyList':
      return `$r.createReadOnly('${node.construction}', ${element}, ${array})`;
    case 'list':
      return `$r.createList(${element}, ${array})`;
    case 'builder':
      return callCode(scope, node.method!, null, undefined, [array], node.span);
  }
}

/** The elements of a collection expression, as a new JavaScript array. */
function itemsCode(scope: FunctionScope, { elements, elementType }: BoundCollectionExpression): string {
  const parts: string[] = [];
  let single: string[] = [];
  const endSingle = (): void => {
    if (single.length > 0) parts.push(`[${single.join(', ')}]`);
    single = [];
  };
  for (const { value, isSpread, item, converted } of elements) {
    if (!isSpread) {
      single.push(valueCode(scope, value));
      continue;
    }
    endSingle();
    const spread = spreadCode(scope, value);
    const name = scope.program.name('item');
    const isConverted = item !== undefined && converted !== undefined && item !== converted;
    if (isConverted) {
      scope.program.placeholders.set(item, name);
      parts.push(
        `$r.spreadConverted(${spread}, (${name}) => ${copyCode(scope, scope.emit(converted), elementType)})`,
      );
    } else if (scope.program.isCopied(elementType))
      parts.push(`$r.spreadConverted(${spread}, (${name}) => ${copyCode(scope, name, elementType)})`);
    else parts.push(spread);
  }
  if (parts.length === 0) return `[${single.join(', ')}]`;
  endSingle();
  return `$r.joinItems([${parts.join(', ')}])`;
}

/** The elements of a sequence, as a JavaScript array. */
function spreadCode(scope: FunctionScope, value: BoundExpression): string {
  const items = `${walkedCode(scope, scope.emit(value), value.type)} ?? ${scope.mark(value.span)}$r.nre()`;
  return isGenericSequence(value.type) ? `$r.spread(${items})` : `$r.spread($r.iterateBoxed(${items}))`;
}

/** `new`, and a call of `Add` for each element in turn. */
function emitAdditions(scope: FunctionScope, node: BoundCollectionExpression): string {
  const created = createCode(
    scope,
    node.type,
    node.constructorMethod,
    node.constructorArguments?.map((argument) => argumentCode(scope, argument)) ??
      node.constructorMethod?.parameters.map(() => 'null') ??
      [],
    node,
  );
  const { placeholders } = scope.program;
  const temp = scope.temp();
  placeholders.set(node.target!, temp);
  const additions = node.elements.map((item) => {
    if (!item.isSpread) return scope.effect(item.value);
    const name = scope.program.name('item');
    placeholders.set(item.item!, name);
    return `$r.eachItem(${spreadCode(scope, item.value)}, (${name}) => ${scope.effect(item.converted!)})`;
  });
  return `(${[`${temp} = ${created}`, ...additions, temp].join(', ')})`;
}
