// Uses of what `[Obsolete]` marks (C# 23.5.4).
import type { Member } from '../../metadata/symbols.ts';
import type { TextSpan } from '../../text/source-text.ts';
import { displayMember } from '../symbols/display.ts';
import type { Binder } from './binder.ts';

/** Reports the use of a member that its author warns of, or forbids. */
export function reportObsolete(binder: Binder, member: Member, span: TextSpan): void {
  const mark = member.definition.attributes.find(
    ({ type }) => type.name === 'ObsoleteAttribute' && type.namespace === 'System',
  );
  if (!mark) return;
  const [message, isError] = mark.arguments;
  const values = [displayMember(member), ...(typeof message === 'string' ? [message] : [])];
  binder.error(isError === true ? 'CS0619' : values.length > 1 ? 'CS0618' : 'CS0612', span, values);
}
