// Makes a member symbol from a parsed signature and its implementation.
import type { Accessors, ConstantValue, Implementation } from '@mockwright/language/metadata/declaration';
import {
  EventSymbol,
  FieldSymbol,
  MethodSymbol,
  PropertySymbol,
} from '@mockwright/language/metadata/symbols';
import type {
  AttributeData,
  Member,
  NamedType,
  ParameterSymbol,
  Type,
} from '@mockwright/language/metadata/symbols';
import type { Accessibility, MemberFlags } from '@mockwright/language/metadata/symbol-kinds';
import type {
  AccessorDeclarationSyntax,
  AttributeListSyntax,
  ConstructorDeclarationSyntax,
  ConversionOperatorDeclarationSyntax,
  ExpressionSyntax,
  FieldDeclarationSyntax,
  IndexerDeclarationSyntax,
  MemberDeclarationSyntax,
  MethodDeclarationSyntax,
  ModifierToken,
  NameSyntax,
  OperatorDeclarationSyntax,
  ParameterListSyntax,
  PropertyDeclarationSyntax,
  TypeSyntax,
} from '../syntax/nodes.ts';
import { paidCall } from '@mockwright/language/runtime/paid-call';
import { hasModifier, hasThisParameter, memberFlags } from './declaration-words.ts';
import { makeParameters } from './declared-parameters.ts';
import { annotationOf } from './type-annotations.ts';
import { applyConstraints, makeTypeParameters } from './declared-type-parameters.ts';
import { memberKey } from './member-keys.ts';
import { operatorMethodName } from './operator-names.ts';
import { resolveSignatureType } from './signature-types.ts';
import type { SignatureScope } from './signature-types.ts';

/** Calls a library method or accessor at run time. */
type Call = MethodSymbol['implementation'];

/** The member of the scope's type that the signature declares; undefined when it declares none. */
export function makeMember(
  syntax: MemberDeclarationSyntax,
  implementation: Implementation,
  scope: SignatureScope,
): Member | undefined {
  switch (syntax.kind) {
    case 'MethodDeclaration':
      return makeMethod(syntax, implementation, scope);
    case 'ConstructorDeclaration':
      return makeConstructor(syntax, implementation, scope);
    case 'OperatorDeclaration':
      return makeOperator(syntax, implementation, scope);
    case 'ConversionOperatorDeclaration':
      return makeConversion(syntax, implementation, scope);
    case 'PropertyDeclaration':
    case 'IndexerDeclaration':
      return makeProperty(syntax, implementation, scope);
    case 'FieldDeclaration':
      return makeField(syntax, implementation, scope);
    case 'EventFieldDeclaration': {
      const { type, variables } = syntax.declaration;
      return makeEvent(variables[0]!.identifier.text, type, syntax.modifiers, implementation, scope);
    }
    case 'EventDeclaration':
      return makeEvent(syntax.identifier.text, syntax.type, syntax.modifiers, implementation, scope);
    default:
      return undefined;
  }
}

function accessibilityOf(modifiers: readonly ModifierToken[], explicitInterface?: NameSyntax): Accessibility {
  if (explicitInterface) return 'private';
  return hasModifier(modifiers, 'protected') ? 'protected' : 'public';
}

/** In a library interface `virtual` tells the members that have a body. */
function flagsOf(modifiers: readonly ModifierToken[], scope: SignatureScope): MemberFlags {
  return memberFlags(modifiers, scope.type, hasModifier(modifiers, 'virtual'));
}

function makeMethod(
  syntax: MethodDeclarationSyntax,
  implementation: Implementation,
  scope: SignatureScope,
): MethodSymbol {
  const { identifier, modifiers, parameterList } = syntax;
  const method = new MethodSymbol(
    identifier.text,
    'ordinary',
    scope.type,
    accessibilityOf(modifiers, syntax.explicitInterface),
    {
      ...flagsOf(modifiers, scope),
      isExtension: hasThisParameter(parameterList),
    },
  );
  method.typeParameters = makeTypeParameters(syntax.typeParameters, 'method', 0);
  method.typeArguments = method.typeParameters;
  const own: SignatureScope = {
    ...scope,
    typeParameters: [...method.typeParameters, ...scope.typeParameters],
  };
  applyConstraints(method.typeParameters, syntax.constraintClauses, own);
  completeMethod(method, syntax.returnType, parameterList, implementation, own);
  method.explicitInterface = interfaceOf(syntax, scope);
  method.key = memberKey(method);
  method.attributes = attributesOf(syntax.attributeLists, scope);
  return method;
}

