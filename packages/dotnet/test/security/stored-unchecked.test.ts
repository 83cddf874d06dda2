// The first wall, by the form of the code: what is stored into an array that was given goes through the checked store.
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { storesOf } from './stored-unchecked.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Why a function may store without asking; by the files whose functions they are, and those functions. */
const reasons: Readonly<Record<string, readonly string[]>> = {
  'the items of collections of objects, which are arrays of their own': [
    'array-list.ts: insertRange',
    'array-list.ts: set',
    'array-list.ts: virtual int Add(object? value)',
    'array-list.ts: virtual void Insert(int index, object? value)',
    'array-list.ts: virtual void Remove(object? obj)',
    'array-list.ts: virtual void RemoveAt(int index)',
    'array-list.ts: virtual void RemoveRange(int index, int count)',
    'array-list.ts: virtual void Reverse(int index, int count)',
    'array-list.ts: virtual void SetRange(int index, ICollection c)',
    'collection-base.ts: put',
    'collection-base.ts: #put',
    'collection-base.ts: #take',
    'queue-type.ts: virtual void Enqueue(object? obj)',
    'stack.ts: push',
  ],
  'elements of an array come back to it': ['sort-range.ts: sortListed'],
  'the kind of the elements was asked for, and the value is made of that kind': [
    'buffer.ts: putBytes',
    'bit-array.ts: copyBits',
    'array-pool.ts: void Return(T[] array, bool clearArray = false)',
    'derived-stream.ts: bridgeReading',
  ],
  'lists of our own, which no template sees': [
    'composite-format.ts: parse',
    'utf8-reader.ts: addTokens',
    'parse-xpath.ts: #steps',
    'parse-xpath.ts: #moreSteps',
    'json-text-writer.ts: set',
    'packed-classes.ts: packedClasses',
    String.raw`params-members.ts: [signature.replace(/params (.+)\[\]\??( \w+\))$/, 'params ReadOnlySpan<$1>$2')]`,
    'parse-path.ts: #path',
    'strict-scanner.ts: #name',
    'property-collection.ts: addProperty',
    'construct-object.ts: constructorValues',
    'populate-collection.ts: dimension',
  ],
};
const exempt = new Set(Object.values(reasons).flat());

test('nothing is stored into a given array unchecked', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!(?:.*\/)?(?:test|node_modules)\/).*\.ts$/.test(file),
  );
  const found = new Map<string, string>();
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    if (!/\] = |\]! = |\.(?:copyWithin|fill|push|splice|unshift)\(/.test(text)) continue;
    for (const { place, code } of storesOf(text)) found.set(`${basename(file)}: ${place}`, code);
  }
  expect([...found].filter(([place]) => !exempt.has(place))).toEqual([]);
  expect([...exempt].filter((place) => !found.has(place))).toEqual([]);
});

test.each([
  ['function f(a: unknown[], v: unknown) { a[0] = v; }', 1],
  ['function f(a: unknown[], v: unknown) { a[0] = storable(t, v, s); }', 0],
  ['const f = (a) => { for (const x of y) (a as NetArray)[x] = x; };', 1],
  ['function f(a: NetArray | null) { a!.fill(1); }', 1],
  ['function f(a: number[]) { a[0] = 1; }', 0],
  ['function f(a: unknown[]) { const b = []; b[0] = a; b.push(a); }', 0],
])('%s has %i', (code, count) => expect(storesOf(code)).toHaveLength(count));
