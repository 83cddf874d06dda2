// What the compiler tells a method about its caller: `[CallerMemberName]` and its relatives (C# 23.5.6).
import type { AttributeData, CallerInfo, Member, ParameterSymbol } from '../../../../metadata/symbols.ts';
import type { TextSpan } from '../../../../text/source-text.ts';
import { metadataNameOf } from '../../../symbols/type-facts.ts';
import type { Binder } from '../../binder.ts';
import { ownValue } from '../../../../text/own-value.ts';

const kinds: Readonly<Record<string, 'memberName' | 'lineNumber' | 'filePath'>> = {
  CallerMemberNameAttribute: 'memberName',
  CallerLineNumberAttribute: 'lineNumber',
  CallerFilePathAttribute: 'filePath',
};

/** What the attributes of a parameter ask for. */
export function callerInfoOf(attributes: readonly AttributeData[]): CallerInfo | undefined {
  for (const { type, arguments: values } of attributes) {
    if (type.namespace !== 'System.Runtime.CompilerServices') continue;
    const kind = ownValue(kinds, type.name);
    if (kind) return { kind };
    const [parameter] = values;
    if (type.name === 'CallerArgumentExpressionAttribute' && typeof parameter === 'string')
      return { kind: 'argument', parameter };
  }
  return undefined;
}

/**
 * The value for a parameter that got no argument; undefined when there is nothing to tell.
 * @param textOf the code of the argument for the parameter of that name
 */
export function callerValue(
  binder: Binder,
  { callerInfo }: ParameterSymbol,
  span: TextSpan,
  textOf: (parameter: string) => string | undefined,
): string | number | undefined {
  switch (callerInfo?.kind) {
    case 'memberName':
      return memberName(binder.member);
    case 'lineNumber':
      return binder.source.positionAt(span.start).line;
    case 'filePath':
      return binder.source.origin ? binder.source.path : '';
    case 'argument':
      return textOf(callerInfo.parameter);
    default:
      return undefined;
  }
}

/** Code of the script itself stands in a method of that name. */
function memberName(member: Member | null): string {
  if (member === null) return '<Initialize>';
  const named = member.kind === 'method' ? (member.associated ?? member) : member;
  return metadataNameOf(named);
}
