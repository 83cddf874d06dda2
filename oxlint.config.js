// The rules of the house. Each folder of src/ imports only from those before it.
import { defineConfig } from 'oxlint';

/** The layers of src/, from the bottom up (ARCHITECTURE.md). */
const layers = [
  'text',
  'diagnostics',
  'metadata',
  'runtime',
  'csharp',
  'dotnet',
  'template',
  'settings',
  'service',
  'cli',
];
/** The rooms of the service, the folders of src/service/, each of which sees only those before it. */
const rooms = ['listening', 'routing', 'mocks', 'state', 'answers', 'exchange', 'journal', 'admin'];
/** The phases of the compiler, the folders of src/csharp/, each of which sees only those before it. */
const phases = ['syntax', 'symbols', 'binding', 'emit'];

/** The members of a list behind one of them. */
const behind = (list, one) => list.slice(list.indexOf(one) + 1);
/** Whether a layer may read files, listen and look at the process. */
const isOutside = (layer) => ['settings', ...behind(layers, 'settings')].includes(layer);

/** What files must not import and name, by the folders above theirs and whether they are outside. */
function walls(above, outside) {
  const patterns = [
    above.length > 0 && {
      regex: `^(\\.\\./)+(${above.join('|')})/`,
      message: `Imports go only downwards: ${layers.join(', ')}; in csharp/ ${phases.join(', ')}; in service/ ${rooms.join(', ')}.`,
    },
    {
      regex: '^(\\.\\./)+index\\.ts$',
      message: 'Inside the package, import the module itself, not the public entry.',
    },
    !outside && {
      regex:
        '^node:(fs|fs/promises|http|https|http2|net|tls|process|child_process|worker_threads|os|dns|vm)$',
      message: 'Input and output stay in settings/, service/ and cli/.',
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
  ignorePatterns: ['dist', 'coverage', 'test/conformance/**/*.json'],
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
    ...layers.map((layer) => ({
      files: [`src/${layer}/**/*.ts`],
      rules: walls(behind(layers, layer), isOutside(layer)),
    })),
    ...phases.map((phase) => ({
      files: [`src/csharp/${phase}/**/*.ts`],
      rules: walls([...behind(phases, phase), ...behind(layers, 'csharp')], false),
    })),
    ...rooms.map((room) => ({
      files: [`src/service/${room}/**/*.ts`],
      rules: walls([...behind(rooms, room), 'cli'], true),
    })),
    // Values of template code have no type here.
    {
      files: ['src/metadata/**/*.ts', 'src/runtime/**/*.ts', 'src/csharp/**/*.ts', 'src/dotnet/**/*.ts'],
      rules: { 'typescript/no-explicit-any': 'off' },
    },
    { files: ['src/cli/**/*.ts', 'test/**/*.ts', 'tools/**', '*.config.*'], rules: { 'no-console': 'off' } },
    { files: ['*.config.*'], rules: { 'import/no-default-export': 'off' } },
  ],
});
