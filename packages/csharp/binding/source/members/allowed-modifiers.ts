// Which words may stand before which member.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { accessWords } from './modifiers.ts';

/** Members that may implement an interface explicitly; operators are those that change their object. */
export type MemberForm = 'method' | 'property' | 'indexer' | 'event' | 'operator';

const everywhere: readonly string[] = ['extern', 'partial', 'unsafe'];

const known = new Map<string, ReadonlySet<string>>();

/** The modifiers of methods, properties, indexers and events of that type (C# 15.3); explicit implementations have few. */
export function allowedModifiers(
  form: MemberForm,
  { kind }: Pick<NamedType, 'kind'>,
  isExplicit: boolean,
): ReadonlySet<string> {
  const key = `${form} ${kind} ${isExplicit}`;
  const found = known.get(key);
  if (found) return found;
  const words = new Set(everywhere);
  const isInterface = kind === 'interface';
  if (!isExplicit) {
    for (const word of [...accessWords, 'new', 'sealed', 'abstract', 'virtual']) words.add(word);
    if (!isInterface) words.add('override');
    if (!isInterface && form === 'property') words.add('required');
  } else if (isInterface) words.add('abstract');
  if (form !== 'indexer' && form !== 'operator') words.add('static');
  if (form === 'method') words.add('async');
  if (kind === 'struct') words.add('readonly');
  if (form === 'operator') words.delete('partial');
  known.set(key, words);
  return words;
}

const accessibleInStruct: ReadonlySet<string> = new Set([...accessWords, 'readonly']);
const readOnly: ReadonlySet<string> = new Set(['readonly']);
const none: ReadonlySet<string> = new Set();

/** The modifiers of a property's accessors; who may use an explicit implementation is not theirs to say. */
export function accessorModifiers({ kind }: NamedType, isExplicit: boolean): ReadonlySet<string> {
  if (kind === 'struct') return isExplicit ? readOnly : accessibleInStruct;
  return isExplicit ? none : accessWords;
}
