// Value providers: what reads and writes a member for the serializer.
import { box, cast, defaultOf, isInstance } from '@mockwright/language/runtime/casting';
import {
  ArgumentException,
  Exception,
  InvalidOperationException,
} from '@mockwright/language/runtime/exceptions';
import { returnsReference } from '@mockwright/language/runtime/members';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { erase } from '@mockwright/language/metadata/symbols';
import type { FieldSymbol, NamedType, PropertySymbol, Type } from '@mockwright/language/metadata/symbols';
import { JsonSerializationException } from '../../json-serialization-exception.ts';
import { reader, writer } from '../../../System.Reflection/data-members.ts';
import { PropertyInfo } from '../../../System.Reflection/member-info.ts';

/** A boxed value in natural form; null is the default value of a value type. @throws InvalidCastException */
export function castOrDefault(boxed: unknown, type: Type): unknown {
  return boxed === null ? defaultOf(type) : cast(boxed, erase(type));
}

/** What reading or writing a member threw, inside an exception that names the member. */
export function accessError(error: unknown, what: string, name: string | null, target: unknown): unknown {
  return error instanceof Exception
    ? new JsonSerializationException(
        `Error ${what} '${name}' on '${typeName(typeOf(dereferenced(target)))}'.`,
        error,
      )
    : error;
}

/** Reads a member; one that returns a reference refuses. Made once, called often. */
export function serializedReader(member: FieldSymbol | PropertySymbol): (target: unknown) => unknown {
  if (member.kind === 'field' || !returnsReference(member)) return reader(member);
  const shown = new PropertyInfo(member, member.containingType!).$toString();
  return () => {
    throw new InvalidOperationException(
      `Could not create getter for ${shown}. ByRef return values are not supported.`,
    );
  };
}

/** `ExpressionValueProvider`: reads and writes a member of whatever object it is given, values boxed. */
export class MemberValueProvider {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly #member: FieldSymbol | PropertySymbol;
  constructor(member: FieldSymbol | PropertySymbol) {
    this.#member = member;
  }
  /** @throws JsonSerializationException for an object that has not the member, and around what its getter throws */
  getValue(target: unknown): unknown {
    const member = this.#member;
    try {
      this.#checkTarget(target);
      if (member.kind === 'property' && !member.getMethod)
        throw new ArgumentException('Property does not have a getter.');
      return box(serializedReader(member)(target), member.type);
    } catch (error) {
      throw accessError(error, 'getting value from', member.name, target);
    }
  }
  /** @throws JsonSerializationException for an object or value that does not fit, and around what its setter throws */
  setValue(target: unknown, boxed: unknown): void {
    const member = this.#member;
    try {
      this.#checkTarget(target);
      if (member.kind === 'property' && !member.setMethod)
        throw new ArgumentException('Property does not have a setter.');
      writer(member)(target, castOrDefault(boxed, member.type));
    } catch (error) {
      throw accessError(error, 'setting value to', member.name, target);
    }
  }
  #checkTarget(target: unknown): void {
    const { containingType, isStatic } = this.#member;
    if (isStatic || !containingType) return;
    if (!isInstance(dereferenced(target), erase(containingType))) cast(target, erase(containingType));
  }
}
