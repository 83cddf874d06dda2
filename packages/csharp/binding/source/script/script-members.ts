// Properties, indexers and events with accessors of their own at the top of a script: their accessors are its functions.
import { EventSymbol, MethodSymbol, PropertySymbol } from '@mockwright/language/metadata/symbols';
import type { ParameterSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { MethodKind } from '@mockwright/language/metadata/symbol-kinds';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { hasModifier } from '../../../symbols/declaration-words.ts';
import { displayMember } from '../../../symbols/display.ts';
import { LocalSymbol } from '../../../symbols/local-symbols.ts';
import type {
  AccessorDeclarationSyntax,
  AttributeListSyntax,
  BlockSyntax,
  EventDeclarationSyntax,
  ExpressionSyntax,
  IndexerDeclarationSyntax,
  ParameterListSyntax,
  PropertyDeclarationSyntax,
  TypeParameterSyntax,
} from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { phases } from '../../phases.ts';
import { checkMemberVisibility } from '../checks/signature-visibility.ts';
import { checkEventAccessors } from '../members/make-events.ts';
import { checkAccessibilities, checkReferenceAccessors } from '../members/accessor-checks.ts';
import { accessWords, accessibilityOf, checkAccess, permittedModifiers } from '../members/modifiers.ts';
import { checkScriptModifiers, permittedScriptModifiers } from './script-modifiers.ts';
import type { ScriptStatics } from './script-statics.ts';
import { usesBackingField } from '../members/backing-fields.ts';
import { makeParameters } from '../members/signatures.ts';

/** A function (or accessor) at the top of the script, its body still to be bound. */
export interface DeclaredScriptFunction {
  readonly method: MethodSymbol;
  readonly binder: Binder;
  readonly parameterList: ParameterListSyntax | undefined;
  readonly body: BlockSyntax | ExpressionSyntax | undefined;
  readonly nameSpan: TextSpan;
  readonly attributeLists?: readonly AttributeListSyntax[];
  readonly typeParameters?: readonly TypeParameterSyntax[];
}

/** The members with accessors that may stand at the top of a script. */
export type ScriptMemberSyntax =
  PropertyDeclarationSyntax | IndexerDeclarationSyntax | EventDeclarationSyntax;

type AccessorKeyword = Exclude<AccessorDeclarationSyntax['keyword'], 'unknown'>;

const kinds: Readonly<Record<AccessorKeyword, { readonly kind: MethodKind; readonly prefix: string }>> = {
  get: { kind: 'getter', prefix: 'get' },
  set: { kind: 'setter', prefix: 'set' },
  init: { kind: 'setter', prefix: 'set' },
  add: { kind: 'adder', prefix: 'add' },
  remove: { kind: 'remover', prefix: 'remove' },
};

/** Makes the member known by its name; an indexer has none that code of a script could use. */
export function declareScriptMember(
  binder: Binder,
  syntax: ScriptMemberSyntax,
  statics: ScriptStatics,
): readonly DeclaredScriptFunction[] {
  const { submission, compilation } = binder;
  const isIndexer = syntax.kind === 'IndexerDeclaration';
  const nameSpan = isIndexer ? syntax.thisKeyword : syntax.identifier;
  const isExplicit = syntax.explicitInterface !== undefined;
  const modifiers = permittedScriptModifiers(binder, formOf(syntax), syntax.modifiers, nameSpan, isExplicit);
  const isStatic = hasModifier(modifiers, 'static');
  const type = binder.bindType(syntax.type);
  const name = isIndexer ? 'this[]' : syntax.identifier.text;
  const symbol =
    syntax.kind === 'EventDeclaration'
      ? new EventSymbol(name, null, 'public', { isStatic: true })
      : new PropertySymbol(name, null, 'public', { isStatic: true });
  symbol.type = type;
  if (isStatic) compilation.noted.staticMembers.add(symbol);
  if (!isIndexer) {
    if (submission.declares(name) && !syntax.identifier.missing)
      binder.error('CS0102', syntax.identifier, [statics.name, name]);
    submission.addMember(symbol);
  }
  const parameterList = isIndexer ? syntax.parameterList : undefined;
  const parameters = parameterList ? makeParameters(binder, parameterList) : [];
  const accessor = (keyword: AccessorKeyword): MethodSymbol => {
    const { kind, prefix } = kinds[keyword];
    const method = new MethodSymbol(`${prefix}_${name}`, kind, null, 'public', { isStatic });
    method.returnType = kind === 'getter' ? type : binder.library.special('void');
    method.parameters = kind === 'getter' ? parameters : [...parameters, valueParameter(type)];
    method.associated = symbol;
    method.key = `${prefix}_${name}$${compilation.keys.next()}`;
    if (symbol.kind === 'event') {
      if (kind === 'adder') symbol.addMethod = method;
      else symbol.removeMethod = method;
    } else if (kind === 'getter') symbol.getMethod = method;
    else symbol.setMethod = method;
    return method;
  };
  const accessibility = accessibilityOf(modifiers, 'private');
  checkMemberVisibility(binder, symbol, { accessibility, containingType: null }, nameSpan);
  checkScriptModifiers(binder, { member: symbol, modifiers, nameSpan, display: displayMember(symbol) });
  checkAccessors(binder, syntax, symbol, nameSpan);
  if (symbol.kind === 'property' && syntax.kind === 'PropertyDeclaration' && usesBackingField(syntax))
    declareBackingVariable(binder, syntax, symbol, statics);
  else if (syntax.kind === 'PropertyDeclaration' && syntax.initializer)
    binder.error('CS8050', syntax.identifier);
  if (syntax.kind !== 'EventDeclaration' && syntax.expressionBody) {
    const body = syntax.expressionBody.expression;
    return [{ method: accessor('get'), binder, parameterList, body, nameSpan }];
  }
  return (syntax.accessors ?? []).flatMap((each) => {
    const { keyword, keywordToken } = each;
    if (keyword === 'unknown') return [];
    const isMade = symbol.kind === 'property' && compilation.backing.variables.has(symbol);
    const body =
      each.body ??
      each.expressionBody?.expression ??
      (isMade ? automaticBody(keyword === 'get', keywordToken) : undefined);
    return [{ method: accessor(keyword), binder, parameterList, body, nameSpan: keywordToken }];
  });
}

const forms = {
  PropertyDeclaration: 'property',
  IndexerDeclaration: 'indexer',
  EventDeclaration: 'event',
} as const;

/** Which words a member may have hangs on this. */
const formOf = ({ kind }: ScriptMemberSyntax): (typeof forms)[keyof typeof forms] => forms[kind];

/** A property whose accessors name `field` keeps its value in a variable. */
function declareBackingVariable(
  { submission, compilation }: Binder,
  { identifier, modifiers, type, initializer }: PropertyDeclarationSyntax,
  symbol: PropertySymbol,
  statics: ScriptStatics,
): void {
  const name = `<${identifier.text}>k__BackingField`;
  if (hasModifier(modifiers, 'static')) {
    compilation.backing.variables.set(symbol, statics.add(name, type, initializer, false));
    return;
  }
  const variable = new LocalSymbol(name, 'variable', symbol.type, null, identifier);
  submission.addVariable(variable);
  compilation.backing.variables.set(symbol, variable);
}

/** What `get;` or `set;` beside such an accessor means. */
function automaticBody(isGetter: boolean, { start, end }: TextSpan): ExpressionSyntax {
  const name = (text: string): ExpressionSyntax => ({
    kind: 'IdentifierName',
    start,
    end,
    text,
    missing: false,
    verbatim: false,
  });
  if (isGetter) return name('field');
  return {
    kind: 'AssignmentExpression',
    start,
    end,
    operator: '=',
    operatorToken: { start, end },
    left: name('field'),
    right: name('value'),
  };
}

/** Reports accessors that are missing or written twice, and an event of what is no delegate. */
function checkAccessors(
  binder: Binder,
  syntax: ScriptMemberSyntax,
  symbol: EventSymbol | PropertySymbol,
  nameSpan: TextSpan,
): void {
  const accessors = syntax.accessors ?? [];
  const display = displayMember(symbol);
  if (syntax.kind === 'EventDeclaration') {
    checkEventAccessors(binder, symbol as EventSymbol, nameSpan, accessors);
    return;
  }
  if (accessors.length === 0 && !syntax.expressionBody) binder.error('CS0548', nameSpan, [display]);
  checkReferenceAccessors(binder, syntax, nameSpan);
  const seen = new Set<string>();
  for (const { keyword, keywordToken } of accessors) {
    const kind = keyword === 'init' ? 'set' : keyword;
    if (seen.has(kind)) binder.error('CS1007', keywordToken);
    seen.add(kind);
  }
  checkAccessorWords(binder, syntax, display, nameSpan);
}

/** Reports what is wrong with the words before the accessors of a property at the top of a script. */
export function checkAccessorWords(
  binder: Binder,
  { accessors = [], explicitInterface, modifiers }: PropertyDeclarationSyntax | IndexerDeclarationSyntax,
  display: string,
  nameSpan: TextSpan,
): void {
  const isExplicit = explicitInterface !== undefined;
  const allowed = isExplicit ? new Set<string>() : accessWords;
  const written = accessors.map(({ modifiers: words, keyword, keywordToken }) => {
    const permitted = permittedModifiers(binder, {
      modifiers: words,
      allowed,
      nameSpan: keywordToken,
      inInterface: false,
    });
    checkAccess(binder, permitted, keywordToken);
    return {
      modifiers: permitted,
      nameSpan: keywordToken,
      accessibility: accessibilityOf(permitted, 'private'),
      display: `${display}.${keyword}`,
    };
  });
  if (isExplicit || written.length === 0) return;
  const property = { display, nameSpan, accessibility: accessibilityOf(modifiers, 'private') };
  checkAccessibilities(binder.withPhase(phases.names), property, written);
}

function valueParameter(type: Type): ParameterSymbol {
  return { name: 'value', type, refKind: 'none', isParams: false, isThis: false };
}
