// The rules of the house: each folder imports only from those before it, each package goes in by its doors.
import { defineConfig } from 'oxlint';

/** The folders of the packages, from the bottom up (ARCHITECTURE.md); `csharp` and `dotnet` know nothing of each other. */
const language = ['text', 'diagnostics', 'metadata', 'runtime'];
/** The phases of the compiler, the folders of packages/csharp/, each of which sees only those before it. */
const phases = ['syntax', 'symbols', 'binding', 'emit'];
/** The folders of packages/dotnet/ that stand on the rest of it: name, files. Each sees the rest and those before it. */
const storeys = [
  { name: 'System\\.Xml[^/]*', files: 'System.Xml*/**/*.ts' },
  { name: 'newtonsoft', files: 'newtonsoft/**/*.ts' },
  { name: 'System\\.Text\\.(?:Json|Encodings)[^/]*', files: 'System.Text.{Json*,Encodings.Web}/**/*.ts' },
  { name: 'bogus', files: 'bogus/**/*.ts' },
  { name: 'packing', files: 'packing/**/*.ts' },
];
/** The layers of packages/mockwright/. */
const layers = ['template', 'settings', 'service', 'testing', 'cli'];
/** The rooms of the service, the folders of packages/mockwright/service/, each of which sees only those before it. */
const rooms = [
  'listening',
  'routing',
  'mocks',
  'state',
  'answers',
  'callbacks',
  'exchange',
  'isolation',
  'journal',
  'admin',
];

/** The members of a list behind one of them. */
const behind = (list, one) => list.slice(list.indexOf(one) + 1);
/**
 * What files must not import and name.
 * @param above the folders of their package that come after theirs
 * @param outside whether they may read files, listen and look at the process
 * @param packages those they may not see
 */
function walls(above, outside, packages) {
  const patterns = [
    above.length > 0 && {
      regex: `^(\\.\\./)+(${above.join('|')})/`,
      message: 'Imports go only downwards (ARCHITECTURE.md).',
    },
    packages.length > 0 && {
      regex: `^(@mockwright/(${packages.join('|')})(/|$)|(\\.\\./)+(${packages.join('|')})/)`,
      message: 'This package does not know that one (ARCHITECTURE.md).',
    },
    {
      regex: '^@mockwright/(csharp|dotnet)/',
      message: 'Compiler and library have one door each.',
    },
    !outside && {
      regex:
        '^node:(fs|fs/promises|http|https|http2|net|tls|process|child_process|worker_threads|os|dns|vm)$',
      message: 'Input and output stay in settings/, service/ and cli/ of mockwright.',
    },
  ].filter(Boolean);
  const globals = [
    { name: 'process', message: 'The clock, the time zone, the environment come as parameters.' },
    { name: 'require', message: 'ESM only.' },
  ];
  return {
    'no-restricted-imports': ['error', { patterns }],
    'no-restricted-globals': outside ? 'off' : ['error', ...globals],
  };
}

export default defineConfig({
  plugins: ['typescript', 'import', 'unicorn', 'oxc', 'node'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { node: true, es2024: true },
  ignorePatterns: ['**/dist', 'coverage', 'packages/mockwright/test/conformance/**/*.json'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'no-console': 'error',
    'no-eval': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    // The compiler's noImplicitReturns checks the same and knows which switches are exhaustive.
    'typescript/consistent-return': 'off',
    'no-shadow': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'no-underscore-dangle': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'import/no-unassigned-import': 'off',
    'no-await-in-loop': 'off',
    'typescript/no-this-alias': 'off',
  },
  overrides: [
    ...language.map((folder) => ({
      files: [`packages/language/${folder}/**/*.ts`],
      rules: walls(behind(language, folder), false, ['csharp', 'dotnet', 'mockwright']),
    })),
    ...phases.map((phase) => ({
      files: [`packages/csharp/${phase}/**/*.ts`],
      rules: walls(behind(phases, phase), false, ['dotnet', 'mockwright']),
    })),
    { files: ['packages/csharp/*.ts'], rules: walls([], false, ['dotnet', 'mockwright']) },
    {
      files: ['packages/dotnet/**/*.ts'],
      excludeFiles: ['packages/dotnet/test/**'],
      rules: walls([...storeys.map(({ name }) => name), 'extended'], false, ['csharp', 'mockwright']),
    },
    // Texts know nothing of encodings and builders. The console stands on them.
    {
      files: ['packages/dotnet/System/**/*.ts'],
      excludeFiles: ['packages/dotnet/System/console.ts'],
      rules: walls([...storeys.map(({ name }) => name), 'System\\.Text', 'extended'], false, [
        'csharp',
        'mockwright',
      ]),
    },
    ...storeys.map((storey) => ({
      files: [`packages/dotnet/${storey.files}`],
      rules: walls([...behind(storeys, storey).map(({ name }) => name), 'extended'], false, [
        'csharp',
        'mockwright',
      ]),
    })),
    // It stands on all of the library, and nothing on it: extended.ts alone loads it.
    { files: ['packages/dotnet/extended/**/*.ts'], rules: walls([], false, ['csharp', 'mockwright']) },
    ...layers.map((layer) => ({
      files: [`packages/mockwright/${layer}/**/*.ts`],
      rules: walls(behind(layers, layer), layer !== 'template', []),
    })),
    ...rooms.map((room) => ({
      files: [`packages/mockwright/service/${room}/**/*.ts`],
      rules: walls([...behind(rooms, room), 'cli'], true, []),
    })),
    // Values of template code have no type here.
    {
      files: ['packages/{language,csharp,dotnet}/**/*.ts'],
      rules: { 'typescript/no-explicit-any': 'off' },
    },
    {
      files: ['packages/mockwright/cli/**/*.ts', 'packages/*/test/**/*.ts', 'tools/**', '*.config.*'],
      rules: { 'no-console': 'off' },
    },
    { files: ['**/*.config.*'], rules: { 'import/no-default-export': 'off' } },
    // node:test waits for its tests by itself.
    { files: ['examples/**'], rules: { 'typescript/no-floating-promises': 'off' } },
  ],
});
