// Whether the two parts of a partial member say the same (C# 15.6.9).
import { EventSymbol, MethodSymbol, PropertySymbol } from '@mockwright/language/metadata/symbols';
import type { NamedType, ParameterSymbol } from '@mockwright/language/metadata/symbols';
import type { RefKind } from '@mockwright/language/metadata/symbol-kinds';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { hasModifier, refKindOf } from '../../../symbols/declaration-words.ts';
import { displayMember } from '../../../symbols/display.ts';
import { isErroneous } from '../../../symbols/type-extensions.ts';
import type {
  AccessorDeclarationSyntax,
  ModifierToken,
  ParameterListSyntax,
  TypeSyntax,
} from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { sameParameters, sameShape } from '../../lookup/member-lookup.ts';
import { Scope } from '../../lookup/scope.ts';
import { isSetter } from '../members/backing-fields.ts';
import type { PropertySyntax } from '../members/backing-fields.ts';
import { bindConstraintClauses } from '../members/constraint-clauses.ts';
import { accessibilityOf, writesAccessibility } from '../members/modifiers.ts';
import type { PartialMember } from '../members/partial-members.ts';
import { returnedRefKind } from '../members/signatures.ts';
import { namesTuplesAlike } from '../members/tuple-names.ts';
import { makeTypeParameters } from '../members/type-parameters.ts';
import { sameConstraints } from './implementation-checks.ts';

/** What the parts declare, and where the second is told of. */
interface Pair {
  readonly binder: Binder;
  readonly definition: Part;
  readonly implementation: Part;
  readonly place: TextSpan;
}

interface Part {
  readonly syntax: PartialMember;
  readonly symbol: MethodSymbol | PropertySymbol | EventSymbol;
}

/**
 * Reports where the part with the code of a member does not repeat the one that declares it.
 * @param type what the member is declared in; null for the script
 * @param place where the part with the code is told of
 */
export function checkPair(
  binder: Binder,
  type: NamedType | null,
  definition: PartialMember,
  implementation: PartialMember,
  place: TextSpan,
): void {
  const { result: parts } = binder.speculate(() =>
    [definition, implementation].map((syntax) => ({ syntax, symbol: makePart(binder, type, syntax) })),
  );
  const pair: Pair = { binder, definition: parts[0]!, implementation: parts[1]!, place };
  if (definition.kind === 'ConstructorDeclaration' && definition.initializer)
    binder.error('CS9280', definition.initializer, [displayMember(pair.implementation.symbol)]);
  checkTypes(pair);
  checkWords(pair);
  checkConstraints(pair);
  checkScopes(pair);
  checkAccessors(pair);
}

/** Reports accessors that just one part has (CS9252, CS9253), and values that both give a property (CS9263). */
export function checkMergedParts(
  binder: Binder,
  definition: PropertySyntax,
  implementation: PropertySyntax,
  place: TextSpan,
  name: string,
): void {
  const accessorName = ({ keyword }: AccessorDeclarationSyntax): string =>
    `${name}.${keyword === 'get' ? 'get' : keyword}`;
  for (const isSet of [false, true]) {
    const declared = accessorOf(definition, isSet);
    const own = accessorOf(implementation, isSet);
    const hasOwn = own !== undefined || (!isSet && implementation.expressionBody !== undefined);
    if (declared && !hasOwn) binder.error('CS9252', place, [accessorName(declared)]);
    else if (own && !declared) binder.error('CS9253', place, [accessorName(own)]);
  }
  if (initializerOf(definition) && initializerOf(implementation)) binder.error('CS9263', place);
}

const accessorOf = ({ accessors }: PropertySyntax, isSet: boolean): AccessorDeclarationSyntax | undefined =>
  accessors?.find((each) => isSetter(each) === isSet);

const initializerOf = (syntax: PropertySyntax): object | undefined =>
  syntax.kind === 'PropertyDeclaration' ? syntax.initializer : undefined;

