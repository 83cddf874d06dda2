// What stands at the top of a block: imports, types, functions, variables. All of it is known before anything is bound.
import type { Diagnostic } from '@mockwright/language/diagnostics/diagnostic';
import { errorType, EventSymbol, PropertySymbol } from '@mockwright/language/metadata/symbols';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { hasModifier } from '../../symbols/declaration-words.ts';
import { displayMember } from '../../symbols/display.ts';
import { LocalSymbol } from '../../symbols/local-symbols.ts';
import type {
  CompilationUnitSyntax,
  EventFieldDeclarationSyntax,
  ExpressionSyntax,
  FieldDeclarationSyntax,
  IdentifierToken,
  MemberDeclarationSyntax,
  ModifierToken,
  PropertyDeclarationSyntax,
  StatementSyntax,
  TypeSyntax,
} from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { declaredNames, declaredVariables, typesOfVariables } from '../lookup/expression-variables.ts';
import { checkAccessorWords, declareScriptMember } from '../source/script/script-members.ts';
import type { DeclaredScriptFunction, ScriptMemberSyntax } from '../source/script/script-members.ts';
import {
  checkFieldModifiers,
  checkFieldWords,
  checkScriptModifiers,
  permittedScriptModifiers,
} from '../source/script/script-modifiers.ts';
import { declareScriptOperator } from '../source/script/script-operators.ts';
import { ScriptStatics } from '../source/script/script-statics.ts';
import { isAutomatic } from '../source/members/complete-attributes.ts';
import { checkExtensionBlock } from '../source/checks/extension-blocks.ts';
import { checkPartialScriptMembers } from '../source/checks/partial-members.ts';
import { checkVariableVisibility } from '../source/checks/signature-visibility.ts';
import { declareTypes } from '../source/source-type.ts';
import type { SourceType } from '../source/source-type.ts';
import type { Submission } from './submission.ts';
import { bindImports } from './bind-imports.ts';
import { declareFunction } from './declare-function.ts';
import { checkImplements } from './explicit-members.ts';
import { placeOf } from './script-place.ts';

/** A block whose declarations are known; their bodies and its statements are not bound yet. */
export interface DeclaredSubmission {
  readonly submission: Submission;
  readonly binder: Binder;
  readonly syntax: CompilationUnitSyntax;
  readonly types: readonly SourceType[];
  readonly functions: readonly DeclaredScriptFunction[];
  readonly statics: ScriptStatics;
}

/** Fills the binder's submission with what the code declares. */
export function declareSubmission(binder: Binder, syntax: CompilationUnitSyntax): DeclaredSubmission {
  const { submission } = binder;
  const name = `Submission#${submission.index}`;
  submission.members = syntax.members;
  const types = declareTypes(binder, syntax.members, null, name);
  for (const { type } of types) submission.addType(type);
  submission.typePlaces = types.map(({ declarations }) =>
    declarations.map(({ start, end }) => ({ start, end })),
  );
  bindImports(binder, syntax.usings);
  const headers = types.map((type) => told(binder, () => type.completeHeader()));
  const statics = new ScriptStatics(binder, name);
  const typesToCome = declareVariables(binder, syntax, statics, name);
  const declared = new Map<MemberDeclarationSyntax, readonly DeclaredScriptFunction[]>();
  // Roslyn asks for the types of events when it makes them, for those of functions and properties afterwards.
  for (const isTold of [isEvent, (member: MemberDeclarationSyntax) => !isEvent(member)])
    for (const member of syntax.members) {
      if (!isTold(member)) continue;
      typesToCome.get(member)?.();
      if (member.kind === 'MethodDeclaration') declared.set(member, [declareFunction(binder, member, name)]);
      else if (member.kind === 'OperatorDeclaration' || member.kind === 'ConversionOperatorDeclaration')
        declared.set(member, declareScriptOperator(binder, member));
      else if (isAccessorsMember(member)) declared.set(member, declareScriptMember(binder, member, statics));
    }
  const functions = syntax.members.flatMap((member) => declared.get(member) ?? []);
  checkPartialScriptMembers(binder, syntax.members, ({ start, end }) => {
    const text = binder.source.text.slice(start, end);
    const method = submission.functions(text)[0];
    return method ? displayMember(method) : text;
  });
  for (const member of syntax.members) {
    if (member.kind === 'ConstructorDeclaration') binder.error('CS1520', member.identifier);
    else if (member.kind === 'ExtensionBlockDeclaration') checkExtensionBlock(binder, member);
    else checkImplements(binder, member);
  }
  for (const [index, type] of types.entries()) {
    for (const diagnostic of headers[index]!) binder.compilation.diagnostics.add(diagnostic);
    type.completeMembers();
  }
  return { submission, binder, syntax, types, functions, statics };
}

