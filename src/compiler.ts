// The compiler of template files with the library and the settings of a server: what the loader calls for each file.
import { isLocaleLoaded, localeFromAcceptLanguage, preloadLocale } from './dotnet/bogus/locales.ts';
import type { CompileFile } from './mocks/mock-loader.ts';
import { compileTemplate, type TemplateEnvironment } from './template/compile-template.ts';
import { defaultImports } from './template/evaluate.ts';
import { makeFaker } from './template/faker.ts';
import { templateLibrary } from './template/library.ts';
import { defaultRunOptions } from './template/run-options.ts';

/** What all templates of a server have in common. */
export interface CompilerOptions {
  /** Namespaces that need no `using`, besides those every template has. */
  readonly imports: readonly string[];
  /** Makes the random values of a request the same every time; undefined: they are not. */
  readonly seed: number | undefined;
}

/** Makes a compiler. */
export function createCompiler({ imports, seed }: CompilerOptions): CompileFile {
  const { library, globalsType, statusNames } = templateLibrary();
  const environment: TemplateEnvironment = {
    library,
    globalsType,
    statusNames,
    imports: [...defaultImports, ...imports],
    runOptions: ({ request, settings, timeTaken }, console) => ({
      ...defaultRunOptions(),
      random: randomFor(request.headers.get('mockwright-seed'), seed),
      timeoutMilliseconds: settings.scriptTimeoutMilliseconds,
      timeTaken,
      locale: localeFromAcceptLanguage(request.headers.get('accept-language') ?? ''),
      environment: settings.environment,
      console,
      consoleError: console,
    }),
    makeFaker,
  };
  return (source) => {
    const result = compileTemplate(source, environment);
    // Most requests want English: have it by the time the first of them comes. What fails here fails for the request.
    if (result.template?.usesFaker === true && !isLocaleLoaded('en'))
      preloadLocale('en').catch(() => undefined);
    return result;
  };
}

/** Loads what `Faker` needs for a request with that `Accept-Language`; undefined when it is there already. */
export function prepareFaker(acceptLanguage: string): Promise<void> | undefined {
  const locale = localeFromAcceptLanguage(acceptLanguage);
  return isLocaleLoaded(locale) && isLocaleLoaded('en')
    ? undefined
    : Promise.all([preloadLocale('en'), preloadLocale(locale)]).then(() => undefined);
}

/** The generator of one run: a seed in the request goes before that of the settings; without any, nothing repeats. */
function randomFor(header: string | undefined, seed: number | undefined): () => number {
  if (header !== undefined) return seededRandom(/^-?\d+$/.test(header) ? Number(header) : hashOf(header));
  return seed === undefined ? Math.random : seededRandom(seed);
}

function hashOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return hash;
}

/** Mulberry32: a small generator with a state of 32 bits, uniform in [0, 1). */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
