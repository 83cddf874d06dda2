// Makes the symbols of fields from their syntax. Initializers are kept for later.
import { FieldSymbol, errorType } from '../../../../metadata/symbols.ts';
import type { PropertySymbol, Type } from '../../../../metadata/symbols.ts';
import type { TextSpan } from '../../../../text/source-text.ts';
import { hasModifier, memberFlags } from '../../../symbols/declaration-words.ts';
import { displayMember, displayType } from '../../../symbols/display.ts';
import { isErroneous, isNamed, isRefLike, isReferenceType, isVoid } from '../../../symbols/type-facts.ts';
import type { FieldDeclarationSyntax, TypeSyntax, VariableDeclaratorSyntax } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { bindConstantValue, setConstant } from './constant-value.ts';
import { newKey } from './member-host.ts';
import type { MemberHost } from './member-host.ts';
import { accessibilityOf, checkMemberModifiers, defaultAccess } from './modifiers.ts';
import { checkHiding } from './overriding.ts';
import { returnedRefKind } from './signatures.ts';

const fieldModifiers: ReadonlySet<string> = new Set([
  'static',
  'readonly',
  'const',
  'new',
  'volatile',
  'required',
  'unsafe',
  'fixed',
]);

const constantModifiers: ReadonlySet<string> = new Set(['const', 'new', 'static', 'unsafe']);

/** The symbol of one variable of a field declaration; reports what is wrong with it. */
export function makeField(
  host: MemberHost,
  syntax: FieldDeclarationSyntax,
  variable: VariableDeclaratorSyntax,
): FieldSymbol {
  const { type, binder } = host;
  const { modifiers, declaration } = syntax;
  const { identifier } = variable;
  const flags = memberFlags(modifiers, type, true);
  const field = new FieldSymbol(identifier.text, type, accessibilityOf(modifiers, defaultAccess(type)), {
    ...flags,
    isVirtual: false,
  });
  const constKeyword = modifiers.find(({ text }) => text === 'const');
  const bind = (): Type => bindFieldType(binder, declaration.type, identifier, constKeyword);
  // What is wrong with the type of several fields is told with the first.
  field.type = variable === declaration.variables[0] ? bind() : binder.speculate(bind).result;
  checkRefLikeField(host, field, declaration.type);
  if (declaration.type.kind === 'RefType' && !isRefLike(type)) binder.error('CS9059', identifier);
  field.refKind = returnedRefKind(declaration.type);
  field.key = newKey(host, identifier.text);
  host.places.set(field, identifier);
  const display = displayMember(field);
  checkMemberModifiers(binder, type, {
    kind: 'field',
    modifiers: flags.isConst ? modifiers.filter(({ text }) => text !== 'static') : modifiers,
    allowed: flags.isConst ? constantModifiers : fieldModifiers,
    nameSpan: identifier,
    display,
  });
  if (hasModifier(modifiers, 'fixed')) {
    if (type.kind !== 'struct') binder.error('CS1642', identifier);
    binder.error('CS0214', identifier, [], { hint: "an array does the same: 'T[] name = new T[n]'" });
  }
  if (hasModifier(modifiers, 'volatile')) checkVolatile(host, field, identifier);
  if (flags.isConst && hasModifier(modifiers, 'static')) binder.error('CS0504', identifier, [field.name]);
  if (type.kind === 'interface' && !field.isStatic) binder.error('CS0525', identifier);
  if (type.flags.isStatic && !field.isStatic) binder.error('CS0708', identifier, [display]);
  if (identifier.text === type.name) binder.error('CS0542', identifier, [type.name]);
  if (type.kind === 'struct' && type.flags.isReadOnly && !field.isStatic && !flags.isReadOnly)
    binder.error('CS8340', identifier);
  if (flags.isConst) {
    const { initializer } = variable;
    setConstant(field, binder, identifier, () =>
      initializer
        ? bindConstantValue(binder.withMember(field, true), initializer, field.type, display)
        : undefined,
    );
  }
  const isNew = hasModifier(modifiers, 'new');
  binder.compilation.checkLater(() => checkHiding(host, field, display, identifier, isNew));
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

function checkVolatile({ binder }: MemberHost, field: FieldSymbol, span: TextSpan): void {
  const { type } = field;
  const plain = isNamed(type) && type.kind === 'enum' ? type.enumUnderlying! : type;
  if (field.flags.isReadOnly) binder.error('CS0678', span, [displayMember(field)]);
  else if (!isReferenceType(plain) && !isErroneous(plain) && !volatileTypes.has(plain.special ?? ''))
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
