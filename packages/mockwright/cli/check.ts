// `mockwright check`: compiles every template and says what is wrong.
import type { CommandLine } from '../settings/command-line.ts';
import { toDiagnosticRecord } from '@mockwright/language/diagnostics/render-json';
import { renderDiagnostics } from '@mockwright/language/diagnostics/render-terminal';
import { createCompiler } from '../compiler.ts';
import { MockFolder } from '../service/mocks/folder.ts';
import { MockLoader } from '../service/mocks/mock-loader.ts';
import { counted } from '@mockwright/language/text/counted';
import { loadSettings, takesColor } from './load-settings.ts';

/** Checks the folder. @returns 1 when a file does not load, otherwise 0 */
export async function check(line: CommandLine): Promise<number> {
  const workingFolder = process.cwd();
  const settings = loadSettings({ ...line, options: new Map() }, workingFolder);
  const compile = createCompiler({
    imports: settings.imports,
    defaults: { status: settings.defaultStatus, contentType: settings.defaultContentType },
  });
  const { files } = await new MockLoader(new MockFolder(workingFolder, settings.folder), compile).loadAll();
  const diagnostics = files.flatMap((file) => file.diagnostics);
  const broken = files.filter((file) => file.mock === undefined).length;
  if (line.options.has('json')) {
    for (const diagnostic of diagnostics) console.log(JSON.stringify(toDiagnosticRecord(diagnostic)));
  } else {
    const color = takesColor(process.stdout);
    if (diagnostics.length > 0) console.log(renderDiagnostics(diagnostics, { color }));
    const warnings = diagnostics.filter(({ severity }) => severity === 'warning').length;
    console.log(
      `${counted(files.length, 'file')}: ${broken} that do not load, ${counted(warnings, 'warning')}.`,
    );
  }
  return broken > 0 ? 1 : 0;
}
