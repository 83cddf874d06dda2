// What is wrong with templates that compile, seen from outside: with each other, and with the files they name.
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Diagnostic } from '@mockwright/language/diagnostics/diagnostic';
import { methodsText, type Methods } from '../../template/fields/method.ts';
import type { RoutePattern } from '../routing/route-pattern.ts';
import { isTooLongForFile } from '../file-names.ts';
import { mockDiagnostic } from './mock-diagnostics.ts';
import type { Mock, MockSet } from './mock-set.ts';

/**
 * Warns of templates that never answer because another one or an endpoint always does, and of files that are not there.
 * @param workingFolder absolute: `response.file` is relative to it
 * @param ownSegments the first segments of the service's own paths: `_mock`
 * @returns the warnings by the paths of the files they are about
 */
export function checkMocks(
  { mocks }: Pick<MockSet, 'mocks'>,
  workingFolder: string,
  ownSegments: readonly string[],
): ReadonlyMap<string, readonly Diagnostic[]> {
  const found = new Map<string, Diagnostic[]>();
  const add = ({ template }: Mock, diagnostic: Diagnostic): void => {
    const list = found.get(template.path);
    if (list === undefined) found.set(template.path, [diagnostic]);
    else list.push(diagnostic);
  };
  const always = new Map<string, Mock>();
  // The order in which a router asks: one method before a list before any.
  for (const mock of mocks.toSorted((a, b) => breadth(a.methods) - breadth(b.methods))) {
    const { template, methods, pattern } = mock;
    if (template.staticFile !== undefined && !isFile(workingFolder, template.staticFile))
      add(mock, mockDiagnostic('MW2103', template.source, placeOfFile(mock), [template.staticFile]));
    const own = ownSegments.find((segment) => isBelow(pattern, segment));
    if (own !== undefined) {
      add(mock, mockDiagnostic('MW2105', template.source, template.routeSpan, [`/${own}`]));
      continue;
    }
    if (template.hasCondition) continue;
    const keys = (methods === '*' ? ['*'] : methods).map((method) => `${method} ${shapeOf(pattern)}`);
    const others = keys.map((key) => always.get(key));
    if (others.every((other) => other !== undefined)) {
      const route = `${methodsText(methods)} ${template.route}`;
      add(
        mock,
        mockDiagnostic('MW2102', template.source, template.routeSpan, [others[0]!.template.path, route]),
      );
    } else for (const key of keys) if (!always.has(key)) always.set(key, mock);
  }
  return found;
}

/** The warnings of {@link checkMocks} about a template that goes before all others. */
export function checkMock(
  mock: Mock,
  workingFolder: string,
  ownSegments: readonly string[],
): readonly Diagnostic[] {
  return checkMocks({ mocks: [mock] }, workingFolder, ownSegments).get(mock.template.path) ?? [];
}

/** Whether all paths of a route begin with a segment. */
function isBelow({ segments: [first] }: RoutePattern, segment: string): boolean {
  const [part, ...others] = first?.parts ?? [];
  return others.length === 0 && part?.kind === 'literal' && part.text.toLowerCase() === segment.toLowerCase();
}

function breadth(methods: Methods): number {
  return methods === '*' ? Number.POSITIVE_INFINITY : methods.length;
}

function placeOfFile({ template }: Mock): { readonly start: number; readonly end: number } {
  return template.answerSpans.file ?? template.routeSpan;
}

/** Routes of the same shape fit the same paths: letters count without their case, names of parameters do not. */
function shapeOf({ segments }: RoutePattern): string {
  return segments
    .map(({ parts }) =>
      parts
        .map((part) =>
          part.kind === 'literal' ? part.text.toLowerCase() : JSON.stringify({ ...part, name: '' }),
        )
        .join(''),
    )
    .join('/');
}

function isFile(folder: string, name: string): boolean {
  try {
    return (
      !isTooLongForFile(name) && statSync(resolve(folder, name), { throwIfNoEntry: false })?.isFile() === true
    );
  } catch {
    // Part of the path is a file.
    return false;
  }
}
