// The compiler of template files with the library and the settings of a server: what the loader calls for each file.
import { isLocaleLoaded, localeFromAcceptLanguage, preloadLocale } from '@mockwright/dotnet';
import { setTimeout } from '@mockwright/language/text/real-time';
import { workClock } from '@mockwright/language/text/work-limit';
import { compileTemplate, type TemplateEnvironment } from './template/compiling/compile-template.ts';
import { defaultImports } from './template/compiling/evaluate.ts';
import { makeFaker } from './template/running/faker.ts';
import type { AnswerDefaults } from './template/plan/answer-plan.ts';
import { templateLibrary } from './template/compiling/library.ts';
import { defaultRunOptions } from './template/running/run-options.ts';
import type { CompileFile } from './service/mocks/compile-mock.ts';
import { localTimeZone } from './local-time-zone.ts';
import { RequestRunOptions } from './request-run-options.ts';

/** What all templates of a server have in common. */
export interface CompilerOptions {
  /** Namespaces that need no `using`, besides those every template has. */
  readonly imports: readonly string[];
  /** Status and content type of answers that name none; 200 and JSON by default. */
  readonly defaults?: AnswerDefaults;
}

const PLAIN: AnswerDefaults = { status: 200, contentType: 'application/json' };

/** Makes a compiler. */
export function createCompiler({ imports, defaults = PLAIN }: CompilerOptions): CompileFile {
  const { library, globalsType, statusNames } = templateLibrary();
  let zone: string | undefined;
  const machine = defaultRunOptions({ zone: () => (zone ??= localTimeZone()), processTime });
  const environment: TemplateEnvironment = {
    library,
    globalsType,
    statusNames,
    defaults,
    imports: [...defaultImports, ...imports],
    runOptions: (context, console) => new RequestRunOptions(machine, context, console),
    makeFaker,
  };
  workClock.now = processTime;
  return (source) => {
    const result = compileTemplate(source, environment);
    if (result.template?.usesFaker === true && !isLocaleLoaded('en')) preloadSoon();
    return result;
  };
}

/** When most servers have started: nothing that a start waits for. */
const FAKER_AFTER_MILLISECONDS = 100;
let preloading: NodeJS.Timeout | undefined;

/** Most requests want English: have it by the time the first of them comes. What fails here fails for the request. */
function preloadSoon(): void {
  preloading ??= setTimeout(
    () => void preloadLocale('en').catch(() => undefined),
    FAKER_AFTER_MILLISECONDS,
  ).unref();
}

function processTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Loads what `Faker` needs for a request with that `Accept-Language`; undefined when it is there already. */
export function prepareFaker(acceptLanguage: string): Promise<void> | undefined {
  const locale = localeFromAcceptLanguage(acceptLanguage);
  return isLocaleLoaded(locale) && isLocaleLoaded('en')
    ? undefined
    : Promise.all([preloadLocale('en'), preloadLocale(locale)]).then(() => undefined);
}