/** Does something whose mistakes are told later. */
function told({ compilation: { diagnostics } }: Binder, action: () => void): readonly Diagnostic[] {
  const before = diagnostics.count;
  action();
  return diagnostics.takeSince(before);
}

// ---------------------------------------------------------------- variables

/** @returns what gives automatic properties and events their types */
function declareVariables(
  binder: Binder,
  syntax: CompilationUnitSyntax,
  statics: ScriptStatics,
  submissionName: string,
): ReadonlyMap<MemberDeclarationSyntax, () => void> {
  const types = new Map<MemberDeclarationSyntax, () => void>();
  for (const member of syntax.members) {
    if (member.kind === 'FieldDeclaration') declareFields(binder, member, statics, submissionName);
    else if (member.kind === 'GlobalStatement') declareOfStatement(binder, member.statement, submissionName);
    else if (member.kind === 'PropertyDeclaration' && isAutomatic(member))
      types.set(
        member,
        declareMemberVariable(binder, member, member.identifier, member.type, member.initializer, statics),
      );
    else if (member.kind === 'EventFieldDeclaration') {
      const { type, variables } = member.declaration;
      const complete = variables.map(({ identifier, initializer }) =>
        declareMemberVariable(binder, member, identifier, type, initializer, statics),
      );
      types.set(member, () => {
        for (const each of complete) each();
      });
    }
  }
  return types;
}

const isEvent = ({ kind }: MemberDeclarationSyntax): boolean =>
  kind === 'EventDeclaration' || kind === 'EventFieldDeclaration';

function isAccessorsMember(member: MemberDeclarationSyntax): member is ScriptMemberSyntax {
  return (
    member.kind === 'IndexerDeclaration' ||
    member.kind === 'EventDeclaration' ||
    (member.kind === 'PropertyDeclaration' && !isAutomatic(member))
  );
}

/**
 * Automatic properties and events at the top of a script are variables with a written type.
 * @returns what gives it the type
 */
function declareMemberVariable(
  binder: Binder,
  syntax: PropertyDeclarationSyntax | EventFieldDeclarationSyntax,
  identifier: IdentifierToken,
  type: TypeSyntax,
  initializer: ExpressionSyntax | undefined,
  statics: ScriptStatics,
): () => void {
  const kind = syntax.kind === 'PropertyDeclaration' ? 'property' : 'event';
  const isExplicit = syntax.kind === 'PropertyDeclaration' && syntax.explicitInterface !== undefined;
  const modifiers = permittedScriptModifiers(binder, kind, syntax.modifiers, identifier, isExplicit);
  if (syntax.kind === 'PropertyDeclaration' && !syntax.accessors?.some(({ keyword }) => keyword === 'get'))
    binder.error('CS8051', syntax.accessors![0]!.keywordToken);
  if (syntax.kind === 'PropertyDeclaration') checkAccessorWords(binder, syntax, identifier.text, identifier);
  const checkWords = (typeOfIt: Type): void => {
    const member =
      kind === 'property'
        ? new PropertySymbol(identifier.text, null, 'public', {})
        : new EventSymbol(identifier.text, null, 'public', {});
    member.type = typeOfIt;
    checkScriptModifiers(binder, { member, modifiers, nameSpan: identifier, display: identifier.text });
  };
  if (hasModifier(modifiers, 'static')) {
    checkNewName(binder, identifier, statics.name);
    const field = statics.add(identifier.text, type, initializer, false);
    binder.submission.addMember(field);
    checkLater(binder, field, modifiers, identifier, kind);
    return () => checkWords(field.type);
  }
  const variable = declareVariable(binder, identifier, 'variable', statics.name);
  variable.isMember = true;
  const isGetOnly =
    syntax.kind === 'PropertyDeclaration' && syntax.accessors?.every(({ keyword }) => keyword === 'get');
  if (isGetOnly) variable.readOnly = 'property';
  checkLater(binder, variable, modifiers, identifier, kind);
  return () => {
    variable.type = binder.bindType(type);
    checkWords(variable.type);
  };
}

