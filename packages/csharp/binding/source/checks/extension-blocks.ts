// Extension blocks: a script has no place for them, since its classes are nested ones. What else is wrong is told too.
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { MemberDeclarationSyntax } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { phases } from '../../phases.ts';

type ExtensionBlock = Extract<MemberDeclarationSyntax, { kind: 'ExtensionBlockDeclaration' }>;

/** Reports an extension block, and what cannot stand in one. */
export function checkExtensionBlock(binder: Binder, block: ExtensionBlock): void {
  const from = block.modifiers.at(-1)?.end ?? block.start;
  const start = binder.source.text.indexOf('extension', from);
  const keyword = { start, end: start + 'extension'.length };
  for (const { text } of block.modifiers) binder.error('CS0106', keyword, [text]);
  checkReceiver(binder, block);
  for (const member of block.members)
    for (const name of misplaced(member)) {
      if (member.kind === 'ConstructorDeclaration') binder.error('CS1520', name);
      binder.error('CS9282', name);
    }
  const isOfType = binder.containingType !== null;
  const report = (): void =>
    (isOfType ? binder.withPhase(phases.typeChecks) : binder).error('CS9283', keyword);
  // Where types stand is not known yet while they are made.
  if (isOfType) binder.compilation.checks.later(report);
  else report();
}

function checkReceiver(binder: Binder, { parameterList }: ExtensionBlock): void {
  const [receiver, second] = parameterList.parameters;
  if (second) binder.error('CS9285', second);
  for (const modifier of receiver?.modifiers ?? [])
    if (modifier.text === 'this') binder.error('CS0027', modifier);
    else if (modifier.text === 'params') binder.error('CS1670', modifier);
  if (receiver?.default) binder.error('CS9284', receiver);
}

/** The names of members that need a place of their own in each value, or are types. */
function misplaced(member: MemberDeclarationSyntax): readonly TextSpan[] {
  switch (member.kind) {
    case 'FieldDeclaration':
      return member.declaration.variables.map(({ identifier }) => identifier);
    case 'PropertyDeclaration':
      return member.accessors?.every(({ body, expressionBody }) => !body && !expressionBody)
        ? [member.identifier]
        : [];
    case 'ConstructorDeclaration':
    case 'DestructorDeclaration':
    case 'TypeDeclaration':
    case 'EnumDeclaration':
    case 'DelegateDeclaration':
      return [member.identifier];
    default:
      return [];
  }
}
