// Uses of what `[Obsolete]` marks (C# 23.5.4).
import type { AttributeData, Member } from '../../../metadata/symbols.ts';
import type { TextSpan } from '../../../text/source-text.ts';
import { displayMember, displayType } from '../../symbols/display.ts';
import type { LocalSymbol } from '../../symbols/local-symbols.ts';
import type { Binder } from '../binder.ts';

const markOf = ({
  attributes,
}: {
  readonly attributes: readonly AttributeData[];
}): AttributeData | undefined =>
  attributes.length === 0
    ? undefined
    : attributes.find(({ type }) => type.name === 'ObsoleteAttribute' && type.namespace === 'System');

/** Whether its author warns of it. */
export const isObsolete = (symbol: Member): boolean => markOf(symbol.definition) !== undefined;

/** How the symbol is used: by its name, or as the `Add` of a collection initializer. */
type ObsoleteUse = 'named' | 'collectionAdd';

/** What is said of what is forbidden, warned of, and warned of with a text. */
const codes = {
  named: ['CS0619', 'CS0612', 'CS0618'],
  collectionAdd: ['CS1063', 'CS1064', 'CS1062'],
} as const;

/** Reports the use of a type or member that its author warns of, or forbids; what is obsolete itself may use it. */
export function reportObsolete(
  binder: Binder,
  symbol: Member | LocalSymbol,
  span: TextSpan,
  use: ObsoleteUse = 'named',
): void {
  const mark = markOf(symbol.kind === 'local' ? symbol : symbol.definition);
  const { member, containingType } = binder;
  if (!mark || (member && markOf(member)) || (containingType && markOf(containingType))) return;
  const [message, isError] = mark.arguments;
  const values = [displayOf(symbol), ...(typeof message === 'string' ? [message] : [])];
  const [error, warning, warningWithText] = codes[use];
  binder.error(isError === true ? error : values.length > 1 ? warningWithText : warning, span, values);
}

/** Warns of an override that is obsolete where what it overrides is not, or the other way round. */
export function reportObsoleteOverride(binder: Binder, member: Member, base: Member, span: TextSpan): void {
  const isMarked = isObsolete(member);
  if (isMarked === isObsolete(base)) return;
  binder.error(isMarked ? 'CS0809' : 'CS0672', span, [displayOf(member), displayOf(base)]);
}

function displayOf(symbol: Member | LocalSymbol): string {
  switch (symbol.kind) {
    case 'local':
      return symbol.name;
    case 'method':
    case 'property':
    case 'field':
    case 'event':
      return displayMember(symbol);
    default:
      return displayType(symbol);
  }
}
