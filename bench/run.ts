// How fast compiled code runs: the same in C# with mockwright, in JavaScript by hand, and on .NET where there is one.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '../packages/csharp/compile.ts';
import { Run } from '@mockwright/language/runtime/run';
import { defaultImports } from '../packages/mockwright/template/compiling/evaluate.ts';
import { templateLibrary } from '../packages/mockwright/template/compiling/library.ts';
import { defaultRunOptions } from '../packages/mockwright/template/running/run-options.ts';
import { SourceText } from '@mockwright/language/text/source-text';
import { digits, fastest, print, printTable, surroundings } from './measure.ts';
import { runCases, type RunCase } from './run-cases.ts';

/** Milliseconds of the case as template code. */
function measureCompiled({ name, setup, body, result }: RunCase): {
  readonly time: number;
  readonly value: unknown;
} {
  const { library, globalsType } = templateLibrary();
  const { program, diagnostics } = compile({
    sources: [
      new SourceText('setup', setup),
      new SourceText('body', `object Measured() { ${body} return ${result}; }`),
      new SourceText('call', 'Measured()'),
    ],
    library,
    globalsType,
    imports: defaultImports,
  });
  if (!program) throw new Error(`${name}: ${diagnostics.map(({ message }) => message).join('; ')}`);
  return new Run({ ...defaultRunOptions(), timeoutMilliseconds: 600_000 }).enter(() => {
    const execution = program.start(null);
    execution.run(0);
    execution.run(1);
    const value = execution.run(2);
    return { time: fastest(() => execution.run(2)), value };
  });
}

/** Milliseconds of all cases on .NET, by name; empty where `dotnet` or the packages cannot be had. */
function measureDotnet(cases: readonly RunCase[]): ReadonlyMap<string, number> {
  const folder = mkdtempSync(join(tmpdir(), 'mockwright-bench-'));
  try {
    const methods = cases.map(
      ({ setup, body, result }, index) => `static double Case${index}() {
  ${setup}
  object Measured() { ${body} return ${result}; }
  return Fastest(() => Measured());
}`,
    );
    const calls = cases.map(
      (_, index) =>
        `Console.WriteLine(Case${index}().ToString(System.Globalization.CultureInfo.InvariantCulture));`,
    );
    writeFileSync(
      join(folder, 'Bench.csproj'),
      `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup><OutputType>Exe</OutputType><TargetFramework>net10.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings></PropertyGroup>
  <ItemGroup><PackageReference Include="Newtonsoft.Json" Version="13.0.3" /></ItemGroup>
</Project>`,
    );
    writeFileSync(
      join(folder, 'Program.cs'),
      `using Newtonsoft.Json;
using Newtonsoft.Json.Linq;
${calls.join('\n')}
static double Fastest(Func<object> action) {
  var best = double.MaxValue;
  var total = System.Diagnostics.Stopwatch.StartNew();
  for (var calls = 0; calls < 5 || total.ElapsedMilliseconds < 1500; calls++) {
    var watch = System.Diagnostics.Stopwatch.StartNew();
    action();
    best = Math.Min(best, watch.Elapsed.TotalMilliseconds);
  }
  return best;
}
${methods.join('\n')}
`,
    );
    const output = execFileSync('dotnet', ['run', '-c', 'Release', '-v', 'quiet'], {
      cwd: folder,
      encoding: 'utf8',
      timeout: 300_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const times = output.trim().split('\n').map(Number);
    return new Map(cases.map(({ name }, index) => [name, times[index] ?? Number.NaN]));
  } catch {
    return new Map();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

print(`Running (${surroundings()}); milliseconds, the fastest call\n`);
const dotnet = process.argv.includes('--no-dotnet') ? new Map<string, number>() : measureDotnet(runCases);
const rows = runCases.map((each) => {
  const { time, value } = measureCompiled(each);
  const javascript = each.javascript();
  // A case that does something else than its twin measures nothing.
  if (String(value) !== String(javascript()) && !each.name.includes('token'))
    throw new Error(`${each.name}: ${String(value)} is not ${String(javascript())}`);
  const plain = fastest(javascript);
  const real = dotnet.get(each.name);
  return [
    each.name,
    digits(time),
    digits(plain),
    `${digits(time / plain)}×`,
    real === undefined ? '' : digits(real),
    real === undefined ? '' : `${digits(time / real)}×`,
  ];
});
printTable(['case', 'mockwright', 'JavaScript', 'ratio', '.NET', 'ratio'], rows);
