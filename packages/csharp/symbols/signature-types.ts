// Resolves the types in declared signatures.
import { arrayOf, dynamicType } from '@mockwright/language/metadata/symbols';
import type { NamedType, Type, TypeParameter } from '@mockwright/language/metadata/symbols';
import type { NameSyntax, SimpleNameSyntax, TypeSyntax } from '../syntax/nodes.ts';
import type { TypeLookup } from './type-lookup.ts';

/** Where unqualified names in signatures are looked up, after the type's own namespace. */
const namespaces = [
  'System',
  'System.Collections.Generic',
  'System.Collections',
  'System.Globalization',
  'System.Text',
  'System.Threading',
  'System.Threading.Tasks',
  'System.Linq',
  'System.IO',
  'Newtonsoft.Json',
  'Newtonsoft.Json.Linq',
];

/** A namespace, those around it, then the ones that every signature sees. */
function namespacesFrom(own: string): readonly string[] {
  const around: string[] = [];
  for (let space = own; space !== ''; space = space.slice(0, Math.max(0, space.lastIndexOf('.'))))
    around.push(space);
  return [...around, ...namespaces, ''];
}

/** What a signature's names can mean. */
export interface SignatureScope {
  readonly library: TypeLookup;
  readonly namespace: string;
  readonly type: NamedType;
  /** Of the method, then those of its types. */
  readonly typeParameters: readonly TypeParameter[];
}

/** @throws {Error} for a name that the library does not declare: a mistake in a declaration */
export function resolveSignatureType(syntax: TypeSyntax, scope: SignatureScope): Type {
  switch (syntax.kind) {
    case 'PredefinedType':
      return scope.library.special(syntax.keyword);
    case 'NullableType': {
      const element = resolveSignatureType(syntax.elementType, scope);
      const isValue =
        element.kind === 'typeParameter'
          ? element.constraints.isValue
          : 'isValueType' in element && element.isValueType;
      return isValue ? scope.library.nullable(element) : element;
    }
    case 'ArrayType': {
      let type = resolveSignatureType(syntax.elementType, scope);
      for (const specifier of [...syntax.rankSpecifiers].reverse()) type = arrayOf(type, specifier.rank);
      return type;
    }
    case 'TupleType':
      return scope.library.tuple(
        syntax.elements.map((element) => resolveSignatureType(element.type, scope)),
        syntax.elements.map((element) => element.identifier?.text),
      );
    case 'RefType':
      return resolveSignatureType(syntax.type, scope);
    case 'IdentifierName':
    case 'GenericName':
    case 'QualifiedName':
      return resolveName(syntax, scope);
    default:
      throw new Error(`A ${syntax.kind} in a signature of ${scope.type.name}`);
  }
}

function resolveName(syntax: NameSyntax, scope: SignatureScope): Type {
  if (syntax.kind === 'QualifiedName') {
    const { name, args } = simpleName(syntax.right, scope);
    const qualifier = qualifierText(syntax.left, scope);
    const type = scope.library.getType(`${qualifier.text}.${name}`, args.length);
    if (!type) throw unknown(`${qualifier.text}.${name}`, scope);
    return construct(type, [...qualifier.args, ...args]);
  }
  if (syntax.kind === 'AliasQualifiedName') throw unknown(syntax.alias.text, scope);
  const { name, args } = simpleName(syntax, scope);
  if (args.length === 0) {
    const parameter = scope.typeParameters.find((candidate) => candidate.name === name);
    if (parameter) return parameter;
    if (name === 'dynamic') return dynamicType;
    if (name === 'nint' || name === 'nuint') return scope.library.special(name);
  }
  for (let container: NamedType | null = scope.type; container; container = container.containingType) {
    if (container.name === name && container.typeParameters.length === args.length)
      return construct(container.definition, args);
    const nested = scope.library
      .nestedTypes(container, name)
      .find(
        (type) => type.typeParameters.length - container.definition.typeParameters.length === args.length,
      );
    if (nested) return construct(nested, [...container.definition.typeParameters, ...args]);
  }
  for (const namespace of namespacesFrom(scope.namespace)) {
    const type = scope.library.getType(`${namespace}.${name}`, args.length);
    if (type) return construct(type, args);
  }
  throw unknown(args.length > 0 ? `${name}\`${args.length}` : name, scope);
}

function construct(definition: NamedType, args: readonly Type[]): NamedType {
  return args.length === 0 ? definition : definition.construct(args);
}

function simpleName(
  syntax: SimpleNameSyntax,
  scope: SignatureScope,
): { name: string; args: readonly Type[] } {
  return syntax.kind === 'IdentifierName'
    ? { name: syntax.text, args: [] }
    : {
        name: syntax.identifier.text,
        args: syntax.typeArguments.map((argument) => resolveSignatureType(argument, scope)),
      };
}

/** A qualifier as the library's names have it; a short name of a declared type stands for its full one. */
function qualifierText(syntax: NameSyntax, scope: SignatureScope): { text: string; args: readonly Type[] } {
  if (syntax.kind === 'QualifiedName') {
    const left = qualifierText(syntax.left, scope);
    const { name, args } = simpleName(syntax.right, scope);
    return {
      text: `${left.text}.${name}${args.length > 0 ? `\`${args.length}` : ''}`,
      args: [...left.args, ...args],
    };
  }
  if (syntax.kind === 'AliasQualifiedName') throw unknown(syntax.alias.text, scope);
  const { name, args } = simpleName(syntax, scope);
  const suffix = args.length > 0 ? `\`${args.length}` : '';
  if (scope.library.isNamespace(name)) return { text: name, args };
  const namespace = namespacesFrom(scope.namespace).find((candidate) =>
    scope.library.getType(`${candidate}.${name}`, args.length),
  );
  return { text: namespace === undefined ? name + suffix : `${namespace}.${name}${suffix}`, args };
}

function unknown(name: string, scope: SignatureScope): Error {
  return new Error(
    `The library does not declare ${name}, named in a signature of ${scope.namespace}.${scope.type.name}`,
  );
}
