// Values at run time: boxes, equality, order, arithmetic, delegates, tuples.
import { describe, expect, test } from 'vitest';
import {
  checkInt,
  divideInt,
  doubleToInt,
  doubleToLong,
  multiplyIntChecked,
  remainderInt,
} from '../../runtime/arithmetic.ts';
import { Box, toArray } from '../../runtime/box.ts';
import { box, cast, castOrNull, isInstance } from '../../runtime/casting.ts';
import { compare } from '../../runtime/comparison.ts';
import { specialType } from '../../runtime/core-types.ts';
import {
  combine,
  delegateEquals,
  invocationList,
  methodDelegate,
  own,
  remove,
} from '../../runtime/delegates.ts';
import { equals, hash, objectEquals } from '../../runtime/equality.ts';
import {
  DivideByZeroException,
  InvalidCastException,
  NullReferenceException,
  OverflowException,
} from '../../runtime/exceptions.ts';
import { iterateBoxed } from '../../runtime/iterate.ts';
import { textOf } from '../../runtime/text.ts';
import { createTuple } from '../../runtime/tuple.ts';
import { typeName } from '../../runtime/type-name.ts';
import { typeOf } from '../../runtime/type-of.ts';
import { templateLibrary } from '../../../mockwright/template/compiling/library.ts';

const { library } = templateLibrary();
const int = specialType('int');
const double = specialType('double');
const char = specialType('char');
const string = specialType('string');
const object = specialType('object');

describe('boxes', () => {
  test('what its JavaScript form does not tell goes along', () => {
    expect(box(5, int)).toBe(5);
    expect(box(5, double)).toEqual(new Box(double, 5));
    expect(box(null, library.nullable(char))).toBeNull();
    expect(typeName(typeOf(box(5, library.nullable(char))))).toBe('System.Char');
  });
  test('casts', () => {
    expect(cast(box(2.5, double), double)).toBe(2.5);
    expect(() => cast(5, string)).toThrow(InvalidCastException);
    expect(() => cast(null, int)).toThrow(NullReferenceException);
    expect(castOrNull(5, string)).toBeNull();
    expect(
      isInstance(
        toArray(['a'], string),
        library.core('System.Collections.Generic.IEnumerable', 1).construct([object]),
      ),
    ).toBe(true);
    expect(
      isInstance(
        toArray([1], int),
        library.core('System.Collections.Generic.IEnumerable', 1).construct([object]),
      ),
    ).toBe(false);
  });
  test('elements of a non-generic sequence', () => {
    expect([...iterateBoxed('ab')]).toEqual([new Box(char, 97), new Box(char, 98)]);
  });
});

describe('equality and order', () => {
  test('numbers', () => {
    expect([
      equals(NaN, NaN),
      equals(1, 2),
      objectEquals(new Box(char, 97), new Box(char, 97)),
      objectEquals(97, new Box(char, 97)),
    ]).toEqual([true, false, true, false]);
    expect([compare(NaN, 1), compare(null, 'a'), compare(2n, 1n), compare(false, true)]).toEqual([
      -1, -1, 1, -1,
    ]);
    expect(hash(0)).toBe(hash(-0));
  });
  test('tuples', () => {
    const type = library.tuple([int, string]);
    const [a, b] = [createTuple(type, [1, 'x']), createTuple(type, [1, 'x'])];
    expect([
      equals(a, b),
      hash(a) === hash(b),
      compare(a, createTuple(type, [2, 'a'])),
      textOf(a, type),
    ]).toEqual([true, true, -1, '(1, x)']);
  });
});

describe('arithmetic', () => {
  test('int', () => {
    expect([
      divideInt(-7, 2),
      Object.is(remainderInt(-4, 2), 0),
      checkInt(5),
      doubleToInt(1e20),
      doubleToInt(NaN),
      doubleToLong(-1e30),
    ]).toEqual([-3, true, 5, 2147483647, 0, -0x8000000000000000n]);
    expect(() => divideInt(1, 0)).toThrow(DivideByZeroException);
    expect(() => divideInt(-2147483648, -1)).toThrow(OverflowException);
    expect(() => multiplyIntChecked(65536, 65536)).toThrow(OverflowException);
  });
});

describe('delegates', () => {
  test('combine and remove', () => {
    const log: string[] = [];
    const [a, b] = [own((): number => log.push('a')), own((): number => log.push('b'))];
    const all = combine(combine(a, b), a)!;
    expect(invocationList(all)).toEqual([a, b, a]);
    remove(all, a)!();
    expect(log).toEqual(['a', 'b']);
    expect(remove(a, a)).toBeNull();
  });
  test('of the same method and object are equal', () => {
    const [method, target] = [{}, {}];
    expect(
      delegateEquals(
        methodDelegate(() => 1, method, target),
        methodDelegate(() => 2, method, target),
      ),
    ).toBe(true);
    expect(
      delegateEquals(
        methodDelegate(() => 1, method, target),
        methodDelegate(() => 1, method, {}),
      ),
    ).toBe(false);
  });
});
