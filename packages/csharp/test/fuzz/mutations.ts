// Recorded scripts with mistakes in them: tokens left out, doubled, exchanged, replaced, and scripts run into each other.
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { jsonFilesBelow } from '../../../mockwright/test/cases/recorded-files.ts';

const folders = [
  '../../../mockwright/test/conformance/csharp/',
  '../constructs/',
  '../../../dotnet/test/',
].map((name) => new URL(name, import.meta.url));

interface Recorded {
  readonly code?: string;
  readonly blocks?: readonly string[];
}
/** Longer scripts take their time without meeting more of the grammar. */
const longest = 1200;
/** All recorded scripts, as tokens. */
const scripts: readonly (readonly string[])[] = folders
  .flatMap((folder) => jsonFilesBelow(folder).map((name) => new URL(name, folder)))
  .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as readonly Recorded[])
  .flatMap(({ code, blocks }) => blocks ?? (code === undefined ? [] : [code]))
  .filter(({ length }) => length <= longest)
  .map(tokensOf);

/** Roughly C#'s tokens; white space belongs to the token before it. */
function tokensOf(code: string): readonly string[] {
  return (
    code.match(
      /(?:[$@]*"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|[A-Za-z_]\w*|\d[\w.]*|\/\/[^\n]*|[-+*/%&|^=<>!?]=|=>|&&|\|\||\?\?|[^\s])\s*/g,
    ) ?? []
  );
}

const tokens: readonly string[] = [...new Set(scripts.flat())];

type Change = (code: string[]) => void;
const place = fc.nat({ max: 10_000 });
const at = (code: readonly string[], index: number): number => (code.length === 0 ? 0 : index % code.length);

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ from: place, count: fc.integer({ min: 1, max: 4 }) }).map(
    ({ from, count }): Change =>
      (code) =>
        void code.splice(at(code, from), count),
  ),
  place.map(
    (index): Change =>
      (code) =>
        void code.splice(at(code, index), 0, code[at(code, index)] ?? ''),
  ),
  fc.tuple(place, place).map(([a, b]): Change => (code) => {
    const [left, right] = [at(code, a), at(code, b)];
    [code[left], code[right]] = [code[right] ?? '', code[left] ?? ''];
  }),
  fc.tuple(place, fc.nat({ max: tokens.length - 1 })).map(
    ([index, token]): Change =>
      (code) =>
        void code.splice(at(code, index), 1, tokens[token]!),
  ),
  fc.tuple(place, fc.nat({ max: tokens.length - 1 })).map(
    ([index, token]): Change =>
      (code) =>
        void code.splice(at(code, index), 0, tokens[token]!),
  ),
  fc
    .tuple(place, fc.nat({ max: scripts.length - 1 }), place, fc.integer({ min: 1, max: 30 }))
    .map(([index, script, from, count]): Change => (code) => {
      const other = scripts[script]!;
      const start = at(other, from);
      code.splice(at(code, index), 0, ...other.slice(start, start + count));
    }),
  place.map(
    (index): Change =>
      (code) =>
        void code.splice(at(code, index)),
  ),
);

/** A recorded script, changed in one to four places. */
export const mutatedScript: fc.Arbitrary<string> = fc
  .tuple(fc.nat({ max: scripts.length - 1 }), fc.array(change, { minLength: 1, maxLength: 4 }))
  .map(([script, changes]) => {
    const code = [...scripts[script]!];
    for (const apply of changes) apply(code);
    return code.join('');
  });
