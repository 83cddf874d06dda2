// What the words before a member say together, and of the type in which it stands.
import type {
  EventSymbol,
  Member,
  MethodSymbol,
  NamedType,
  PropertySymbol,
} from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { hasModifier } from '../../../symbols/declaration-words.ts';
import { displayMember, displayType } from '../../../symbols/display.ts';
import { isDelegate, isErroneous, isValueType, isVoid } from '../../../symbols/type-extensions.ts';
import type { ModifierToken } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import type { MemberHost } from './member-host.ts';
import { accessWords } from './modifiers.ts';

/** What messages call the members. */
type MemberWord = 'method' | 'property' | 'event';

/** What of the type in which it stands matters. */
type ModifierHost = Pick<MemberHost, 'type' | 'isPartial'>;

/** A member whose words are checked: those that it may have. */
interface CheckedMember {
  readonly member: MethodSymbol | PropertySymbol | EventSymbol;
  readonly modifiers: readonly ModifierToken[];
  readonly nameSpan: TextSpan;
  /** What messages call it. */
  readonly display: string;
}

/** What has code is neither extern nor abstract; of what is both, that is told. */
export function checkBody(
  binder: Binder,
  method: MethodSymbol,
  isExtern: boolean,
  span: TextSpan,
  display: string = displayMember(method),
): void {
  const { isAbstract } = method.flags;
  if (isExtern && !isAbstract) binder.ofCreation.error('CS0179', span, [display]);
  else if (isAbstract && !isExtern) binder.ofCreation.error('CS0500', span, [display]);
}

/** Only values can be extended by reference. @returns whether that was told */
export function reportReceiverReference(binder: Binder, method: MethodSymbol, identifier: TextSpan): boolean {
  const { refKind, type } = method.parameters[0]!;
  const isOpen = type.kind === 'typeParameter';
  if (refKind === 'ref' && !(isOpen ? type.constraints.isValue : isValueType(type)))
    binder.error('CS8337', identifier, [method.name]);
  else if ((refKind === 'in' || refKind === 'ref readonly') && (isOpen || !isValueType(type)))
    binder.error('CS8338', identifier, [method.name]);
  else return false;
  return true;
}

/** Reports the first thing that is wrong with a method's words and with what it lacks for them. */
export function checkMethodModifiers(
  binder: Binder,
  host: ModifierHost,
  checked: CheckedMember,
  hasBody: boolean,
): void {
  const { type } = host;
  const { modifiers, nameSpan, display } = checked;
  const member = checked.member as MethodSymbol;
  const has = (text: string): boolean => hasModifier(modifiers, text);
  if (has('partial') && isPartialMistake(member, modifiers)) return;
  if (reportInheritance(binder, host, checked, 'method')) return;
  if (member.isStatic && has('readonly')) binder.error('CS8657', nameSpan, [display]);
  else if (reportOpenness(binder, type, { nameSpan, display }, member.flags)) return;
  else if (!hasBody && has('async')) binder.error('CS1994', nameSpan);
  else if (!hasBody && !has('extern') && !member.flags.isAbstract && !has('partial'))
    binder.error('CS0501', nameSpan, [display]);
  else if (!reportProtected(binder, member, nameSpan) && type.flags.isStatic && !member.isStatic)
    binder.error('CS0708', nameSpan, [member.name]);
}

const extendedWords: ReadonlySet<string> = new Set(['virtual', 'override', 'sealed', 'new', 'extern']);

/** Whether the check of partial members has something to say, which comes first. */
function isPartialMistake(
  { flags, returnType, parameters }: MethodSymbol,
  modifiers: readonly ModifierToken[],
): boolean {
  if (flags.isAbstract && hasModifier(modifiers, 'abstract')) return true;
  if (modifiers.some(({ text }) => accessWords.has(text))) return false;
  return (
    !isVoid(returnType) ||
    parameters.some(({ refKind }) => refKind === 'out') ||
    modifiers.some(({ text }) => extendedWords.has(text))
  );
}

/** Reports the first thing that is wrong with a property's words; its accessors are checked by themselves. */
export function checkPropertyModifiers(binder: Binder, host: ModifierHost, checked: CheckedMember): void {
  const { type } = host;
  const { member, nameSpan, display } = checked;
  if (reportInheritance(binder, host, checked, 'property')) return;
  if (reportProtected(binder, member, nameSpan) || !type.flags.isStatic || member.isStatic) return;
  binder.error(member.name === 'this[]' ? 'CS0720' : 'CS0708', nameSpan, [display]);
}

/** The same of an event, whose type must be a delegate. */
export function checkEventModifiers(binder: Binder, host: ModifierHost, checked: CheckedMember): void {
  const { type } = host;
  const { nameSpan, display } = checked;
  const member = checked.member as EventSymbol;
  if (reportInheritance(binder, host, checked, 'event')) return;
  if (reportProtected(binder, member, nameSpan)) return;
  if (type.flags.isStatic && !member.isStatic) binder.error('CS0708', nameSpan, [member.name]);
  else if (!isErroneous(member.type) && !isDelegate(member.type)) binder.error('CS0066', nameSpan, [display]);
  else reportOpenness(binder, type, { nameSpan, display }, member.flags);
}

