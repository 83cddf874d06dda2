// The types of `new { A = 1, B = "x" }`: one generic definition for each list of names, as in .NET.
import { NamedTypeSymbol } from '@mockwright/language/metadata/named-type';
import { TypeParameterSymbol } from '@mockwright/language/metadata/type-parameter';
import { MethodSymbol, PropertySymbol } from '@mockwright/language/metadata/symbols';
import type { NamedType, Member, Type } from '@mockwright/language/metadata/symbols';
import type { Library } from '../../symbols/library.ts';
import type { BoundTypeDeclaration } from '../bound-tree/bound-nodes.ts';
import type { Compilation } from '../compilation.ts';

/** The anonymous type with those properties. Equal names in equal order share their definition. */
export function anonymousType(
  compilation: Compilation,
  properties: readonly { readonly name: string; readonly type: Type }[],
): NamedType {
  const definition = anonymousDefinition(
    compilation,
    properties.map(({ name }) => name),
  );
  return properties.length === 0 ? definition : definition.construct(properties.map(({ type }) => type));
}

/** The definition for a list of names. They are numbered as they are first asked for: outer ones before inner ones. */
export function anonymousDefinition(compilation: Compilation, names: readonly string[]): NamedType {
  const key = names.join('|');
  let definition = compilation.shared.anonymousTypes.get(key);
  if (!definition) {
    definition = makeDefinition(compilation.library, names, compilation.shared.anonymousTypes.size);
    compilation.shared.anonymousTypes.set(key, definition);
  }
  return definition;
}

/** All that were made, for the emitter. */
export function anonymousDeclarations(compilation: Compilation): readonly BoundTypeDeclaration[] {
  return [...compilation.shared.anonymousTypes.values()].map((type) => ({
    type,
    fields: [],
    methods: [],
    implementations: [],
    synthesized: [{ kind: 'anonymous', properties: propertiesOf(type) }],
  }));
}

function propertiesOf(type: NamedType): readonly PropertySymbol[] {
  return type
    .memberNames()
    .flatMap((name) => type.members(name))
    .filter((member): member is PropertySymbol => member.kind === 'property');
}

function makeDefinition(library: Library, names: readonly string[], index: number): NamedType {
  const type = new NamedTypeSymbol({
    kind: 'class',
    name: `<>f__AnonymousType${index}#1`,
    namespace: '',
    containingType: null,
    accessibility: 'internal',
    flags: { isSealed: true, isAnonymous: true },
  });
  type.typeParameters = names.map(
    (name, ordinal) => new TypeParameterSymbol(`<${name}>j__TPar`, ordinal, 'type'),
  );
  type.typeArguments = type.typeParameters;
  const members = new Map<string, readonly Member[]>(
    names.map((name, ordinal) => [name, [makeProperty(type, name, type.typeParameters[ordinal]!)]]),
  );
  type.source = {
    baseType: library.special('object'),
    interfaces: [],
    attributes: [],
    members: (name) => members.get(name) ?? [],
    memberNames: () => [...members.keys()],
  };
  return type;
}

function makeProperty(type: NamedType, name: string, propertyType: Type): PropertySymbol {
  const property = new PropertySymbol(name, type, 'public', {});
  property.type = propertyType;
  property.key = `${name}$a`;
  const getter = new MethodSymbol(`get_${name}`, 'getter', type, 'public', {});
  getter.returnType = propertyType;
  getter.key = property.key;
  getter.associated = property;
  property.getMethod = getter;
  return property;
}
