// The entities that a document declares for itself.
import { spendSize } from '@mockwright/language/runtime/run';
import { XmlException } from './xml-exception.ts';

/** `MaxCharactersFromEntities`, as the readers of `XDocument` and `XmlDocument` have it. */
const longestInAll = 10_000_000;
const declarations = /<!--(?:[\s\S]*?-->|[\s\S]*)|<!ENTITY\s+([^\s%]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g;

/**
 * Adds the entities that a document type declares; of several with one name the first.
 * @param known what a parser asks for the text of each reference. @throws XmlException where they give too much in all
 */
export function declareEntities(subset: string, known: Record<string, string>): void {
  let given = 0;
  for (const [, name, double, single] of subset.matchAll(declarations)) {
    if (name === undefined || name in known) continue;
    const text = double ?? single!;
    const get = (): string => {
      given += text.length;
      if (given > longestInAll)
        throw new XmlException('The input document has exceeded a limit set by MaxCharactersFromEntities.');
      spendSize(text.length);
      return text;
    };
    Object.defineProperty(known, name, { get });
  }
}