/** The member as one part alone declares it. */
function makePart(outer: Binder, type: NamedType | null, syntax: PartialMember): Part['symbol'] {
  switch (syntax.kind) {
    case 'EventFieldDeclaration':
    case 'EventDeclaration': {
      const [identifier, eventType] =
        syntax.kind === 'EventDeclaration'
          ? [syntax.identifier, syntax.type]
          : [syntax.declaration.variables[0]!.identifier, syntax.declaration.type];
      const event = new EventSymbol(identifier.text, type, 'private', {});
      event.type = outer.bindType(eventType);
      return event;
    }
    case 'PropertyDeclaration':
    case 'IndexerDeclaration': {
      const isIndexer = syntax.kind === 'IndexerDeclaration';
      const property = new PropertySymbol(isIndexer ? 'this[]' : syntax.identifier.text, type, 'private', {});
      property.type = outer.bindType(syntax.type);
      if (isIndexer) property.parameters = parametersOf(outer, syntax.parameterList);
      return property;
    }
    case 'ConstructorDeclaration': {
      const method = new MethodSymbol('.ctor', 'constructor', type, 'private', {});
      method.parameters = parametersOf(outer, syntax.parameterList);
      return method;
    }
    case 'MethodDeclaration': {
      const method = new MethodSymbol(syntax.identifier.text, 'ordinary', type, 'private', {});
      const { typeParameters } = syntax;
      method.typeParameters = makeTypeParameters(outer, typeParameters, 'method');
      method.typeArguments = method.typeParameters;
      const scope = new Scope(outer.scope);
      for (const parameter of method.typeParameters) scope.addTypeParameter(parameter);
      const binder = outer.withScope(scope);
      bindConstraintClauses(binder, {
        parameters: method.typeParameters,
        syntax: typeParameters,
        clauses: syntax.constraintClauses,
        place: undefined,
        display: () => method.name,
      });
      method.returnType = binder.bindType(syntax.returnType);
      method.parameters = parametersOf(binder, syntax.parameterList);
      return method;
    }
  }
}

const parametersOf = (binder: Binder, { parameters }: ParameterListSyntax): readonly ParameterSymbol[] =>
  parameters.map(({ identifier, modifiers, type }) => ({
    name: identifier.text,
    type: binder.bindType(type!),
    refKind: refKindOf(modifiers),
    isParams: hasModifier(modifiers, 'params'),
    isThis: hasModifier(modifiers, 'this'),
    isScoped: hasModifier(modifiers, 'scoped'),
  }));

/** Reports results of other types (CS8817, CS9255), other names of tuple elements (CS8142) and references beside values (CS8818). */
function checkTypes({ binder, definition, implementation, place }: Pair): void {
  const [declared, own] = [definition, implementation].map(({ symbol }) =>
    symbol.kind === 'method' ? symbol.returnType : symbol.type,
  );
  const isMethod = definition.symbol.kind === 'method';
  const isSameKind = refKindIn(definition.syntax) === refKindIn(implementation.syntax);
  if (!sameShape(declared!, own!)) {
    if (!isErroneous(declared!) || !isErroneous(own!)) binder.error(isMethod ? 'CS8817' : 'CS9255', place);
  } else if (
    isSameKind &&
    sameParameters(parametersIn(definition), parametersIn(implementation)) &&
    !namesTuplesAlike(definition.symbol, implementation.symbol)
  )
    binder.error('CS8142', place, [displayMember(definition.symbol), displayMember(implementation.symbol)]);
  if (!isSameKind) binder.error('CS8818', place);
}

const parametersIn = ({ symbol }: Part): readonly ParameterSymbol[] =>
  symbol.kind === 'event' ? [] : symbol.parameters;

