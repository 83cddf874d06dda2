// Uses of what `[Obsolete]` marks (C# 23.5.4), or `[Experimental]`.
import type { AttributeData, Member } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../symbols/display.ts';
import type { LocalSymbol } from '../../symbols/local-symbols.ts';
import type { Binder } from '../binder.ts';
import type { ReportOptions } from '../to-diagnostic.ts';

/** What may have attributes. */
interface Attributed {
  readonly attributes: readonly AttributeData[];
}

const markOf = ({ attributes }: Attributed): AttributeData | undefined =>
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

/** Reports the use of a type or member that its author warns of, or forbids; what is marked so itself may use it. */
export function reportObsolete(
  binder: Binder,
  symbol: Member | LocalSymbol,
  span: TextSpan,
  use: ObsoleteUse = 'named',
): void {
  const bearer = symbol.kind === 'local' ? symbol : symbol.definition;
  if (bearer.attributes.length === 0) return;
  const mark = markOf(bearer);
  if (!mark) return reportExperimental(binder, symbol, bearer, span);
  const { member, containingType } = binder;
  if ((member && markOf(member)) || (containingType && markOf(containingType))) return;
  const [message, isError] = mark.arguments;
  const values = [displayOf(symbol), ...(typeof message === 'string' ? [message] : [])];
  const [error, warning, warningWithText] = codes[use];
  const code = isError === true ? error : values.length > 1 ? warningWithText : warning;
  const custom = mark.named.size > 0 ? customReport(mark, code, mark.named.get('DiagnosticId')) : undefined;
  binder.error(code, span, values, { custom });
}

/** Reports the use of what its author may still change; what is experimental itself may use it. */
function reportExperimental(
  binder: Binder,
  symbol: Member | LocalSymbol,
  bearer: Attributed,
  span: TextSpan,
): void {
  const mark = experimentalMark(bearer);
  const { member, containingType } = binder;
  if (!mark || (member && experimentalMark(member)) || (containingType && experimentalMark(containingType)))
    return;
  const message = mark.named.get('Message');
  const code = typeof message === 'string' ? 'CS9268' : 'CS9204';
  const values = [displayOf(symbol), ...(typeof message === 'string' ? [message] : [])];
  const custom = { ...customReport(mark, code, mark.arguments[0]), isErrorUnlessOff: true };
  binder.error(code, span, values, { custom });
}

const experimentalMark = ({ attributes }: Attributed): AttributeData | undefined =>
  attributes.find(
    ({ type }) =>
      type.name === 'ExperimentalAttribute' && type.namespace === 'System.Diagnostics.CodeAnalysis',
  );

function customReport(
  { named }: AttributeData,
  code: string,
  given: unknown,
): NonNullable<ReportOptions['custom']> {
  const id = typeof given === 'string' && given !== '' ? given : undefined;
  const format = named.get('UrlFormat');
  const url = typeof format === 'string' ? format.replaceAll('{0}', id ?? code) : undefined;
  return { id, url, isErrorUnlessOff: false };
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
