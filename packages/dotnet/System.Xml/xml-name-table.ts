// The class `System.Xml.XmlNameTable` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { IndexOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';
import { textOfChars } from '../System/text/chars.ts';
import type { NameTable } from './name-table.ts';

const partOf = (chars: readonly number[] | null, start: number, length: number): string => {
  if (length !== 0 && (start < 0 || length < 0 || start + length > dereferenced(chars).length))
    throw new IndexOutOfRangeException();
  return length === 0 ? '' : textOfChars(chars!.slice(start, start + length));
};

/** `System.Xml.XmlNameTable`. */
export const xmlNameTableType: TypeDeclaration = declareType(
  'public abstract class System.Xml.XmlNameTable',
  () => ({
    'abstract string Add(string array)': (self: NameTable, name: string | null) =>
      self.add(notNull(name, 'key')),
    'abstract string Add(char[] array, int offset, int length)': (
      self: NameTable,
      chars: readonly number[] | null,
      start: number,
      length: number,
    ) => self.add(partOf(chars, start, length)),
    'abstract string? Get(string array)': (self: NameTable, name: string | null) =>
      self.get(notNull(name, 'value')),
    'abstract string? Get(char[] array, int offset, int length)': (
      self: NameTable,
      chars: readonly number[] | null,
      start: number,
      length: number,
    ) => self.get(partOf(chars, start, length)),
  }),
);
