// How `foreach` walks through a value (C# 13.9.5.2).
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../symbols/display.ts';
import { isArray, isNamed, isString } from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import { reportObsolete } from '../messages/obsolete.ts';
import { interfaceOf, interfacesOf, isManySequences } from './enumerable-interfaces.ts';
import { withoutNullable } from './enumeration.ts';
import type { EnumerationResult } from './enumeration.ts';
import { currentOf, enumeratorPattern, extensionEnumerator, ownEnumerator } from './enumerator-pattern.ts';
import type { GetEnumerator } from './enumerator-pattern.ts';

/** By the runtime's own iteration where that gives the same elements, else by the enumerator's members. */
export function syncEnumeration(
  binder: Binder,
  value: BoundExpression,
  span: TextSpan,
  keyword: TextSpan,
): EnumerationResult {
  const { library } = binder;
  if (isArray(value.type)) {
    const kind = value.type.rank === 1 ? 'array' : 'iterable';
    return { kind, source: value, elementType: value.type.element };
  }
  if (isString(value.type)) return { kind: 'string', source: value, elementType: library.special('char') };
  if (value.type.kind === 'dynamic') return { kind: 'dynamic', source: value, elementType: value.type };
  const source = withoutNullable(binder, value, span);
  const { type } = source;
  const getEnumerator =
    type.kind === 'typeParameter' && isManySequences(type) ? undefined : ownEnumerator(binder, source, span);
  if (getEnumerator) {
    const { method } = getEnumerator;
    reportObsolete(binder, method, keyword);
    const elementType = isIterable(binder, type, method.returnType, method.containingType)
      ? currentOf(binder, getEnumerator.call, span)?.type
      : undefined;
    if (elementType) return { kind: isList(type) ? 'list' : 'iterable', source, elementType };
    return byPattern(binder, source, getEnumerator, span);
  }
  const elementType = elementTypeByInterface(binder, type);
  if (elementType && isManySequences(type)) {
    binder.error('CS1640', span, [displayType(type), 'IEnumerable<T>']);
    return 'reported';
  }
  if (elementType) return { kind: 'iterable', source, elementType };
  const extension = extensionEnumerator(binder, value, 'GetEnumerator', span);
  return extension && byPattern(binder, value, extension, span);
}

function byPattern(
  binder: Binder,
  source: BoundExpression,
  getEnumerator: GetEnumerator,
  span: TextSpan,
): EnumerationResult {
  const pattern = enumeratorPattern(binder, getEnumerator, span);
  if (pattern) return { kind: 'pattern', source, elementType: pattern.current.type, pattern };
  const { method } = getEnumerator;
  binder.error('CS0202', span, [displayType(method.returnType), displayMember(method)]);
  return 'reported';
}

/** Whether the runtime's own iteration gives the elements that the enumerator would. */
function isIterable(binder: Binder, type: Type, enumerator: Type, declaring: NamedType | null): boolean {
  if (isManySequences(type) || givesEntries(type, enumerator)) return false;
  if (declaring?.namespace !== '') return true;
  return isLibraryEnumerator(enumerator) && elementTypeByInterface(binder, type) !== undefined;
}

const isList = (type: Type): boolean =>
  isNamed(type) && type.name === 'List' && type.namespace === 'System.Collections.Generic';

/** `IDictionary`, whose own enumerator gives entries where the dictionary behind it is a sequence of pairs. */
function givesEntries(type: Type, enumerator: Type): boolean {
  return type.kind === 'interface' && isNamed(enumerator) && enumerator.name === 'IDictionaryEnumerator';
}

/** `IEnumerator<T>`: what makes a type enumerable for the runtime as well. */
function isLibraryEnumerator(type: Type): boolean {
  return isNamed(type) && type.name === 'IEnumerator' && type.namespace.startsWith('System.Collections');
}

function elementTypeByInterface({ library }: Binder, type: Type): Type | undefined {
  const faces = interfacesOf(type);
  const generic = interfaceOf(faces, 'System.Collections.Generic', 'IEnumerable');
  if (generic) return generic.typeArguments[0]!;
  return interfaceOf(faces, 'System.Collections', 'IEnumerable') && library.special('object');
}
