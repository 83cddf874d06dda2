// ASP.NET route templates: `orders/{id:int}/{format=json}/{*rest}`, parsed and matched as RoutePatternParser does.
import { resolveConstraint, type RouteConstraint } from './route-constraints.ts';

/** A piece of a path segment. */
type RoutePart =
  | { readonly kind: 'literal'; readonly text: string }
  | {
      readonly kind: 'parameter';
      readonly name: string;
      readonly optional: boolean;
      readonly defaultValue: string | undefined;
      readonly catchAll: boolean;
      readonly constraints: readonly RouteConstraint[];
    };

/** `{name}` with what it takes. */
export type RouteParameter = Extract<RoutePart, { kind: 'parameter' }>;

/** One path segment: a literal, a parameter, or several of them in a row ("complex"). */
export interface RouteSegment {
  readonly text: string;
  readonly parts: readonly RoutePart[];
}

/** A parsed route template. */
export interface RoutePattern {
  /** As written. */
  readonly text: string;
  readonly segments: readonly RouteSegment[];
  /**
   * What decides between routes that both match: a digit a segment (1 literal, 2 constrained parameter or complex
   * segment, 3 parameter, 4 constrained catch-all, 5 catch-all); the smaller text is the more specific route.
   */
  readonly precedence: string;
}

/** A route template that ASP.NET refuses, in its words. */
export class RoutePatternError extends Error {
  override readonly name: string = 'RoutePatternError';
}

const MISMATCHED =
  "There is an incomplete parameter in the route template. Check that each '{' character has a matching '}' character.";
const UNESCAPED_BRACE = "In a route parameter, '{' and '}' must be escaped with '{{' and '}}'.";

/**
 * Parses a route template (`RoutePatternFactory.Parse`).
 * @throws {RoutePatternError} when it is not one
 */
export function parseRoutePattern(text: string): RoutePattern {
  const names = new Set<string>();
  const trimmed = trimStart(text);
  const source = trimmed.length > 1 && trimmed.endsWith('/') ? trimmed.slice(0, -1) : trimmed;
  const segments: RouteSegment[] = [];
  if (source !== '') {
    for (const segmentText of splitSegments(source)) {
      if (segmentText === '')
        throw new RoutePatternError(
          "The route template separator character '/' cannot appear consecutively. " +
            'It must be separated by either a parameter or a literal value.',
        );
      const last = segments.at(-1)?.parts[0];
      if (last?.kind === 'parameter' && last.catchAll)
        throw new RoutePatternError(
          'A catch-all parameter can only appear as the last segment of the route template.',
        );
      segments.push({ text: segmentText, parts: parseSegment(segmentText, names) });
    }
  }
  return { text, segments, precedence: segments.map(precedenceDigit).join('') };
}

function trimStart(text: string): string {
  if (text.startsWith('~/')) return text.slice(2);
  if (text.startsWith('~'))
    throw new RoutePatternError(
      "The route template cannot start with a '~' character unless followed by a '/'.",
    );
  return text.startsWith('/') ? text.slice(1) : text;
}

/** Splits at '/', but not inside braces: a constraint may hold one. */
function splitSegments(text: string): string[] {
  const segments: string[] = [];
  let start = 0;
  let at = 0;
  while (at < text.length) {
    if (text[at] === '{') at = text[at + 1] === '{' ? at + 2 : endOfParameter(text, at);
    else if (text[at] === '/') {
      segments.push(text.slice(start, at));
      start = ++at;
    } else at++;
  }
  segments.push(text.slice(start));
  return segments;
}

/** The offset behind the '}' that closes the parameter opened at `open`. */
function endOfParameter(text: string, open: number): number {
  let at = open + 1;
  while (at < text.length) {
    const doubled = text[at + 1] === text[at];
    if (text[at] === '{') {
      if (!doubled) throw new RoutePatternError(UNESCAPED_BRACE);
      at += 2;
    } else if (text[at] === '}') {
      if (!doubled) return at + 1;
      at += 2;
    } else at++;
  }
  throw new RoutePatternError(MISMATCHED);
}

function parseSegment(text: string, names: Set<string>): RoutePart[] {
  const parts: RoutePart[] = [];
  let literal = '';
  let at = 0;
  const endLiteral = (): void => {
    if (literal === '') return;
    if (literal.includes('?'))
      throw new RoutePatternError(
        `The literal section '${literal}' is invalid. Literal sections cannot contain the '?' character.`,
      );
    parts.push({ kind: 'literal', text: literal });
    literal = '';
  };
  while (at < text.length) {
    const character = text[at]!;
    if ((character === '{' || character === '}') && text[at + 1] === character) {
      literal += character;
      at += 2;
    } else if (character === '{') {
      endLiteral();
      const end = endOfParameter(text, at);
      parts.push(parseParameter(unescapeBraces(text.slice(at + 1, end - 1)), names));
      at = end;
    } else if (character === '}') throw new RoutePatternError(MISMATCHED);
    else {
      literal += character;
      at++;
    }
  }
  endLiteral();
  checkSegment(text, parts);
  return parts;
}

