// How messages name types and members: C# keywords, `List<int>`, `int?`, `(int a, string b)`, `C.Greet(string, int)`.
import { askedOnce, joinArguments } from '@mockwright/language/metadata/asked-once';
import type {
  EventSymbol,
  FieldSymbol,
  Member,
  MethodSymbol,
  NamedType,
  ParameterSymbol,
  PropertySymbol,
  Type,
} from '@mockwright/language/metadata/symbols';
import type { TypeAnnotation } from '@mockwright/language/metadata/symbol-kinds';
import { isTuple, isValueType } from './type-extensions.ts';

/** How much of a type is written. */
export interface DisplayOptions {
  /** With namespaces, as Roslyn writes the types of failed conversions: `System.Collections.Generic.List<int>`. */
  readonly isQualified?: boolean;
  /** Where question marks stand behind references. */
  readonly annotation?: TypeAnnotation | undefined;
}

/** A type as Roslyn's messages write it. */
export function displayType(type: Type, options: DisplayOptions = {}): string {
  const text = displayWithoutMark(type, options);
  return options.annotation?.isNullable === true && !isValueType(type) ? `${text}?` : text;
}

function displayWithoutMark(type: Type, options: DisplayOptions): string {
  switch (type.kind) {
    case 'dynamic':
      return 'dynamic';
    case 'error': {
      const prefix = options.isQualified && type.namespace !== '' ? `${type.namespace}.` : '';
      return `${prefix}${type.name}${displayArguments(type.arguments, options)}`;
    }
    case 'typeParameter':
      return type.name;
    case 'array': {
      let ranks = '';
      let element: Type = type;
      while (element.kind === 'array') {
        ranks += element.rank === 1 ? '[]' : `[${Array.from({ length: element.rank }, () => '*').join()}]`;
        element = element.element;
      }
      return displayType(element, partOptions(options, 0)) + ranks;
    }
    default:
      return displayNamedType(type, options);
  }
}

/** Marks stand only as deep as code writes them; all else may hold the same types again and again. */
function displayNamedType(type: NamedType, options: DisplayOptions): string {
  if (options.annotation !== undefined) return nameOf(type, options);
  return options.isQualified === true ? qualifiedNameOf(type) : plainNameOf(type);
}
const plainNameOf = askedOnce((type) => nameOf(type, {}));
const qualifiedNameOf = askedOnce((type) => nameOf(type, { isQualified: true }));

function nameOf(type: NamedType, options: DisplayOptions): string {
  if (type.special !== undefined) return type.special;
  if (type.isNullable) return `${displayType(type.typeArguments[0]!, options)}?`;
  if (isTuple(type) && type.typeArguments.length > 1) {
    const elements = tupleElementTypes(type);
    const parts = elements.map((element, index) =>
      withName(displayType(element, partOptions(options, index)), type.tupleNames?.[index]),
    );
    return `(${joinArguments(parts, ', ')})`;
  }
  if (type.flags.isAnonymous) {
    const properties = type
      .memberNames()
      .flatMap((name) => type.members(name))
      .filter((member): member is PropertySymbol => member.kind === 'property');
    if (properties.length === 0) return '<empty anonymous type>';
    const parts = properties.map((property) => withName(displayType(property.type, options), property.name));
    return `<anonymous type: ${joinArguments(parts, ', ')}>`;
  }
  const { containingType } = type;
  const outer = containingType ? containingType.typeParameters.length : 0;
  const own = type.typeArguments.slice(outer);
  const prefix = containingType
    ? `${displayNamedType(containingType, { ...options, annotation: undefined })}.`
    : options.isQualified && type.namespace !== ''
      ? `${type.namespace}.`
      : '';
  return `${prefix}${type.name}${displayArguments(own, options)}`;
}

const displayArguments = (types: readonly Type[], options: DisplayOptions): string =>
  types.length > 0
    ? `<${joinArguments(
        types.map((type, index) => displayType(type, partOptions(options, index))),
        ', ',
      )}>`
    : '';

/** For a part of a type. */
const partOptions = (options: DisplayOptions, index: number): DisplayOptions =>
  options.annotation === undefined ? options : { ...options, annotation: options.annotation.parts[index] };

const withName = (type: string, name: string | undefined): string =>
  name === undefined ? type : `${type} ${name}`;

/** The types of a tuple's elements, those beyond the seventh too. */
export function tupleElementTypes(type: NamedType): readonly Type[] {
  const { typeArguments } = type;
  const rest = typeArguments[7];
  return rest !== undefined && rest.kind === 'struct' && rest.isTuple
    ? [...typeArguments.slice(0, 7), ...tupleElementTypes(rest)]
    : typeArguments;
}

/** A parameter in a member's signature: its type, after `ref`, `out`, `in`, `params`. */
export function displayParameter(parameter: ParameterSymbol, options: DisplayOptions = {}): string {
  const prefix = parameter.isParams ? 'params ' : parameter.refKind === 'none' ? '' : `${parameter.refKind} `;
  return prefix + displayParameterType(parameter, options);
}

