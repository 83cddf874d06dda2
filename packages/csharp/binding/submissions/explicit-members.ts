// `void I.F()` at the top of a script, which implements no interfaces.
import { displayMember } from '../../symbols/display.ts';
import type { MemberDeclarationSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';

/** Reports a member that names the interface it implements (CS0541). */
export function checkImplements(binder: Binder, member: MemberDeclarationSyntax): void {
  switch (member.kind) {
    case 'MethodDeclaration':
    case 'PropertyDeclaration':
    case 'IndexerDeclaration':
    case 'EventDeclaration': {
      if (!member.explicitInterface) return;
      binder.bindType(member.explicitInterface);
      const place = member.kind === 'IndexerDeclaration' ? member.thisKeyword : member.identifier;
      const name = binder.source.text.slice(place.start, place.end);
      const method = member.kind === 'MethodDeclaration' ? binder.submission.functions(name)[0] : undefined;
      binder.error('CS0541', place, [method ? displayMember(method) : name]);
      break;
    }
    default:
  }
}