function unescapeBraces(text: string): string {
  return text.replaceAll('{{', '{').replaceAll('}}', '}');
}

function parseParameter(text: string, names: Set<string>): RouteParameter {
  const catchAll = text.startsWith('*');
  let body = text.replace(/^\*{1,2}/, '');
  const optional = body.endsWith('?');
  if (optional) body = body.slice(0, -1);

  const nameEnd = body.search(/[:=]/);
  const name = nameEnd < 0 ? body : body.slice(0, nameEnd);
  const { constraints, defaultValue } = parsePolicies(nameEnd < 0 ? '' : body.slice(nameEnd));

  if (name === '' || /[{}/?*]/.test(name))
    throw new RoutePatternError(
      `The route parameter name '${name}' is invalid. Route parameter names must be non-empty and cannot contain these ` +
        "characters: '{', '}', '/'. The '?' character marks a parameter as optional, and can occur only at the end of " +
        "the parameter. The '*' character marks a parameter as catch-all, and can occur only at the start of the parameter.",
    );
  if (names.has(name.toLowerCase()))
    throw new RoutePatternError(
      `The route parameter name '${name}' appears more than one time in the route template.`,
    );
  names.add(name.toLowerCase());
  if (optional && defaultValue !== undefined)
    throw new RoutePatternError('An optional parameter cannot have default value.');
  if (optional && catchAll) throw new RoutePatternError('A catch-all parameter cannot be marked optional.');
  return { kind: 'parameter', name, optional, defaultValue, catchAll, constraints };
}

/** Reads `:int:length(2,3)=default`; parentheses may hold ':' and '='. */
function parsePolicies(text: string): { constraints: RouteConstraint[]; defaultValue: string | undefined } {
  const constraints: RouteConstraint[] = [];
  let at = 0;
  while (text[at] === ':') {
    let end = at + 1;
    let depth = 0;
    while (end < text.length && (depth > 0 || !/[:=]/.test(text[end]!))) {
      if (text[end] === '(') depth++;
      // A ')' closes only before what may follow a constraint: a regular expression holds some of its own.
      else if (text[end] === ')' && /^$|^[:=]/.test(text.slice(end + 1, end + 2))) depth = 0;
      end++;
    }
    const constraint = text.slice(at + 1, end);
    if (constraint !== '') constraints.push(requireConstraint(constraint));
    at = end;
  }
  return { constraints, defaultValue: text[at] === '=' ? text.slice(at + 1) : undefined };
}

function requireConstraint(text: string): RouteConstraint {
  const resolved = resolveConstraint(text);
  if ('error' in resolved) throw new RoutePatternError(resolved.error);
  return resolved;
}

/** What ASP.NET refuses about the parts of a segment together. */
function checkSegment(text: string, parts: readonly RoutePart[]): void {
  parts.forEach((part, index) => {
    if (part.kind === 'literal') return;
    const before = parts[index - 1];
    const after = parts[index + 1];
    if (part.catchAll && parts.length > 1)
      throw new RoutePatternError(
        'A path segment that contains more than one section, such as a literal section or a parameter, ' +
          'cannot contain a catch-all parameter.',
      );
    if (part.optional && after !== undefined)
      throw new RoutePatternError(
        `An optional parameter must be at the end of the segment. In the segment '${text}', optional parameter ` +
          `'${part.name}' is followed by '${after.kind === 'literal' ? after.text : `{${after.name}}`}'.`,
      );
    if (before?.kind === 'parameter')
      throw new RoutePatternError(
        "A path segment cannot contain two consecutive parameters. They must be separated by a '/' or by a literal string.",
      );
    if (part.optional && before?.kind === 'literal' && before.text !== '.')
      throw new RoutePatternError(
        `In the segment '${text}', the optional parameter '${part.name}' is preceded by an invalid segment ` +
          `'${before.text}'. Only a period (.) can precede an optional parameter.`,
      );
  });
}

function precedenceDigit({ parts }: RouteSegment): string {
  const [part] = parts;
  if (parts.length > 1) return '2';
  if (part === undefined || part.kind === 'literal') return '1';
  return String((part.catchAll ? 5 : 3) - (part.constraints.length > 0 ? 1 : 0));
}
