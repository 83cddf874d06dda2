// Methods that a type marks to be called while its objects are written or made: `[OnSerializing]` and its kin.
import type { MethodSymbol, NamedType } from '@mockwright/language/metadata/symbols';
import { callMethod } from '@mockwright/language/runtime/members';
import { reflected } from '@mockwright/language/runtime/reflected';
import { typeName } from '@mockwright/language/runtime/type-name';
import { MethodInfo } from '../../../System.Reflection/member-info.ts';
import { JsonException } from '../../json-exception.ts';
import { hierarchy, membersOf } from '../../../System.Reflection/data-members.ts';

/** `SerializationCallback`: gets the object and the `StreamingContext`. */
type SerializationCallback = (target: unknown, context: unknown) => void;
/** `SerializationErrorCallback`: gets the `ErrorContext` as well. */
type SerializationErrorCallback = (target: unknown, context: unknown, error: unknown) => void;

/** What is called for the objects of a type, base classes' methods first. */
export interface Callbacks {
  readonly serializing: SerializationCallback[];
  readonly serialized: SerializationCallback[];
  readonly deserializing: SerializationCallback[];
  readonly deserialized: SerializationCallback[];
  readonly error: SerializationErrorCallback[];
}
type CallbackName = keyof Callbacks;

/** No callbacks yet. */
export function newCallbacks(): Callbacks {
  return { serializing: [], serialized: [], deserializing: [], deserialized: [], error: [] };
}

const attributes: readonly (readonly [attribute: string, name: CallbackName])[] = [
  ['OnSerializing', 'serializing'],
  ['OnSerialized', 'serialized'],
  ['OnDeserializing', 'deserializing'],
  ['OnDeserialized', 'deserialized'],
  ['OnError', 'error'],
];

/** The callbacks that a type's methods are marked to be. @throws JsonException for methods that cannot be callbacks */
export function callbacksOf(type: NamedType): Callbacks {
  const callbacks = newCallbacks();
  for (const declaring of [...hierarchy(type)].reverse()) {
    const found = new Map<CallbackName, MethodSymbol>();
    for (const member of membersOf(declaring)) {
      if (member.kind !== 'method' || member.isStatic || member.attributes.length === 0) continue;
      let marked: NamedType | undefined;
      for (const [attribute, name] of attributes) {
        const data = member.attributes.find((candidate) => candidate.type.name === `${attribute}Attribute`);
        if (!data) continue;
        checkCallback(member, declaring, data.type, found.get(name), marked);
        marked = data.type;
        found.set(name, member);
        callbacks[name].push((target: unknown, context: unknown, error?: unknown) =>
          reflected(() => callMethod(target, member, name === 'error' ? [context, error] : [context])),
        );
      }
    }
  }
  return callbacks;
}

function checkCallback(
  method: MethodSymbol,
  declaring: NamedType,
  attribute: NamedType,
  other: MethodSymbol | undefined,
  marked: NamedType | undefined,
): void {
  const describe = (symbol: MethodSymbol): string => new MethodInfo(symbol, declaring).$toString();
  const [text, type] = [describe(method), typeName(declaring)];
  if (other)
    throw new JsonException(
      `Invalid attribute. Both '${text}' and '${describe(other)}' in type '${type}' have '${typeName(attribute)}'.`,
    );
  if (marked)
    throw new JsonException(
      `Invalid Callback. Method '${text}' in type '${type}' has both '${typeName(marked)}' and '${typeName(attribute)}'.`,
    );
  const { isVirtual, isAbstract, isOverride } = method.flags;
  if (isVirtual || isAbstract || isOverride)
    throw new JsonException(
      `Virtual Method '${text}' of type '${type}' cannot be marked with '${typeName(attribute)}' attribute.`,
    );
  const { returnType, parameters } = method;
  if (returnType.special !== 'void')
    throw new JsonException(`Serialization Callback '${text}' in type '${type}' must return void.`);
  const types = parameters.map((parameter) => typeName(parameter.type)).join(', ');
  const context = 'System.Runtime.Serialization.StreamingContext';
  const errorContext = 'Newtonsoft.Json.Serialization.ErrorContext';
  if (attribute.name === 'OnErrorAttribute') {
    if (types !== `${context}, ${errorContext}`)
      throw new JsonException(
        `Serialization Error Callback '${text}' in type '${type}' must have two parameters of type '${context}' and '${errorContext}'.`,
      );
  } else if (types !== context) {
    throw new JsonException(
      `Serialization Callback '${text}' in type '${type}' must have a single parameter of type '${context}'.`,
    );
  }
}
