// Members and types that mention what fewer can see than them (CS0050–CS0061, CS0703, CS7025).
import type { Member, MethodSymbol, ParameterSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../../symbols/display.ts';
import type { Binder } from '../../binder.ts';
import type { BindingCode } from '@mockwright/language/diagnostics/binding-codes';
import type { SourceType } from '../source-type.ts';
import { checkVisible, isAsVisible } from './visibility.ts';
import type { Visible } from './visibility.ts';

/** The codes of a hidden result and of a hidden parameter. */
interface SignatureCodes {
  readonly result: BindingCode;
  readonly parameter: BindingCode;
}

const methodCodes: SignatureCodes = { result: 'CS0050', parameter: 'CS0051' };
const operatorCodes: SignatureCodes = { result: 'CS0056', parameter: 'CS0057' };
const indexerCodes: SignatureCodes = { result: 'CS0054', parameter: 'CS0055' };
const delegateCodes: SignatureCodes = { result: 'CS0058', parameter: 'CS0059' };

/** The type's bases, and the signatures of its members. */
export function checkVisibility(source: SourceType): void {
  const { type, binder, identifier } = source;
  checkBaseVisibility(source);
  if (type.kind === 'delegate') {
    const { delegateInvoke } = type;
    if (delegateInvoke)
      checkSignature(binder, type, delegateInvoke, displayType(type), delegateCodes, identifier);
    return;
  }
  if (source.primary)
    for (const name of ['.ctor', 'Deconstruct'])
      for (const member of type.members(name))
        if (member.kind === 'method' && !source.places.has(member))
          checkMemberVisibility(binder, member, member, identifier);
  for (const [member, span] of source.places) checkMemberVisibility(binder, member, member, span);
}

function checkBaseVisibility({ type, binder, identifier, interfaceSpans }: SourceType): void {
  const { baseType } = type;
  if (baseType && type.kind === 'class' && !isAsVisible(baseType, type))
    binder.error('CS0060', identifier, [displayType(type), displayType(baseType)]);
  if (type.kind !== 'interface') return;
  for (const face of interfaceSpans.keys())
    if (!isAsVisible(face, type)) binder.error('CS0061', identifier, [displayType(type), displayType(face)]);
}

/**
 * A member of a type or of the script.
 * @param place the member's accessibility as written, and where it stands
 */
export function checkMemberVisibility(binder: Binder, member: Member, place: Visible, span: TextSpan): void {
  switch (member.kind) {
    case 'method': {
      if (member.associated || member.explicitInterface) return;
      const isOperator = member.methodKind === 'operator' || member.methodKind === 'conversion';
      const codes = isOperator ? operatorCodes : methodCodes;
      checkSignature(binder, place, member, displayMember(member), codes, span);
      return;
    }
    case 'property':
      if (member.explicitInterface) return;
      if (member.parameters.length === 0)
        checkVariableVisibility(binder, 'property', displayMember(member), member.type, place, span);
      else
        checkSignature(
          binder,
          place,
          { returnType: member.type, parameters: member.parameters },
          displayMember(member),
          indexerCodes,
          span,
        );
      return;
    case 'field':
    case 'event':
      if (member.kind === 'field' || !member.explicitInterface)
        checkVariableVisibility(binder, member.kind, displayMember(member), member.type, place, span);
      return;
    default:
  }
}

const variableCodes = { field: 'CS0052', property: 'CS0053', event: 'CS7025' } as const;

/** Something with a type of its own. */
export function checkVariableVisibility(
  binder: Binder,
  kind: keyof typeof variableCodes,
  display: string,
  type: Type,
  place: Visible,
  span: TextSpan,
): void {
  checkVisible(binder, variableCodes[kind], place, type, display, span);
}

function checkSignature(
  binder: Binder,
  place: Visible,
  {
    returnType,
    parameters,
  }: Pick<MethodSymbol, 'returnType'> & { readonly parameters: readonly ParameterSymbol[] },
  display: string,
  codes: SignatureCodes,
  span: TextSpan,
): void {
  checkVisible(binder, codes.result, place, returnType, display, span);
  for (const { type } of parameters) checkVisible(binder, codes.parameter, place, type, display, span);
}
