// All mocks as they stand at one moment: what a request is matched against. Immutable, so that a reload swaps it whole.
import type { Diagnostic } from '@mockwright/language/diagnostics/diagnostic';
import type { CompiledTemplate } from '../../template/template.ts';
import type { RoutePattern } from '../routing/route-pattern.ts';
import { createRouter, type Router } from '../routing/router.ts';
import type { Methods } from '../../template/fields/method.ts';

/** A template that serves requests. */
export interface Mock {
  readonly template: CompiledTemplate;
  readonly methods: Methods;
  readonly pattern: RoutePattern;
  /** Whether it was added to a session, and so goes before those of the folder. */
  readonly override: boolean;
  readonly facts: MockFacts;
}

/**
 * What of a mock is told, compared with a request and recorded: a file that does not load may have it, too. It keeps nothing
 * of the text and the code: records live longer than templates.
 */
export interface MockFacts {
  readonly template: Pick<CompiledTemplate, 'path' | 'methods' | 'route'>;
  readonly pattern: RoutePattern;
  /** Of one that was added to a session: unique in the server. */
  readonly id?: string;
}

/** What loading one file gave. */
export interface LoadedFile {
  /** As it is shown: `Mocks/order.json`. */
  readonly path: string;
  /** Undefined when the file does not load; then {@link diagnostics} say why. */
  readonly mock: Mock | undefined;
  /** What a file that does not load wants to answer, where that can be read. */
  readonly meant?: MockFacts | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** Whether it is data, no template: then {@link mock} is undefined, and nothing is wrong. */
  readonly isData?: boolean;
}

/** The mocks of one moment. */
export interface MockSet {
  /** Unlike that of any other set, from 1 on. */
  readonly number: number;
  /** Every template that was looked at, in the order of their paths. */
  readonly files: readonly LoadedFile[];
  /** The files among them that are none. */
  readonly data: readonly LoadedFile[];
  readonly mocks: readonly Mock[];
  readonly router: Router<Mock>;
}

/** Whether it is no file, but stands for the whole folder, which is not there. */
export function isMissingFolder({ diagnostics }: LoadedFile): boolean {
  return diagnostics.some(({ code }) => code === 'MW2001' || code === 'MW2002');
}

/** How many sets were made. */
let made = 0;

/** Makes a set of files given in the order of their paths. */
export function createMockSet(all: readonly LoadedFile[]): MockSet {
  const files = all.filter(({ isData }) => isData !== true);
  const data = all.filter(({ isData }) => isData === true);
  const mocks = files.map((file) => file.mock).filter((mock) => mock !== undefined);
  return { number: ++made, files, data, mocks, router: createRouter(mocks) };
}