/** The interface that a member implements without showing it otherwise. */
function interfaceOf(
  { explicitInterface }: { readonly explicitInterface: NameSyntax | undefined },
  scope: SignatureScope,
): NamedType | undefined {
  return explicitInterface && (resolveSignatureType(explicitInterface, scope) as NamedType);
}

/** The attributes of library methods that decide how their calls are compiled. */
const decisiveAttributes: Readonly<Record<string, string>> = {
  Conditional: 'System.Diagnostics.ConditionalAttribute',
  OverloadResolutionPriority: 'System.Runtime.CompilerServices.OverloadResolutionPriorityAttribute',
};

function attributesOf(
  lists: readonly AttributeListSyntax[],
  scope: SignatureScope,
): readonly AttributeData[] {
  return lists
    .flatMap(({ attributes }) => attributes)
    .flatMap(({ name, arguments: values }) => {
      const type = name.kind === 'IdentifierName' ? decisiveAttributes[name.text] : undefined;
      return type === undefined
        ? []
        : [
            {
              type: scope.library.core(type),
              arguments: (values ?? []).map(({ expression }) => constantOf(expression)),
              named: new Map(),
            },
          ];
    });
}

function constantOf(expression: ExpressionSyntax): ConstantValue {
  if (expression.kind === 'PrefixUnaryExpression' && expression.operator === '-')
    return -Number(constantOf(expression.operand));
  return expression.kind === 'LiteralExpression' ? expression.value : null;
}

function makeConstructor(
  { modifiers, parameterList }: ConstructorDeclarationSyntax,
  implementation: Implementation,
  scope: SignatureScope,
): MethodSymbol {
  const method = new MethodSymbol('.ctor', 'constructor', scope.type, accessibilityOf(modifiers), {});
  method.returnType = scope.library.special('void');
  method.parameters = makeParameters(parameterList, scope);
  method.implementation = paidImplementation(method, implementation as Call);
  return method;
}

function makeOperator(
  { operator, checkedKeyword, modifiers, parameterList, returnType }: OperatorDeclarationSyntax,
  implementation: Implementation,
  scope: SignatureScope,
): MethodSymbol {
  const name = operatorMethodName(operator, parameterList.parameters.length, checkedKeyword !== undefined);
  const method = new MethodSymbol(name, 'operator', scope.type, 'public', flagsOf(modifiers, scope));
  completeMethod(method, returnType, parameterList, implementation, scope);
  return method;
}

function makeConversion(
  { direction, checkedKeyword, type, parameterList }: ConversionOperatorDeclarationSyntax,
  implementation: Implementation,
  scope: SignatureScope,
): MethodSymbol {
  const name =
    direction === 'implicit' ? 'op_Implicit' : checkedKeyword ? 'op_CheckedExplicit' : 'op_Explicit';
  const method = new MethodSymbol(name, 'conversion', scope.type, 'public', { isStatic: true });
  completeMethod(method, type, parameterList, implementation, scope);
  return method;
}

function completeMethod(
  method: MethodSymbol,
  returnType: TypeSyntax,
  parameters: ParameterListSyntax,
  implementation: Implementation,
  scope: SignatureScope,
): void {
  method.returnType = resolveSignatureType(returnType, scope);
  method.returnAnnotation = annotationOf(returnType);
  if (returnType.kind === 'RefType') method.refKind = returnType.readOnly ? 'ref readonly' : 'ref';
  method.parameters = makeParameters(parameters, scope);
  method.implementation = paidImplementation(method, implementation as Call);
}

/** What is called at run time: pays for what the call is given. */
function paidImplementation(method: MethodSymbol, implementation: Call): Call {
  return implementation && paidCall(method, implementation);
}