/** The words that say whether a derived type gives the member another body. @returns whether something was reported */
function reportInheritance(
  binder: Binder,
  host: ModifierHost,
  checked: CheckedMember,
  word: MemberWord,
): boolean {
  const { modifiers } = checked;
  if (modifiers.length === 0) return false;
  const { type } = host;
  const { member, nameSpan, display } = checked;
  const has = (text: string): boolean => hasModifier(modifiers, text);
  checkStaticSeal(binder, type, modifiers, nameSpan);
  const isOpen = has('virtual') || has('override') || has('abstract');
  if (isOpen && member.accessibility === 'private') binder.error('CS0621', nameSpan, [display]);
  else if (word !== 'method' && has('static') && has('readonly')) binder.error('CS8657', nameSpan, [display]);
  else if (has('override') && (has('new') || has('virtual'))) binder.error('CS0113', nameSpan, [display]);
  else if (has('sealed') && !has('override') && !isSealAllowed(type, has))
    binder.error('CS0238', nameSpan, [display]);
  else if (word !== 'method' && has('partial') && reportPartial(binder, host, checked, has)) return true;
  else if (type.kind === 'struct' && has('sealed') && word === 'method')
    binder.error('CS0106', nameSpan, ['sealed']);
  else if (type.kind === 'struct' && has('abstract')) binder.error('CS0106', nameSpan, ['abstract']);
  else if (type.kind === 'struct' && has('virtual')) binder.error('CS0106', nameSpan, ['virtual']);
  else if (has('abstract') && has('extern')) binder.error('CS0180', nameSpan, [display]);
  else if (has('abstract') && has('sealed') && !has('static')) binder.error('CS0502', nameSpan, [display]);
  else if (has('abstract') && has('virtual')) binder.error('CS0503', nameSpan, [word, display]);
  else return false;
  return true;
}

/** Members of interfaces with a body are sealed by the word alone; what is static there is sealed anyway. */
const isSealAllowed = ({ kind }: NamedType, has: (text: string) => boolean): boolean =>
  kind === 'interface' && (has('static') || !(has('private') || has('abstract') || has('virtual')));

/** What is static in an interface is either sealed or for others to implement (CS0106). */
export function checkStaticSeal(
  binder: Binder,
  { kind }: NamedType,
  modifiers: readonly ModifierToken[],
  nameSpan: TextSpan,
): void {
  const has = (text: string): boolean => hasModifier(modifiers, text);
  if (kind === 'interface' && has('sealed') && has('static') && (has('abstract') || has('virtual')))
    binder.ofCreation.error('CS0106', nameSpan, ['sealed']);
}

/** What is wrong with a part of a property or event by itself. @returns whether something was reported */
function reportPartial(
  binder: Binder,
  { isPartial }: ModifierHost,
  { member, nameSpan }: CheckedMember,
  has: (text: string) => boolean,
): boolean {
  if (!isPartial) binder.error('CS0751', nameSpan);
  else if (member.explicitInterface) binder.error('CS0754', nameSpan);
  else if (has('abstract')) binder.error('CS0750', nameSpan);
  else return false;
  return true;
}

/** Reports a method or accessor that is abstract in a class that is not, or virtual where nothing can override it. @returns whether it did */
export function reportOpenness(
  binder: Binder,
  type: NamedType,
  { nameSpan, display }: Pick<CheckedMember, 'nameSpan' | 'display'>,
  flags: MethodSymbol['flags'],
): boolean {
  if (type.kind !== 'class') return false;
  const { isAbstract, isSealed } = type.flags;
  const values = [display, displayType(type)];
  if (flags.isAbstract && !isAbstract) binder.error('CS0513', nameSpan, values);
  else if (flags.isVirtual && isSealed) binder.error('CS0549', nameSpan, values);
  else return false;
  return true;
}

/** Nobody derives from what is sealed or a struct. @returns whether something was reported */
export function reportProtected(binder: Binder, member: Exclude<Member, NamedType>, span: TextSpan): boolean {
  const type = member.containingType;
  if (!type || !member.accessibility.includes('protected')) return false;
  if (('isOverride' in member.flags && member.flags.isOverride) || !cannotBeBase(type)) return false;
  binder.error(newProtected(type), span, [displayMember(member)]);
  return true;
}

/** @returns the code for what only derived types could use, of a type from which none derives */
export const newProtected = ({ kind }: NamedType): 'CS0666' | 'CS0628' =>
  kind === 'struct' ? 'CS0666' : 'CS0628';

/** Whether no type can derive from it; static classes are told of by themselves. */
export const cannotBeBase = ({ flags, kind }: NamedType): boolean =>
  flags.isSealed === true || kind === 'struct';

/** Whether no member may have the name of its type; in interfaces only static ones are not allowed to. */
export const isNameTaken = ({ kind }: NamedType, { isStatic }: Exclude<Member, NamedType>): boolean =>
  kind !== 'interface' || isStatic;