/** The type of a parameter, with a question mark where the library takes null for it. */
export function displayParameterType(
  { type, annotation }: ParameterSymbol,
  options: DisplayOptions = {},
): string {
  return displayType(type, { ...options, annotation });
}

const displayParameters = (parameters: readonly ParameterSymbol[], options: DisplayOptions): string =>
  parameters.map((parameter) => displayParameter(parameter, options)).join(', ');

/** The C# spelling of operator methods. */
const operatorTexts: Readonly<Record<string, string>> = {
  op_Addition: '+',
  op_Subtraction: '-',
  op_Multiply: '*',
  op_Division: '/',
  op_Modulus: '%',
  op_BitwiseAnd: '&',
  op_BitwiseOr: '|',
  op_ExclusiveOr: '^',
  op_LeftShift: '<<',
  op_RightShift: '>>',
  op_UnsignedRightShift: '>>>',
  op_Equality: '==',
  op_Inequality: '!=',
  op_LessThan: '<',
  op_GreaterThan: '>',
  op_LessThanOrEqual: '<=',
  op_GreaterThanOrEqual: '>=',
  op_UnaryPlus: '+',
  op_UnaryNegation: '-',
  op_LogicalNot: '!',
  op_OnesComplement: '~',
  op_Increment: '++',
  op_Decrement: '--',
  op_True: 'true',
  op_False: 'false',
};

/** `op_CheckedAdditionAssignment` is `checked +=`. */
function operatorText(name: string): string {
  const [, checked, plain, assignment] = /^op_(Checked)?(.*?)(Assignment)?$/.exec(name) ?? [];
  const text = operatorTexts[`op_${plain ?? ''}`];
  if (text === undefined) return name;
  const isCompound = assignment !== undefined && text !== '++' && text !== '--';
  return `${checked === undefined ? '' : 'checked '}${text}${isCompound ? '=' : ''}`;
}

/** `operator +`, of .NET's name. */
export const operatorName = (name: string): string => `operator ${operatorText(name)}`;

/** `implicit operator`, of .NET's name. */
export function conversionText(name: string): string {
  if (name === 'op_Implicit') return 'implicit operator';
  return name === 'op_Explicit' ? 'explicit operator' : 'explicit operator checked';
}

/** A member as Roslyn's messages write it: with its type, and the types of its parameters. */
export function displayMember(member: Member, options: DisplayOptions = {}): string {
  switch (member.kind) {
    case 'method':
      return displayMethod(member, options);
    case 'property':
      return containerPrefix(member, options) + displayPropertyName(member, options);
    case 'field':
      return containerPrefix(member, options) + member.name;
    case 'event':
      return containerPrefix(member, options) + simpleName(member);
    default:
      return displayNamedType(member, options);
  }
}

function displayPropertyName(property: PropertySymbol, options: DisplayOptions): string {
  return property.name === 'this[]'
    ? `this[${displayParameters(property.parameters, options)}]`
    : simpleName(property);
}

/** An explicit implementation's name is written after its interface. */
function simpleName(member: MethodSymbol | PropertySymbol | EventSymbol): string {
  return member.explicitInterface ? `${displayType(member.explicitInterface)}.${member.name}` : member.name;
}

function containerPrefix(
  member: MethodSymbol | PropertySymbol | FieldSymbol | EventSymbol,
  options: DisplayOptions,
): string {
  return member.containingType ? `${displayNamedType(member.containingType, options)}.` : '';
}

function displayMethod(method: MethodSymbol, options: DisplayOptions): string {
  const prefix = containerPrefix(method, options);
  const parameters = `(${displayParameters(method.parameters, options)})`;
  const { associated } = method;
  switch (method.methodKind) {
    case 'constructor':
    case 'staticConstructor':
      return `${prefix}${method.containingType?.name ?? ''}${parameters}`;
    case 'finalizer':
      return `${prefix}~${method.containingType?.name ?? ''}()`;
    case 'conversion':
      return `${prefix}${conversionText(method.name)} ${displayType(method.returnType, options)}${parameters}`;
    case 'operator':
      return `${prefix}${operatorName(method.name)}${parameters}`;
    case 'getter':
    case 'setter':
      if (associated)
        return `${displayMember(associated, options)}.${method.methodKind === 'getter' ? 'get' : method.flags.isInitOnly ? 'init' : 'set'}`;
      break;
    case 'adder':
    case 'remover':
      if (associated)
        return `${displayMember(associated, options)}.${method.methodKind === 'adder' ? 'add' : 'remove'}`;
      break;
    default:
  }
  const typeArguments = method.typeArguments.length > 0 ? method.typeArguments : method.typeParameters;
  return `${prefix}${simpleName(method)}${typeArguments.length > 0 ? `<${typeArguments.map((type) => displayType(type, options)).join(', ')}>` : ''}${parameters}`;
}