function declareFields(
  binder: Binder,
  member: FieldDeclarationSyntax,
  statics: ScriptStatics,
  submissionName: string,
): void {
  const modifiers = checkFieldWords(binder, member);
  const isConst = hasModifier(modifiers, 'const');
  if (hasModifier(modifiers, 'static') && !isConst) {
    for (const variable of member.declaration.variables) {
      checkNewName(binder, variable.identifier, submissionName);
      const { type } = member.declaration;
      const isReadOnly = hasModifier(modifiers, 'readonly');
      const field = statics.add(variable.identifier.text, type, variable.initializer, isReadOnly, variable);
      binder.submission.addMember(field);
      checkFieldModifiers(binder, modifiers, variable.identifier);
      checkLater(binder, field, modifiers, variable.identifier);
    }
    return;
  }
  for (const identifier of declaredVariables(binder.submission, member.declaration)) {
    checkFieldModifiers(binder, modifiers, identifier);
    const variable = declareVariable(binder, identifier, isConst ? 'constant' : 'variable', submissionName);
    if (hasModifier(modifiers, 'readonly')) variable.readOnly = 'variable';
    variable.isVolatile = hasModifier(modifiers, 'volatile');
    checkLater(binder, variable, modifiers, identifier);
  }
}

/** The type of a variable is known once its value is bound. */
function checkLater(
  binder: Binder,
  variable: { readonly name: string; readonly type: Type },
  modifiers: readonly ModifierToken[],
  span: TextSpan,
  kind: 'field' | 'property' | 'event' = 'field',
): void {
  const place = placeOf(modifiers);
  if (place.accessibility === 'private') return;
  binder.compilation.checks.later(() =>
    checkVariableVisibility(binder, kind, variable.name, variable.type, place, span),
  );
}

function declareOfStatement(binder: Binder, statement: StatementSyntax, submissionName: string): void {
  let at = statement;
  for (; at.kind === 'LabeledStatement'; at = at.statement) {
    const { identifier } = at;
    if (binder.submission.label(identifier.text)) binder.error('CS0140', identifier, [identifier.text]);
    binder.submission.labels.set(identifier.text, {
      name: identifier.text,
      start: identifier.start,
      isUsed: false,
    });
  }
  // Behind a label a declaration is none of the script.
  if (at !== statement && at.kind === 'LocalDeclarationStatement') return;
  for (const identifier of declaredNames(binder.submission, statement))
    declareVariable(binder, identifier, 'variable', submissionName);
  // As fields of the script they have types before their patterns are looked at.
  for (const type of typesOfVariables(binder.submission, statement)) reportUnknownType(binder, type);
}

function reportUnknownType(binder: Binder, type: TypeSyntax): void {
  if (type.kind === 'IdentifierName' && type.text === 'var') return;
  const { diagnostics } = binder.compilation;
  const before = diagnostics.count;
  binder.bindType(type);
  if (!diagnostics.hasErrorsSince(before)) diagnostics.truncate(before);
}

function declareVariable(
  binder: Binder,
  identifier: IdentifierToken,
  kind: 'constant' | 'variable',
  submissionName: string,
): LocalSymbol {
  const variable = new LocalSymbol(identifier.text, kind, errorType, null, {
    start: identifier.start,
    end: identifier.end,
  });
  checkNewName(binder, identifier, submissionName);
  binder.submission.addVariable(variable);
  return variable;
}

/** Reports a name that something at the top of the block has already. */
function checkNewName(binder: Binder, identifier: IdentifierToken, submissionName: string): void {
  if (binder.submission.declares(identifier.text) && !identifier.missing)
    binder.error('CS0102', identifier, [submissionName, identifier.text]);
}
