// `CharEnumerator`: what `string.GetEnumerator()` gives.
import { declareType } from '../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType } from '../../metadata/symbols.ts';
import { coreType, specialType } from '../../runtime/core-types.ts';
import { Enumerator } from '../../runtime/enumerator.ts';
import { characters } from '../../runtime/iterate.ts';

/** Walks the characters of a string. */
export class CharEnumerator extends Enumerator<number> {
  constructor(text: string) {
    super({ [Symbol.iterator]: () => characters(text)[Symbol.iterator]() }, specialType('char'));
  }
  override get $type(): NamedType {
    return coreType('System.CharEnumerator');
  }
}

export const charEnumeratorType: TypeDeclaration = declareType(
  'public sealed class System.CharEnumerator : IEnumerator<char>',
  {
    'char Current { get; }': (self: CharEnumerator) => self.requireCurrent(),
    'bool MoveNext()': (self: CharEnumerator) => self.MoveNext(),
    'void Dispose()': (self: CharEnumerator) => self.Dispose(),
    'void Reset()': (self: CharEnumerator) => self.Reset(),
  },
);