function refKindIn(syntax: PartialMember): RefKind {
  const type: TypeSyntax | undefined =
    syntax.kind === 'MethodDeclaration'
      ? syntax.returnType
      : syntax.kind === 'PropertyDeclaration' || syntax.kind === 'IndexerDeclaration'
        ? syntax.type
        : undefined;
  return type ? returnedRefKind(type) : 'none';
}

/** Reports words that stand before just one part. */
function checkWords({ binder, definition, implementation, place }: Pair): void {
  const [declared, own] = [definition.syntax.modifiers, implementation.syntax.modifiers];
  const differ = (text: string): boolean => hasModifier(declared, text) !== hasModifier(own, text);
  const { kind } = definition.syntax;
  const anyParameter = (key: 'isThis' | 'isParams'): boolean =>
    parametersIn(definition).some((each) => each[key]) !==
    parametersIn(implementation).some((each) => each[key]);
  if (kind === 'PropertyDeclaration' && differ('required')) binder.error('CS9257', place);
  if (kind !== 'IndexerDeclaration' && differ('static')) binder.error('CS0763', place);
  if (differ('readonly')) binder.error('CS8663', place);
  if (kind === 'MethodDeclaration' && anyParameter('isThis')) binder.error('CS0755', place);
  if (differ('unsafe')) binder.error('CS0764', place);
  if (anyParameter('isParams')) binder.error('CS0758', place);
  if (!sameAccess(declared, own)) binder.error('CS8799', place);
  const isStatic = kind !== 'IndexerDeclaration' && hasModifier(own, 'static');
  // What is static is none of these, which is told of by itself.
  if (differ('sealed') || differ('new') || (!isStatic && (differ('virtual') || differ('override'))))
    binder.error('CS8800', place);
}

const sameAccess = (a: readonly ModifierToken[], b: readonly ModifierToken[]): boolean =>
  writesAccessibility(a) === writesAccessibility(b) &&
  accessibilityOf(a, 'private') === accessibilityOf(b, 'private');

/** Reports other constraints of type parameters (CS0761). */
function checkConstraints({ binder, definition, implementation, place }: Pair): void {
  if (definition.symbol.kind !== 'method' || implementation.symbol.kind !== 'method') return;
  for (const [index, parameter] of implementation.symbol.typeParameters.entries()) {
    const declared = definition.symbol.typeParameters[index];
    if (declared && !sameConstraints(declared.constraints, parameter.constraints))
      binder.error('CS0761', place, [displayMember(implementation.symbol), parameter.name]);
  }
}

/** Reports parameters of which just one part says that they go nowhere (CS8988). */
function checkScopes({ binder, definition, implementation, place }: Pair): void {
  const declared = parametersIn(definition);
  for (const [index, { name, isScoped }] of parametersIn(implementation).entries())
    if (declared[index] && declared[index].isScoped !== isScoped) binder.error('CS8988', place, [name]);
}

/** Reports accessors that are for others (CS8799), readonly (CS8663) or setters of another kind (CS9254) than those that are declared. */
function checkAccessors({ binder, definition, implementation, place }: Pair): void {
  const { syntax } = implementation;
  if (syntax.kind !== 'PropertyDeclaration' && syntax.kind !== 'IndexerDeclaration') return;
  for (const isSet of [false, true]) {
    const declared = accessorOf(definition.syntax as PropertySyntax, isSet);
    const own = accessorOf(syntax, isSet);
    if (!declared || !(own ?? (!isSet && syntax.expressionBody))) continue;
    const modifiers = own?.modifiers ?? [];
    const span = own?.keywordToken ?? syntax.expressionBody?.expression ?? place;
    if (!sameAccess(declared.modifiers, modifiers)) binder.error('CS8799', span);
    if (hasModifier(declared.modifiers, 'readonly') !== hasModifier(modifiers, 'readonly'))
      binder.error('CS8663', span);
    if (own && own.keyword !== declared.keyword)
      binder.error('CS9254', span, [
        `${displayMember(implementation.symbol)}.${own.keyword}`,
        declared.keyword,
      ]);
  }
}
