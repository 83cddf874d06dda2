// `mockwright check`: compiles templates and says what is wrong.
import { relative } from 'node:path';
import type { Diagnostic } from '@mockwright/language/diagnostics/diagnostic';
import { renderGithub } from '@mockwright/language/diagnostics/render-github';
import { toDiagnosticRecord } from '@mockwright/language/diagnostics/render-json';
import { renderJunit } from '@mockwright/language/diagnostics/render-junit';
import { renderSarif } from '@mockwright/language/diagnostics/render-sarif';
import { renderDiagnostics } from '@mockwright/language/diagnostics/render-terminal';
import { counted } from '@mockwright/language/text/counted';
import { nearestName } from '@mockwright/language/text/nearest-name';
import { createCompiler } from '../compiler.ts';
import { watchFolder } from '../service/mocks/folder-watcher.ts';
import { isMissingFolder, type LoadedFile } from '../service/mocks/mock-set.ts';
import type { CommandLine } from '../settings/command-line.ts';
import { SettingsError } from '../settings/settings-error.ts';
import { importProblems } from '../template/compiling/imports.ts';
import { checkTarget, type CheckTarget } from './check-paths.ts';
import { CHECK_FORMATS } from './commands.ts';
import { timeOfDay } from '../service/service-log.ts';
import { loadSettings, takesColor } from './load-settings.ts';
import { packageVersion } from './version.ts';
import { printableJson, printableLine } from '@mockwright/language/text/printable';
import { complain } from './say.ts';

type Format = (typeof CHECK_FORMATS)[number];

/** What a run of the check found. */
interface Findings {
  readonly files: readonly LoadedFile[];
  readonly diagnostics: readonly Diagnostic[];
  readonly errors: number;
  readonly warnings: number;
}

/** Whether the check passes: what its exit code says. */
interface Verdict {
  readonly passed: boolean;
  /** There are more warnings than may be: they fail, too. */
  readonly tooMany: boolean;
}

/**
 * Checks what the words name.
 * @returns 1 when there is an error or more warnings than allowed, otherwise 0; undefined while it goes on watching
 * @throws {SettingsError} when an option or path cannot be used
 */
export async function check(line: CommandLine): Promise<number | undefined> {
  const currentFolder = process.cwd();
  const { settings, missing, unknown } = loadSettings(line, currentFolder);
  const format = formatOf(line);
  const most = mostWarnings(line);
  const { defaultStatus: status, defaultContentType: contentType } = settings;
  const compile = createCompiler({ imports: settings.imports, defaults: { status, contentType } });
  for (const problem of [...missing, ...unknown, ...importProblems(settings.imports)])
    complain(`warning: ${problem}`);
  const paths: readonly (string | undefined)[] = line.words.length === 0 ? [undefined] : line.words;
  const targets = paths.map((path) => checkTarget(path, settings, currentFolder, compile));
  const run = async (): Promise<number> => {
    const findings = await findAll(targets);
    const verdict = {
      tooMany: findings.warnings > most,
      passed: findings.errors === 0 && findings.warnings <= most,
    };
    console.log(REPORTS[format](findings, verdict));
    if (findings.files.length === 0) complain(`hint: ${printableLine(nothingIn(targets, currentFolder))}`);
    if (format !== 'text' && findings.errors === 0 && verdict.tooMany)
      complain(`error: ${tooMany(findings, most)}`);
    if (format === 'text' && verdict.tooMany) console.log(tooMany(findings, most));
    return verdict.passed ? 0 : 1;
  };
  if (!line.options.has('watch')) return run();
  await watch(targets, settings.pollingIntervalMilliseconds, run);
  return undefined;
}

/** What to do where there is nothing to check. */
function nothingIn(targets: readonly CheckTarget[], currentFolder: string): string {
  const folders = targets.map(({ folder }) => relative(currentFolder, folder.root) || '.');
  return `There is no template in ${folders.join(', ')}: templates are files *.mock or *.json. \`mockwright init\` writes samples.`;
}

/** How findings are told. */
const REPORTS: Readonly<Record<Format, (findings: Findings, verdict: Verdict) => string>> = {
  text: ({ files, diagnostics, errors, warnings }) => {
    const count = files.filter((file) => !isMissingFolder(file)).length;
    const summary = `${counted(count, 'file')}: ${counted(errors, 'error')}, ${counted(warnings, 'warning')}.`;
    const { stdout } = process;
    const rendered = renderDiagnostics(diagnostics, { color: takesColor(stdout), columns: stdout.columns });
    return rendered === '' ? summary : `${rendered}\n\n${summary}`;
  },
  json: ({ diagnostics }) =>
    diagnostics.map((each) => printableJson(JSON.stringify(toDiagnosticRecord(each)))).join('\n'),
  github: ({ diagnostics }) => renderGithub(diagnostics),
  sarif: ({ diagnostics }, { passed }) => printableJson(renderSarif(diagnostics, packageVersion(), passed)),
  junit: ({ files }, { tooMany }) => renderJunit(files, tooMany ? ['error', 'warning'] : ['error']),
};

async function findAll(targets: readonly CheckTarget[]): Promise<Findings> {
  const files = new Map<string, LoadedFile>();
  for (const target of targets) for (const file of await target.load()) files.set(file.path, file);
  const diagnostics = [...files.values()].flatMap((file) => file.diagnostics);
  const count = (severity: Diagnostic['severity']): number =>
    diagnostics.filter((each) => each.severity === severity).length;
  return { files: [...files.values()], diagnostics, errors: count('error'), warnings: count('warning') };
}

/** Checks now, and again after each change; one check follows the other. */
async function watch(
  targets: readonly CheckTarget[],
  pollingIntervalMilliseconds: number,
  run: () => Promise<number>,
): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  /** Whether one is still to begin, which sees what changes until then. */
  let isDue = true;
  const again = (): void => {
    if (isDue) return;
    isDue = true;
    work = work.then(() => {
      isDue = false;
      console.log(`\n${timeOfDay(Date.now())} Checking again:\n`);
      return run();
    });
  };
  for (const { folder } of targets)
    await watchFolder(folder, {
      pollingIntervalMilliseconds,
      isUnreferenced: false,
      onChange: again,
      onError: (message) => complain(`warning: watching ${folder.root}: ${message}`),
    });
  isDue = false;
  work = run();
}

function formatOf({ options }: CommandLine): Format {
  const text = options.get('format')?.at(-1);
  if (text === undefined) {
    if (options.has('json')) return 'json';
    return process.env['GITHUB_ACTIONS'] === 'true' ? 'github' : 'text';
  }
  const format = CHECK_FORMATS.find((known) => known === text.toLowerCase());
  if (format !== undefined) return format;
  const nearest = nearestName(text, CHECK_FORMATS);
  throw new SettingsError(
    `--format=${text} is none of ${CHECK_FORMATS.join(', ')}.`,
    nearest === undefined ? undefined : `Did you mean ${nearest}?`,
  );
}

function mostWarnings({ options }: CommandLine): number {
  const text = options.get('max-warnings')?.at(-1);
  if (text === undefined) return Number.POSITIVE_INFINITY;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new SettingsError(`--max-warnings=${text} is no number.`, 'Write --max-warnings 0 to allow none.');
}

function tooMany({ warnings }: Findings, most: number): string {
  return `${counted(warnings, 'warning')} where ${most === 0 ? 'none is' : `${most} are`} allowed (--max-warnings).`;
}
