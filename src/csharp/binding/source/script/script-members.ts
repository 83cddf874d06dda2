// Properties, indexers and events with accessors of their own at the top of a script: their accessors are its functions.
import { EventSymbol, MethodSymbol, PropertySymbol } from '../../../../metadata/symbols.ts';
import type { MethodKind, ParameterSymbol, Type } from '../../../../metadata/symbols.ts';
import type { TextSpan } from '../../../../text/source-text.ts';
import { hasModifier } from '../../../symbols/declaration-words.ts';
import { displayMember } from '../../../symbols/display.ts';
import { isDelegate, isErroneous } from '../../../symbols/type-facts.ts';
import type {
  AccessorDeclarationSyntax,
  AttributeListSyntax,
  BlockSyntax,
  EventDeclarationSyntax,
  ExpressionSyntax,
  IndexerDeclarationSyntax,
  ParameterListSyntax,
  PropertyDeclarationSyntax,
} from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { checkMemberVisibility } from '../checks/signature-visibility.ts';
import { checkEventAccessors } from '../members/make-events.ts';
import { accessibilityOf, checkAccess, checkOrder } from '../members/modifiers.ts';
import { makeParameters } from '../members/signatures.ts';

/** A function (or accessor) at the top of the script, its body still to be bound. */
export interface DeclaredScriptFunction {
  readonly method: MethodSymbol;
  readonly binder: Binder;
  readonly parameterList: ParameterListSyntax | undefined;
  readonly body: BlockSyntax | ExpressionSyntax | undefined;
  readonly nameSpan: TextSpan;
  readonly attributeLists?: readonly AttributeListSyntax[];
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
  submissionName: string,
): readonly DeclaredScriptFunction[] {
  const { submission, compilation } = binder;
  const isStatic = hasModifier(syntax.modifiers, 'static');
  const type = binder.bindType(syntax.type);
  const isIndexer = syntax.kind === 'IndexerDeclaration';
  const name = isIndexer ? 'this[]' : syntax.identifier.text;
  const symbol =
    syntax.kind === 'EventDeclaration'
      ? new EventSymbol(name, null, 'public', { isStatic: true })
      : new PropertySymbol(name, null, 'public', { isStatic: true });
  symbol.type = type;
  if (isStatic) compilation.staticMembers.add(symbol);
  if (!isIndexer) {
    if (submission.declares(name) && !syntax.identifier.missing)
      binder.error('CS0102', syntax.identifier, [submissionName, name]);
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
    method.key = `${prefix}_${name}$${compilation.nextKey()}`;
    if (symbol.kind === 'event') {
      if (kind === 'adder') symbol.addMethod = method;
      else symbol.removeMethod = method;
    } else if (kind === 'getter') symbol.getMethod = method;
    else symbol.setMethod = method;
    return method;
  };
  const nameSpan = isIndexer ? syntax.thisKeyword : syntax.identifier;
  const accessibility = accessibilityOf(syntax.modifiers, 'private');
  checkMemberVisibility(binder, symbol, { accessibility, containingType: null }, nameSpan);
  checkOrder(binder, syntax.modifiers);
  checkAccess(binder, syntax.modifiers, nameSpan);
  checkAccessors(binder, syntax, symbol, nameSpan);
  if (syntax.kind !== 'EventDeclaration' && syntax.expressionBody) {
    const body = syntax.expressionBody.expression;
    return [{ method: accessor('get'), binder, parameterList, body, nameSpan }];
  }
  return (syntax.accessors ?? []).flatMap((each) => {
    if (each.keyword === 'unknown') return [];
    const body = each.body ?? each.expressionBody?.expression;
    return [{ method: accessor(each.keyword), binder, parameterList, body, nameSpan: each.keywordToken }];
  });
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
    if (!isErroneous(symbol.type) && !isDelegate(symbol.type)) binder.error('CS0066', nameSpan, [display]);
    checkEventAccessors(binder, symbol as EventSymbol, nameSpan, accessors);
    return;
  }
  if (accessors.length === 0 && !syntax.expressionBody) binder.error('CS0548', nameSpan, [display]);
  const seen = new Set<string>();
  for (const { keyword, keywordToken } of accessors) {
    const kind = keyword === 'init' ? 'set' : keyword;
    if (seen.has(kind)) binder.error('CS1007', keywordToken);
    seen.add(kind);
  }
}

function valueParameter(type: Type): ParameterSymbol {
  return { name: 'value', type, refKind: 'none', isParams: false, isThis: false };
}
