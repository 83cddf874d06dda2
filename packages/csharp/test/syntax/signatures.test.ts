// Signatures of the library's members and headers of its types.
import { describe, expect, test } from 'vitest';
import { isExpression, parseMemberSignature, parseTypeHeader } from '../../syntax/parse.ts';
import { dump } from './dump.ts';

test.each([
  ['int Count { get; }', '(PropertyDeclaration int Count [(AccessorDeclaration get)])'],
  [
    'char this[int index] { get; }',
    '(IndexerDeclaration char (ParameterList [(Parameter int index)]) [(AccessorDeclaration get)])',
  ],
  [
    'const int MaxValue',
    '(FieldDeclaration [const] (VariableDeclaration int [(VariableDeclarator MaxValue)]))',
  ],
  [
    'static readonly string Empty',
    '(FieldDeclaration [static readonly] (VariableDeclaration string [(VariableDeclarator Empty)]))',
  ],
  ['List(int capacity)', '(ConstructorDeclaration List (ParameterList [(Parameter int capacity)]))'],
  [
    'event EventHandler Changed',
    '(EventFieldDeclaration (VariableDeclaration EventHandler [(VariableDeclarator Changed)]))',
  ],
  [
    'static T operator +(T a, T b)',
    '(OperatorDeclaration [static] T + (ParameterList [(Parameter T a) (Parameter T b)]))',
  ],
  [
    'implicit operator JToken(string value)',
    '(ConversionOperatorDeclaration implicit JToken (ParameterList [(Parameter string value)]))',
  ],
  [
    'static string Join<T>(string separator, IEnumerable<T> values)',
    '(MethodDeclaration [static] string Join [(TypeParameter none T)] (ParameterList [(Parameter string separator) (Parameter (GenericName IEnumerable [T]) values)]))',
  ],
  [
    'static T Max<T>(this IEnumerable<T> source) where T : struct',
    '(MethodDeclaration [static] T Max [(TypeParameter none T)] (ParameterList [(Parameter [this] (GenericName IEnumerable [T]) source)]) [(TypeParameterConstraintClause T [(ClassOrStructConstraint struct)])])',
  ],
])('%s', (signature, expected) => {
  expect(dump(parseMemberSignature(signature))).toBe(expected);
});

test.each([
  ['public enum System.DayOfWeek', '(EnumDeclaration [public] System DayOfWeek)'],
  [
    'public sealed class System.Collections.Generic.List<T> : IList<T>',
    '(TypeDeclaration [public sealed] class (QualifiedName (QualifiedName System Collections) Generic) List [(TypeParameter none T)] [(BaseType (GenericName IList [T]))])',
  ],
  [
    'public delegate TResult System.Func<in T, out TResult>(T arg)',
    '(DelegateDeclaration [public] System TResult Func [(TypeParameter in T) (TypeParameter out TResult)] (ParameterList [(Parameter T arg)]))',
  ],
  ['struct List<T>.Enumerator', '(TypeDeclaration struct (GenericName List [T]) Enumerator)'],
])('%s', (header, expected) => {
  expect(dump(parseTypeHeader(header))).toBe(expected);
});

describe('malformed', () => {
  test.each(['int', 'int F(', 'int F() x', ''])('signature %j throws', (text) => {
    expect(() => parseMemberSignature(text)).toThrow(/Malformed/);
  });
  test.each(['System.DayOfWeek', 'class', 'enum A B'])('header %j throws', (text) => {
    expect(() => parseTypeHeader(text)).toThrow();
  });
});

test.each([
  ['1 + 2', true],
  ['x // comment', true],
  ['1;', false],
  ['a b', false],
  ['', false],
])('isExpression(%j)', (text, expected) => {
  expect(isExpression(text)).toBe(expected);
});
