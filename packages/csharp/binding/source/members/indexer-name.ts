// `[IndexerName("…")]`: what .NET calls an indexer.
import type { PropertySymbol } from '@mockwright/language/metadata/symbols';
import type { IndexerDeclarationSyntax, PropertyDeclarationSyntax } from '../../../syntax/nodes.ts';
import { identifier } from './conditional-attribute.ts';
import type { MemberHost } from './member-host.ts';
import { writtenAttributes } from './written-attributes.ts';

/** Notes the name; reports one that is none (CS0633), and the attribute where no indexer is declared (CS0415). */
export function bindIndexerName(
  { binder }: MemberHost,
  property: PropertySymbol,
  { kind, attributeLists }: PropertyDeclarationSyntax | IndexerDeclarationSyntax,
): void {
  const [attribute] = writtenAttributes(attributeLists, 'IndexerName');
  if (!attribute) return;
  const { name, arguments: [argument] = [] } = attribute;
  const text = binder.source.text.slice(name.start, name.end);
  if (kind !== 'IndexerDeclaration' || property.explicitInterface)
    return binder.error('CS0415', name, [text]);
  if (!argument) return;
  const { result } = binder.speculate(() =>
    binder.bindConverted(argument.expression, binder.library.special('string')),
  );
  const value = result.constant?.value;
  if (typeof value === 'string' && identifier.test(value)) property.indexerName = value;
  else if (result.constant) binder.error('CS0633', argument, [text]);
}
