// Namespaces that are imported for all templates.
import type { Library } from '@mockwright/csharp';
import { nearestName } from '@mockwright/language/text/nearest-name';
import { printableLine } from '@mockwright/language/text/printable';
import { didYouMean } from '../reading/report.ts';
import { templateLibrary } from './library.ts';

/** What may be meant by a name that is no namespace; undefined for one that is. */
export function namespaceHint(library: Library, name: string): string | undefined {
  if (library.isNamespace(name)) return undefined;
  return library.whyLeftOut(name) ?? didYouMean(nearestName(name, library.namespaces()));
}

/**
 * What is wrong with the namespaces of the setting `Mock:Imports`: a sentence for each that there is not.
 * @param given what they are called where they stand
 */
export function importProblems(names: readonly string[], given = 'Mock:Imports'): readonly string[] {
  return names.flatMap((name) => {
    const hint = namespaceHint(templateLibrary().library, name);
    if (hint === undefined) return [];
    return [printableLine(`${given}: there is no namespace '${name}'${hint === '' ? '' : `: ${hint}`}`)];
  });
}
