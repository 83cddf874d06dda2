// Fills in `{{name.firstName}}` texts: each names a dataset's category and one of its methods, perhaps with arguments.
import type { MethodSymbol, NamedType, ParameterSymbol, Type } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { enumMembers } from '@mockwright/language/runtime/enum-text';
import {
  ArgumentException,
  ArgumentOutOfRangeException,
  Exception,
  NullReferenceException,
} from '@mockwright/language/runtime/exceptions';
import { spend } from '@mockwright/language/runtime/run';
import { TextCache } from '@mockwright/language/runtime/text-cache';
import { callMethod } from '@mockwright/language/runtime/members';
import { textOf } from '@mockwright/language/runtime/text';
import { ownValue } from '@mockwright/language/text/own-value';

/** The dataset of a category (`name`), or undefined when the caller has none of it. */
export type FindDataSet = (category: string) => object | undefined;

/** Categories by the names that texts use, in capitals, and the types they mean. */
const categories: Readonly<Record<string, string>> = {
  ADDRESS: 'Bogus.DataSets.Address',
  COMMERCE: 'Bogus.DataSets.Commerce',
  COMPANY: 'Bogus.DataSets.Company',
  DATABASE: 'Bogus.DataSets.Database',
  DATE: 'Bogus.DataSets.Date',
  FINANCE: 'Bogus.DataSets.Finance',
  HACKER: 'Bogus.DataSets.Hacker',
  IMAGE: 'Bogus.DataSets.Images',
  INTERNET: 'Bogus.DataSets.Internet',
  LOREM: 'Bogus.DataSets.Lorem',
  MUSIC: 'Bogus.DataSets.Music',
  NAME: 'Bogus.DataSets.Name',
  PHONE_NUMBER: 'Bogus.DataSets.PhoneNumbers',
  RANDOMIZER: 'Bogus.Randomizer',
  RANT: 'Bogus.DataSets.Rant',
  SYSTEM: 'Bogus.DataSets.System',
  VEHICLE: 'Bogus.DataSets.Vehicle',
};

const found = new TextCache<readonly MethodSymbol[]>(1000, 50_000);

/** The methods that `NAME.FIRSTNAME` may mean. */
function findMethods(name: string): readonly MethodSymbol[] {
  const [category = '', member = ''] = name.split('.');
  const typeName = ownValue(categories, category);
  const type = typeName === undefined ? undefined : coreType(typeName);
  const names = type?.memberNames().filter((candidate) => candidate.toUpperCase() === member) ?? [];
  const methods = names
    .flatMap((candidate) => type!.members(candidate))
    .filter(
      (candidate): candidate is MethodSymbol =>
        candidate.kind === 'method' && candidate.methodKind === 'ordinary' && !candidate.isStatic,
    );
  // Generic methods need type arguments, which a text cannot give; `Enum` and its like are not there at all.
  const isOpen = methods.some(({ typeParameters }) =>
    typeParameters.some(({ constraints }) => constraints.types.length > 0),
  );
  return isOpen ? [] : methods;
}

function required(parameters: readonly ParameterSymbol[]): number {
  return parameters.filter(({ optional, isParams }) => !optional && !isParams).length;
}

/** Enums may be told by their number. */
function numberOf(text: string): number | undefined {
  return /^\s*-?\d+\s*$/.test(text) ? Number(text) : undefined;
}
function convert(text: string, type: Type, name: string, list: string): unknown {
  const named = type as NamedType;
  if (named.isNullable) return convert(text, named.typeArguments[0]!, name, list);
  if (named.special === 'string') return text;
  if (named.kind === 'enum') {
    const { names, values } = enumMembers(named);
    const value = values[names.indexOf(text.trim())] ?? numberOf(text);
    if (value === undefined)
      throw new ArgumentException(`Cannot parse arguments for ${name}. Argument list: ${list}`);
    return value;
  }
  const parse = named
    .members('Parse')
    .find(
      (member): member is MethodSymbol =>
        member.kind === 'method' &&
        member.parameters.length === 1 &&
        (member.parameters[0]!.type as NamedType).special === 'string',
    );
  try {
    if (parse) return callMethod(null, parse, [text]);
  } catch (error) {
    if (!(error instanceof Exception)) throw error;
  }
  throw new ArgumentException(
    `One of the arguments for ${name} cannot be converted to target type. Argument list: ${list}`,
  );
}

function evaluate(expression: string, find: FindDataSet): string {
  const open = expression.indexOf('(');
  const close = expression.lastIndexOf(')');
  const hasArguments = open >= 0 && close > open;
  const name = (hasArguments ? expression.slice(0, open) : expression).toUpperCase();
  const list = hasArguments ? expression.slice(open + 1, close) : '';
  const args = list === '' ? [] : list.split(',').map((argument) => argument.trim());
  const candidates = found.of(name, findMethods);
  if (candidates.length === 0) throw new ArgumentException(`Unknown method ${name} can't be found.`);
  const fitting = candidates.filter(
    ({ parameters, typeParameters }) =>
      typeParameters.length === 0 && required(parameters) <= args.length && args.length <= parameters.length,
  );
  // Of several the one that takes the arguments as texts, as in `company.companyname(…)`.
  const method =
    fitting.find(
      ({ parameters }) =>
        args.length > 0 &&
        parameters.slice(0, args.length).every(({ type }) => (type as NamedType).special === 'string'),
    ) ?? fitting.toSorted((a, b) => a.parameters.length - b.parameters.length)[0];
  if (!method)
    throw new ArgumentException(`Cannot find a method '${name}' that could accept ${args.length} arguments`);
  const target = find(name.slice(0, name.indexOf('.')).toLowerCase());
  if (!target)
    throw new ArgumentException(
      `Can't parse ${name} because the dataset was not provided in the dataSets parameter.`,
      'dataSets',
    );
  const values = method.parameters.map(({ type, optional }, index) =>
    index < args.length
      ? convert(args[index]!, type, name, list)
      : optional && 'value' in optional
        ? optional.value
        : null,
  );
  return textOf(callMethod(target, method, values), method.returnType) ?? '';
}

/** The text with everything in double braces filled in, even what values bring along. @throws {ArgumentException} for what does not exist */
export function parseText(text: string | null, find: FindDataSet): string {
  if (text === null) throw new NullReferenceException();
  let result = text;
  for (;;) {
    spend(result.length);
    const open = result.indexOf('{{');
    const close = result.indexOf('}}');
    if (open < 0 && close < 0) return result;
    const length = close - open - 2;
    if (length < 0)
      throw new ArgumentOutOfRangeException('length', `length ('${length}') must be a non-negative value.`, {
        value: length,
        text: String(length),
      });
    const value = evaluate(result.slice(open + 2, close), find);
    result = result.slice(0, Math.max(0, open)) + value + result.slice(close + 2);
  }
}
