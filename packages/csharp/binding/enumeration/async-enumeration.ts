// How `await foreach` walks through a value (C# 13.9.5.3).
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../symbols/display.ts';
import { isArray } from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import { placeholder } from '../bound-tree/bound-factory.ts';
import type { BoundExpression, BoundPlaceholder } from '../bound-tree/bound-nodes.ts';
import { interfaceOf, interfacesOf, isManySequences } from './enumerable-interfaces.ts';
import { withoutNullable } from './enumeration.ts';
import type { EnumerationResult } from './enumeration.ts';
import { asyncEnumeratorPattern, extensionEnumerator, patternMethod } from './enumerator-pattern.ts';
import type { GetEnumerator } from './enumerator-pattern.ts';

/** Undefined where nothing about the value can be walked through asynchronously. */
export function asyncEnumeration(binder: Binder, value: BoundExpression, span: TextSpan): EnumerationResult {
  if (value.type.kind === 'dynamic') {
    binder.error('CS8416', span);
    return 'reported';
  }
  // An array is found to be a sequence, whose next element then cannot be waited for.
  if (isArray(value.type)) {
    binder.error('CS1061', span, ['bool', 'GetAwaiter'], { hint: "write 'foreach' without 'await'" });
    return { kind: 'iterable', source: value, elementType: value.type.element };
  }
  const source = withoutNullable(binder, value, span);
  const enumerable = placeholder(source.type, span);
  const pattern = patternMethod(binder, enumerable, enumerable, 'GetAsyncEnumerator', span);
  if (!pattern && isManySequences(source.type, 'IAsyncEnumerable')) {
    binder.error('CS8413', span, [displayType(source.type), 'IAsyncEnumerable<T>']);
    return 'reported';
  }
  const own = pattern ?? byInterface(binder, enumerable, span);
  if (own) return enumeration(binder, source, own, span);
  const extension = extensionEnumerator(binder, value, 'GetAsyncEnumerator', span);
  return extension && enumeration(binder, value, extension, span);
}

function enumeration(
  binder: Binder,
  source: BoundExpression,
  getEnumerator: GetEnumerator,
  span: TextSpan,
): EnumerationResult {
  const pattern = asyncEnumeratorPattern(binder, getEnumerator, span);
  if (pattern === 'reported') return pattern;
  if (pattern) return { kind: 'pattern', source, elementType: pattern.current.type, pattern };
  const { method } = getEnumerator;
  binder.error('CS8412', span, [displayType(method.returnType), displayMember(method)]);
  return 'reported';
}

/** The method of `IAsyncEnumerable<T>`, which the type implements for those who know it as that. */
function byInterface(
  binder: Binder,
  enumerable: BoundPlaceholder,
  span: TextSpan,
): GetEnumerator | undefined {
  const faces = interfacesOf(enumerable.type);
  const face = interfaceOf(faces, 'System.Collections.Generic', 'IAsyncEnumerable');
  if (!face) return undefined;
  const receiver = binder.convert(enumerable, face, span);
  return patternMethod(binder, enumerable, receiver, 'GetAsyncEnumerator', span);
}
