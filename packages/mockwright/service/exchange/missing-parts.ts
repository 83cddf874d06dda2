// Which of the query parameters, headers and cookies that a condition asks for a request does not have.
import { LONGEST_NAME, nearestName } from '@mockwright/language/text/nearest-name';
import type { ConditionPart, TemplateRequest } from '../../template/template.ts';
import { CompareBudget } from '../compare-budget.ts';

/** How code asks for a part of a request by its name. */
const ASKED = /\bRequest\.(Query|Header|Cookies)\["([^"\\]*)"\]/g;

/** What code asks for and gets as an empty text where there is none: what it is called, and the names that there are. */
const PARTS: Readonly<
  Record<string, readonly [what: string, values: (request: TemplateRequest) => ReadonlyMap<string, string>]>
> = {
  Query: ['query parameter', (request) => request.query],
  Header: ['header', (request) => request.headers],
  Cookies: ['cookie', (request) => request.cookies],
};

/** So many are told of one condition. */
const MOST_TOLD = 20;
/** Among so many names a near one is looked for. */
const MOST_NAMES = 500;
/** What it costs to compare two names, however short they are: in letters of each. */
const EACH_NAME = 10;

/** Says it, for all conditions that are told of one request. */
export class MissingParts {
  readonly #budget = new CompareBudget();

  /** Phrases: `the request has no header 'X-Key', but 'x-keys'`. */
  of(condition: readonly ConditionPart[], request: TemplateRequest): string[] {
    const missing = new Set<string>();
    const known = new Map<string, Names>();
    for (const [, part = '', name = ''] of condition
      .map(({ text }) => text)
      .join(' ')
      .matchAll(ASKED)) {
      if (missing.size === MOST_TOLD) break;
      const [what, values] = PARTS[part]!;
      let names = known.get(part);
      if (names === undefined) known.set(part, (names = namesOf(values(request))));
      if (name.length > LONGEST_NAME || names.all.has(name.toLowerCase())) continue;
      const nearest = this.#nearest(name, names.likely);
      const but = nearest === undefined ? '' : `, but '${nearest}'`;
      missing.add(`the request has no ${what} '${name}'${but}`);
    }
    return [...missing];
  }

  #nearest(name: string, names: readonly string[]): string | undefined {
    const length = name.length + EACH_NAME;
    const compared = names.filter((each) => this.#budget.mayCompare(length, each.length + EACH_NAME));
    return nearestName(name, compared);
  }
}

/** The names of the query parameters, headers or cookies that a request has. */
interface Names {
  /** In lower case. */
  readonly all: ReadonlySet<string>;
  /** Those among which one is looked for that is meant. */
  readonly likely: readonly string[];
}

function namesOf(values: ReadonlyMap<string, string>): Names {
  const names = [...values.keys()];
  return {
    all: new Set(names.map((name) => name.toLowerCase())),
    likely: names.slice(0, MOST_NAMES).filter(({ length }) => length <= LONGEST_NAME),
  };
}
