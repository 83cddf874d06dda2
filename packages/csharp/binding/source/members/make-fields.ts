// Makes the symbols of fields from their syntax. Initializers are kept for later.
import { FieldSymbol, errorType } from '@mockwright/language/metadata/symbols';
import type { PropertySymbol, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { hasModifier, memberFlags } from '../../../symbols/declaration-words.ts';
import { displayMember, displayType } from '../../../symbols/display.ts';
import {
  isErroneous,
  isNamed,
  isRefLike,
  isReferenceType,
  isVoid,
} from '../../../symbols/type-extensions.ts';
import type {
  FieldDeclarationSyntax,
  ModifierToken,
  TypeSyntax,
  VariableDeclaratorSyntax,
} from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { phases } from '../../phases.ts';
import { bindConstantValue, setConstant } from './constant-value.ts';
import { newKey } from './member-host.ts';
import type { MemberHost } from './member-host.ts';
import { isNameTaken, reportProtected } from './member-modifiers.ts';
import { accessWords, accessibilityOf, checkAccess, defaultAccess, permittedModifiers } from './modifiers.ts';
import { checkHiding } from './overriding.ts';
import { returnedRefKind } from './signatures.ts';

/** Those among them that some fields cannot have are told of by themselves. */
const fieldModifiers: ReadonlySet<string> = new Set([
  ...accessWords,
  'abstract',
  'static',
  'readonly',
  'const',
  'new',
  'volatile',
  'required',
  'unsafe',
  'fixed',
]);

/** The symbol of one variable of a field declaration; reports what is wrong with it. */
export function makeField(
  host: MemberHost,
  syntax: FieldDeclarationSyntax,
  variable: VariableDeclaratorSyntax,
): FieldSymbol {
  const { type, binder } = host;
  const { declaration } = syntax;
  const { identifier } = variable;
  const permit = (): readonly ModifierToken[] => permittedField(host, syntax);
  // What is wrong with the words and the type of several fields is told with the first.
  const isFirst = variable === declaration.variables[0];
  const modifiers = isFirst ? permit() : binder.speculate(permit).result;
  const flags = memberFlags(modifiers, type, true);
  const field = new FieldSymbol(identifier.text, type, accessibilityOf(modifiers, defaultAccess(type)), {
    ...flags,
    isVirtual: false,
    isVolatile: hasModifier(modifiers, 'volatile'),
  });
  const constKeyword = modifiers.find(({ text }) => text === 'const');
  const bind = (): Type => bindFieldType(binder, declaration.type, identifier, constKeyword);
  field.type = isFirst ? bind() : binder.speculate(bind).result;
  checkRefLikeField(host, field, declaration.type);
  if (declaration.type.kind === 'RefType' && !isRefLike(type)) binder.error('CS9059', identifier);
  if (declaration.type.kind === 'RefType' && isRefLike(field.type)) binder.error('CS9050', declaration.type);
  field.refKind = returnedRefKind(declaration.type);
  field.key = newKey(host, identifier.text);
  host.places.set(field, identifier);
  const display = displayMember(field);
  checkAccess(binder, modifiers, identifier);
  if (syntax.modifiers.every(({ text }) => fieldModifiers.has(text)))
    checkFieldModifiers(host, field, modifiers, identifier);
  if (hasModifier(modifiers, 'fixed')) {
    if (type.kind !== 'struct') binder.error('CS1642', identifier);
    binder.error('CS0214', identifier, [], { hint: "an array does the same: 'T[] name = new T[n]'" });
  }
  if (hasModifier(modifiers, 'volatile')) checkVolatileType(host, field, identifier);
  if (type.kind === 'interface' && !field.isStatic) binder.ofCreation.error('CS0525', identifier);
  if (identifier.text === type.name && isNameTaken(type, field))
    binder.error('CS0542', identifier, [type.name]);
  if (flags.isConst) {
    const { initializer } = variable;
    setConstant(field, identifier, { initializer, binder, previous: undefined }, () =>
      initializer
        ? bindConstantValue(
            binder.withMember(field, true).withPhase(phases.typeChecks),
            initializer,
            field.type,
            display,
          )
        : undefined,
    );
  }
  const isNew = hasModifier(modifiers, 'new');
  binder.compilation.checks.later(() => checkHiding(host, field, display, identifier, isNew));
  host.fields.push({
    field,
    binder,
    initializer: flags.isConst ? undefined : variable.initializer,
    nameSpan: identifier,
    start: variable.start,
    isDeclared: true,
  });
  host.attributes.push({ target: field, lists: syntax.attributeLists, binder });
  return field;
}

/** What is read and written in one step can be volatile. */
const volatileTypes: ReadonlySet<string> = new Set([
  'bool',
  'char',
  'sbyte',
  'byte',
  'short',
  'ushort',
  'int',
  'uint',
  'float',
  'nint',
  'nuint',
]);

/** Reports words that a field of its kind cannot have. @returns the words that mean something */
export function permittedField(
  { type, binder }: Pick<MemberHost, 'type' | 'binder'>,
  { modifiers, declaration }: FieldDeclarationSyntax,
): readonly ModifierToken[] {
  const nameSpan = declaration.variables[0]!.identifier;
  const permitted = permittedModifiers(binder, {
    modifiers,
    allowed: fieldModifiers,
    nameSpan,
    inInterface: type.kind === 'interface',
  });
  if (permitted.length === 0) return permitted;
  const has = (text: string): boolean => hasModifier(permitted, text);
  const wrong = new Set<string>();
  if (has('abstract')) {
    wrong.add('abstract');
    binder.ofCreation.error('CS0681', nameSpan);
  }
  const refuse = (words: readonly string[]): void => {
    for (const word of words) {
      if (!has(word) || wrong.has(word)) continue;
      wrong.add(word);
      binder.ofCreation.error('CS0106', nameSpan, [word]);
    }
  };
  if (has('fixed')) refuse(['static', 'readonly', 'const', 'volatile', 'required']);
  if (has('const') && !wrong.has('const')) {
    if (has('static')) binder.error('CS0504', nameSpan, [nameSpan.text]);
    refuse(['readonly', 'volatile', 'unsafe', 'required']);
  } else if (has('static') && !wrong.has('static')) refuse(['required']);
  return wrong.size === 0 ? permitted : permitted.filter(({ text }) => !wrong.has(text));
}

/** Reports the first thing that is wrong with a field's words in its type. */
function checkFieldModifiers(
  { type, binder }: MemberHost,
  field: FieldSymbol,
  modifiers: readonly ModifierToken[],
  span: TextSpan,
): void {
  const { isReadOnly } = field.flags;
  if (reportProtected(binder, field, span)) return;
  if (isReadOnly && hasModifier(modifiers, 'volatile'))
    binder.ofCreation.error('CS0678', span, [displayMember(field)]);
  else if (type.flags.isStatic && !field.isStatic)
    binder.ofCreation.error('CS0708', span, [displayMember(field)]);
  else if (type.kind === 'struct' && type.flags.isReadOnly && !field.isStatic && !isReadOnly)
    binder.ofCreation.error('CS8340', span);
}

function checkVolatileType({ binder }: MemberHost, field: FieldSymbol, span: TextSpan): void {
  const { type } = field;
  const plain = isNamed(type) && type.kind === 'enum' ? type.enumUnderlying! : type;
  if (!isReferenceType(plain) && !isErroneous(plain) && !volatileTypes.has(plain.special ?? ''))
    binder.error('CS0677', span, [displayMember(field), displayType(type)]);
}

/** Only instances of `ref struct`s hold values of such types. */
export function checkRefLikeField(
  { binder, type }: MemberHost,
  member: FieldSymbol | PropertySymbol,
  span: TextSpan,
): void {
  if (isRefLike(member.type) && (member.isStatic || !isRefLike(type)))
    binder.error('CS8345', span, [displayType(member.type)]);
}

function bindFieldType(
  binder: Binder,
  syntax: TypeSyntax,
  name: TextSpan,
  constKeyword: TextSpan | undefined,
): Type {
  const type = binder.bindDeclaredType(name, syntax);
  if (isVoid(type)) {
    binder.error('CS0670', syntax);
    return errorType;
  }
  if (isNamed(type) && type.flags.isStatic) {
    binder.error('CS0723', name, [displayType(type)]);
    return errorType;
  }
  const isOpen = type.kind === 'typeParameter' || (type.kind === 'struct' && type.special === undefined);
  if (constKeyword && isOpen) binder.error('CS0283', constKeyword, [displayType(type)]);
  return type;
}
