// Uses of what `[Obsolete]` marks (C# 23.5.4).
import type { AttributeData, Member } from '../../../metadata/symbols.ts';
import type { TextSpan } from '../../../text/source-text.ts';
import { displayMember, displayType } from '../../symbols/display.ts';
import type { Binder } from '../binder.ts';

const markOf = ({
  attributes,
}: {
  readonly attributes: readonly AttributeData[];
}): AttributeData | undefined =>
  attributes.find(({ type }) => type.name === 'ObsoleteAttribute' && type.namespace === 'System');

/** Reports the use of a type or member that its author warns of, or forbids; what is obsolete itself may use it. */
export function reportObsolete(binder: Binder, symbol: Member, span: TextSpan): void {
  const mark = markOf(symbol.definition);
  const { member, containingType } = binder;
  if (!mark || (member && markOf(member)) || (containingType && markOf(containingType))) return;
  const [message, isError] = mark.arguments;
  const isMember =
    symbol.kind === 'method' ||
    symbol.kind === 'property' ||
    symbol.kind === 'field' ||
    symbol.kind === 'event';
  const display = isMember ? displayMember(symbol) : displayType(symbol);
  const values = [display, ...(typeof message === 'string' ? [message] : [])];
  binder.error(isError === true ? 'CS0619' : values.length > 1 ? 'CS0618' : 'CS0612', span, values);
}
