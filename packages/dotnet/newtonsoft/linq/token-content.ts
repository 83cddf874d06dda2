// From values to tokens: what the constructors, `Add` and the implicit conversions make of their arguments.
import { Box } from '@mockwright/language/runtime/box';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { iterateBoxed } from '@mockwright/language/runtime/iterate';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { JTokenType } from './j-token-type.ts';
import { classify } from '../../values/primitive-values.ts';
import type { PrimitiveName } from '../../values/primitive-values.ts';
import { scalarOf } from '../values/scalar.ts';
import { collectAll } from '../../System.Collections/read-items.ts';
import { isByteArray } from '../../values/system-types.ts';
import { JToken } from './token.ts';
import type { JContainer } from './token.ts';
import { JValue } from './value.ts';

/** The token type for a kind of value. */
export function tokenTypeOf(kind: PrimitiveName): number {
  switch (kind) {
    case 'Null':
      return JTokenType.Null;
    case 'Undefined':
      return JTokenType.Undefined;
    case 'String':
    case 'Char':
      return JTokenType.String;
    case 'Boolean':
      return JTokenType.Boolean;
    case 'Double':
    case 'Single':
    case 'Decimal':
      return JTokenType.Float;
    case 'DateTime':
    case 'DateTimeOffset':
      return JTokenType.Date;
    case 'Bytes':
      return JTokenType.Bytes;
    case 'Guid':
      return JTokenType.Guid;
    case 'Uri':
      return JTokenType.Uri;
    case 'TimeSpan':
      return JTokenType.TimeSpan;
    default:
      return JTokenType.Integer;
  }
}

/** The token type for an object; `current` is the type of the JValue it is put in. @throws ArgumentException */
export function valueTypeOf(boxed: unknown, current: number = JTokenType.None): number {
  if (boxed === null) return JTokenType.Null;
  if (typeof boxed === 'string') {
    return current === JTokenType.Comment || current === JTokenType.Raw ? current : JTokenType.String;
  }
  const kind = classify(boxed)?.kind;
  if (kind === undefined || kind === 'Char')
    throw new ArgumentException(`Could not determine JSON object type for type ${typeName(typeOf(boxed))}.`);
  return tokenTypeOf(kind);
}

/** `new JValue(object)`. */
export function valueOf(boxed: unknown): JValue {
  return new JValue(scalarOf(boxed), valueTypeOf(boxed));
}
/** A token as it is; null as a null token; any other object as a value. */
export function tokenOf(boxed: unknown): JToken {
  return boxed instanceof JToken ? boxed : valueOf(boxed);
}
/** What null becomes in a container. */
export function orNull(token: JToken | null): JToken {
  return token ?? JValue.null();
}

/** Enumerable, and not taken as one value. */
export function isMany(content: unknown): boolean {
  if (
    typeof content !== 'object' ||
    content === null ||
    content instanceof JToken ||
    content instanceof Box ||
    isByteArray(content)
  )
    return false;
  return Symbol.iterator in content;
}

/**
 * `Add(object)`: enumerable content is spread. Nested content goes where its outer element stands, which is how
 * Newtonsoft.Json has it: `new JArray(1, new[] { 2, 3 }, 4)` is `[1,2,4,3]`.
 */
export function addContent(container: JContainer, index: number, content: unknown): boolean {
  if (!isMany(content)) return container.insert(index, tokenOf(content));
  let position = index;
  // All first: the content may be the container itself.
  const items = collectAll(iterateBoxed(content));
  for (const item of items) addContent(container, position++, item);
  return true;
}
