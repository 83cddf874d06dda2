// `[Optional]` and `[DefaultParameterValue(…)]`: parameters made optional by attributes (C# 23.5.7).
import type { ConstantValue } from '@mockwright/language/metadata/declaration';
import type {
  AttributeArgument,
  AttributeData,
  ParameterSymbol,
} from '@mockwright/language/metadata/symbols';
import { unbox } from '@mockwright/language/runtime/casting';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { displayType } from '../../../symbols/display.ts';
import { canBeNull, isObject, isReferenceType, stripNullable } from '../../../symbols/type-extensions.ts';
import type { AttributeSyntax, ParameterSyntax } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { literal } from '../../bound-tree/bound-factory.ts';
import { writtenAttributes } from './written-attributes.ts';

/** Whether the attributes of the parameter may say what it gets when no argument is given. */
export const makesOptional = ({ attributeLists, default: value }: ParameterSyntax): boolean =>
  value === undefined && writtenAttributes(attributeLists, 'Optional').length > 0;

/**
 * What the parameter gets when no argument is given; undefined when the attributes do not make it optional.
 * Reports a default that is given in two ways (CS1745) and one of another type (CS1908).
 */
export function optionalByAttributes(
  binder: Binder,
  syntax: ParameterSyntax,
  { type, isParams }: ParameterSymbol,
  attributes: readonly AttributeData[],
): ParameterSymbol['optional'] {
  const optional = written(syntax, attributes, 'Optional');
  const value = written(syntax, attributes, 'DefaultParameterValue');
  if ((!optional && !value) || isParams) return undefined;
  if (syntax.default) {
    for (const attribute of writtenInOrder(optional, value)) binder.error('CS1745', attribute);
    if (value) binder.error('CS8017', syntax.default);
    return undefined;
  }
  if (!value) {
    if (isObject(type) || type.kind === 'dynamic') return { missing: true };
    return isReferenceType(type) ? { value: null } : { default: true };
  }
  const boxed = value.data.arguments[0] ?? null;
  const form = notConstant(boxed);
  if (form !== undefined) {
    binder.error('CS1910', value.syntax.name, [form]);
    return undefined;
  }
  const constant = boxed === null ? (isReferenceType(type) ? null : undefined) : converted(boxed);
  if (constant === undefined) {
    binder.error('CS1908', value.syntax.name);
    return canBeNull(type) ? { value: null } : { default: true };
  }
  return optional && { value: constant };

  function converted(given: NonNullable<typeof boxed>): ConstantValue | undefined {
    if (isObject(type) || type.kind === 'dynamic') return given;
    const from = typeOf(given);
    const { result, hasErrors } = binder.speculate(() =>
      binder.convert(literal(unbox(given, from) as ConstantValue, from, syntax), stripNullable(type), syntax),
    );
    return hasErrors ? undefined : result.constant?.value;
  }
}

/** What a type or an array is called, of which no default can be made. */
function notConstant(value: AttributeArgument): string | undefined {
  if (Array.isArray(value)) return displayType(typeOf(value));
  return value !== null && typeof value === 'object' && 'kind' in value ? 'Type' : undefined;
}

const writtenInOrder = (...found: readonly ({ readonly syntax: AttributeSyntax } | undefined)[]) =>
  found.flatMap((each) => (each ? [each.syntax] : [])).sort((a, b) => a.start - b.start);

/** The attribute of that name with its syntax. */
function written(
  { attributeLists }: ParameterSyntax,
  attributes: readonly AttributeData[],
  name: string,
): { readonly data: AttributeData; readonly syntax: AttributeSyntax } | undefined {
  const data = attributes.find(
    ({ type }) => type.name === `${name}Attribute` && type.namespace === 'System.Runtime.InteropServices',
  );
  const [syntax] = writtenAttributes(attributeLists, name);
  return data && syntax && { data, syntax };
}
