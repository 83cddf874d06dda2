// Types and members with other types in place of type parameters: what members of constructed types and generic methods are.
import { EventSymbol, FieldSymbol, MethodSymbol, PropertySymbol, arrayOf } from './symbols.ts';
import type { Member, MemberBase, NamedType, ParameterSymbol, Type, TypeParameter } from './symbols.ts';

/** Replaces type parameters by types. */
export class Substitution {
  readonly #parameters: readonly TypeParameter[];
  readonly #types: readonly Type[];
  constructor(parameters: readonly TypeParameter[], types: readonly Type[]) {
    this.#parameters = parameters;
    this.#types = types;
  }
  apply(type: Type): Type {
    switch (type.kind) {
      case 'typeParameter': {
        const index = this.#parameters.indexOf(type);
        return index < 0 ? type : (this.#types[index] ?? type);
      }
      case 'array': {
        const element = this.apply(type.element);
        return element === type.element ? type : arrayOf(element, type.rank);
      }
      case 'dynamic':
      case 'error':
        return type;
      default: {
        if (type.typeArguments.length === 0) return type;
        const types = type.typeArguments.map((argument) => this.apply(argument));
        return types.every((argument, index) => argument === type.typeArguments[index])
          ? type
          : type.construct(types, type.tupleNames);
      }
    }
  }
}

const emptySubstitution = new Substitution([], []);

/** The substitution from the parameters of a type's definition to its arguments. */
export function substitutionOf(type: NamedType): Substitution {
  return type.isDefinition ? emptySubstitution : new Substitution(type.typeParameters, type.typeArguments);
}

function substituteParameters(
  parameters: readonly ParameterSymbol[],
  substitution: Substitution,
): readonly ParameterSymbol[] {
  return parameters.map((parameter) => ({ ...parameter, type: substitution.apply(parameter.type) }));
}

function substituteMethod(
  method: MethodSymbol,
  containingType: NamedType | null,
  substitution: Substitution,
): MethodSymbol {
  const result = new MethodSymbol(
    method.name,
    method.methodKind,
    containingType,
    method.accessibility,
    method.flags,
    method.definition,
  );
  result.typeParameters = method.typeParameters;
  result.typeArguments = method.typeArguments.map((type) => substitution.apply(type));
  result.parameters = substituteParameters(method.parameters, substitution);
  result.returnType = substitution.apply(method.returnType);
  result.refKind = method.refKind;
  copyCommon(method, result, substitution);
  result.associated = method.associated;
  result.implementation = method.definition.implementation;
  return result;
}

function copyCommon(from: MemberBase, to: MemberBase, substitution: Substitution): void {
  to.key = from.key;
  to.explicitInterface = from.explicitInterface && (substitution.apply(from.explicitInterface) as NamedType);
}

/** A member as it looks in a constructed type. */
export function substituteMember(
  member: Member,
  containingType: NamedType,
  substitution: Substitution,
): Member {
  switch (member.kind) {
    case 'method':
      return substituteMethod(member, containingType, substitution);
    case 'property': {
      const result = new PropertySymbol(
        member.name,
        containingType,
        member.accessibility,
        member.flags,
        member.definition,
      );
      result.type = substitution.apply(member.type);
      result.parameters = substituteParameters(member.parameters, substitution);
      copyCommon(member, result, substitution);
      if (member.getMethod)
        (result.getMethod = substituteMethod(member.getMethod, containingType, substitution)).associated =
          result;
      if (member.setMethod)
        (result.setMethod = substituteMethod(member.setMethod, containingType, substitution)).associated =
          result;
      return result;
    }
    case 'field': {
      const result = new FieldSymbol(
        member.name,
        containingType,
        member.accessibility,
        member.flags,
        member.definition,
      );
      result.type = substitution.apply(member.type);
      result.constant = member.constant;
      result.staticValue = member.staticValue;
      result.refKind = member.refKind;
      copyCommon(member, result, substitution);
      return result;
    }
    case 'event': {
      const result = new EventSymbol(
        member.name,
        containingType,
        member.accessibility,
        member.flags,
        member.definition,
      );
      result.type = substitution.apply(member.type);
      copyCommon(member, result, substitution);
      if (member.addMethod)
        (result.addMethod = substituteMethod(member.addMethod, containingType, substitution)).associated =
          result;
      if (member.removeMethod)
        (result.removeMethod = substituteMethod(
          member.removeMethod,
          containingType,
          substitution,
        )).associated = result;
      return result;
    }
    default:
      return substitution.apply(member) as NamedType;
  }
}

/** A generic method with type arguments. */
export function constructMethod(method: MethodSymbol, typeArguments: readonly Type[]): MethodSymbol {
  const constructed = substituteMethod(
    method,
    method.containingType,
    new Substitution(method.typeParameters, typeArguments),
  );
  constructed.typeParameters = method.typeParameters;
  constructed.typeArguments = typeArguments;
  constructed.constrainedTo = method.constrainedTo;
  return constructed;
}