function makeField(
  { declaration, modifiers }: FieldDeclarationSyntax,
  implementation: Implementation,
  scope: SignatureScope,
): FieldSymbol {
  const name = declaration.variables[0]!.identifier.text;
  const field = new FieldSymbol(name, scope.type, accessibilityOf(modifiers), flagsOf(modifiers, scope));
  field.type = resolveSignatureType(declaration.type, scope);
  if (field.flags.isConst) field.constant = { value: implementation as ConstantValue };
  else field.staticValue = implementation;
  return field;
}

function makeProperty(
  syntax: PropertyDeclarationSyntax | IndexerDeclarationSyntax,
  implementation: Implementation,
  scope: SignatureScope,
): PropertySymbol {
  const isIndexer = syntax.kind === 'IndexerDeclaration';
  const { modifiers } = syntax;
  const name = isIndexer ? 'this[]' : syntax.identifier.text;
  const property = new PropertySymbol(
    name,
    scope.type,
    accessibilityOf(modifiers, syntax.explicitInterface),
    flagsOf(modifiers, scope),
  );
  property.explicitInterface = interfaceOf(syntax, scope);
  property.type = resolveSignatureType(syntax.type, scope);
  property.parameters = isIndexer ? makeParameters(syntax.parameterList, scope) : [];
  const { get, set } =
    typeof implementation === 'function'
      ? { get: implementation as Call, set: undefined }
      : ((implementation ?? {}) as Accessors);
  const accessorName = isIndexer ? 'Item' : name;
  for (const accessor of syntax.accessors ?? []) {
    if (accessor.keyword === 'get') {
      const method = makeAccessor(property, accessor, `get_${accessorName}`);
      method.returnType = property.type;
      method.parameters = property.parameters;
      if (syntax.type.kind === 'RefType') method.refKind = syntax.type.readOnly ? 'ref readonly' : 'ref';
      method.implementation = paidImplementation(method, get);
      method.key = memberKey(method);
      property.getMethod = method;
    } else {
      const method = makeAccessor(property, accessor, `set_${accessorName}`);
      method.returnType = scope.library.special('void');
      method.parameters = [...property.parameters, valueParameter(property.type)];
      method.implementation = paidImplementation(method, set);
      method.key = memberKey(method);
      property.setMethod = method;
    }
  }
  property.key = (property.getMethod ?? property.setMethod)?.key;
  return property;
}

function makeAccessor(
  property: PropertySymbol,
  { keyword, modifiers }: AccessorDeclarationSyntax,
  name: string,
): MethodSymbol {
  const method = new MethodSymbol(
    name,
    keyword === 'get' ? 'getter' : 'setter',
    property.containingType,
    hasModifier(modifiers, 'protected') ? 'protected' : property.accessibility,
    { ...property.flags, isInitOnly: keyword === 'init' },
  );
  method.associated = property;
  return method;
}

function makeEvent(
  name: string,
  typeSyntax: TypeSyntax,
  modifiers: readonly ModifierToken[],
  implementation: Implementation,
  scope: SignatureScope,
): EventSymbol {
  const event = new EventSymbol(name, scope.type, accessibilityOf(modifiers), flagsOf(modifiers, scope));
  event.type = resolveSignatureType(typeSyntax, scope);
  const { add, remove } = (implementation ?? {}) as Accessors;
  const accessor = (methodName: string, methodKind: 'adder' | 'remover', body: Call): MethodSymbol => {
    const method = new MethodSymbol(methodName, methodKind, scope.type, event.accessibility, event.flags);
    method.returnType = scope.library.special('void');
    method.parameters = [valueParameter(event.type)];
    method.implementation = body;
    method.associated = event;
    method.key = memberKey(method);
    return method;
  };
  event.addMethod = accessor(`add_${name}`, 'adder', add);
  event.removeMethod = accessor(`remove_${name}`, 'remover', remove);
  return event;
}

/** The parameter of `set`, `add` and `remove`. */
const valueParameter = (type: Type): ParameterSymbol => ({
  name: 'value',
  type,
  refKind: 'none',
  isParams: false,
  isThis: false,
});
