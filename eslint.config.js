import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import vue from 'eslint-plugin-vue'
import globals from 'globals'
import ts from 'typescript-eslint'

/** The floor plan: imports only point down (docs/design.md). */
const mayNotImport = (files, rooms, why) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: rooms.map(([regex, allowTypeImports]) => ({
          regex,
          message: why,
          allowTypeImports: allowTypeImports ?? false,
        })),
      },
    ],
  },
})

/** What tells that a key belongs to an input method, and a listener that would hear of it all the same. */
const COMPOSING = '/^(isComposing|keyCode|charCode)$/'
const ONE_PLACE =
  'Which keys belong to an input method is decided in src/renderer/ui/composing.ts alone: handlers never hear of them.'
const composing = [
  { selector: `MemberExpression[property.name=${COMPOSING}]`, message: ONE_PLACE },
  { selector: `ObjectPattern > Property[key.name=${COMPOSING}]`, message: ONE_PLACE },
  { selector: 'Literal[value=/^composition(start|update|end)$/]', message: ONE_PLACE },
  {
    selector:
      "Program > ExpressionStatement > CallExpression[callee.name='addEventListener'][arguments.0.value=/^key/], Program > ExpressionStatement > CallExpression[callee.property.name='addEventListener'][arguments.0.value=/^key/]",
    message: 'Listen for keys once the page is set up: src/renderer/ui/composing.ts has to listen first.',
  },
]

/** A field whose value is set from outside changes under the hands, and hears half of what is being composed. */
const fields = [
  {
    selector:
      "VElement[name=/^(input|textarea)$/] > VStartTag:not(:has(VAttribute[key.name='type'][value.value=/^(checkbox|radio|range|file)$/])) > VAttribute[directive=true][key.name.name='bind'][key.argument.name='value']",
    message:
      'Use v-model for what is written here, and components/DraftField.vue for a value that is kept elsewhere.',
  },
  {
    selector:
      "VElement[name=/^(input|textarea)$/] > VStartTag:not(:has(VAttribute[key.name='type'][value.value=/^(checkbox|radio|range|file)$/])) > VAttribute[directive=true][key.name.name='model'] > VDirectiveKey[modifiers.0.name='lazy']",
    message: 'Use components/DraftField.vue for a value that is kept elsewhere.',
  },
]

const IO = '^(node:|electron|better-sqlite3|ws$|vue|pinia)'
const vueAndUp = String.raw`/(main|preload|cli|renderer|page)/`

export default ts.config(
  {
    ignores: [
      'node_modules',
      'out',
      'dist',
      'test-results',
      'playwright-report',
      'bench/node_modules',
      // A build writes its compiled configuration here for a moment; `npm test` builds and lints at the same time.
      '*.config.ts.*.mjs',
    ],
  },
  js.configs.recommended,
  ...ts.configs.strict,
  ...vue.configs['flat/recommended'],
  {
    files: ['**/*.vue'],
    languageOptions: { parserOptions: { parser: ts.parser }, globals: globals.browser },
  },
  {
    files: ['scripts/**', 'bench/**', '*.config.*', '**/testing/*.mjs'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['src/renderer/**', 'src/page/**'],
    languageOptions: { globals: globals.browser },
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.name='watch'][arguments.0.body.type=/^(Array|TSAs)Expression$/]",
          message:
            'Watch a list of sources, not a getter of a list: that is another list, and so a change, each time it is computed.',
        },
        ...composing,
      ],
      'vue/no-restricted-syntax': ['error', ...composing, ...fields],
      'vue/no-restricted-v-on': ['error', { argument: '/^composition/', message: ONE_PLACE }],
    },
  },
  { files: ['src/renderer/ui/composing*.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    rules: {
      eqeqeq: 'error',
      'no-duplicate-imports': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      'vue/multi-word-component-names': 'off',
      'vue/max-attributes-per-line': 'off',
    },
  },
  // Their tools read the default export.
  { files: ['*.config.*'], rules: { 'no-restricted-exports': 'off' } },
  { files: ['src/cli/**', 'scripts/**', 'bench/**', 'src/main/browser/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.test.ts', 'e2e/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  mayNotImport(
    ['src/engine/kernel/**'],
    [[IO], [vueAndUp], [String.raw`/(games|record|search|analysis)/`]],
    'The kernel stands below everything: no I/O, no games, no record.',
  ),
  // Which rooms of a game may import which is told by src/rooms.unit.test.ts.
  mayNotImport(
    ['src/engine/games/**'],
    [[IO], [vueAndUp], [String.raw`/(record|search|analysis)/`]],
    'A game imports the kernel, never the record or anything above.',
  ),
  mayNotImport(
    ['src/engine/search/**'],
    [[IO], [vueAndUp], [String.raw`/(games|analysis)/`]],
    'The search knows the kernel alone: every game is alike to it.',
  ),
  mayNotImport(
    ['src/engine/analysis/**'],
    [[IO], [vueAndUp], [String.raw`/games/`]],
    'The analysis knows kernel, search and record: every game is alike to it.',
  ),
  mayNotImport(
    ['src/engine/record/**', 'src/engine/*.ts'],
    [[IO], [vueAndUp]],
    'The engine is pure: no I/O, nothing above it.',
  ),
  mayNotImport(
    ['src/archive/**'],
    [[IO], [vueAndUp]],
    'Zip files are read and written over bytes alone, wherever these come from.',
  ),
  mayNotImport(
    ['src/main/**'],
    [[String.raw`/(preload|cli|renderer|page)/`]],
    'Main imports the engine, not what stands above it.',
  ),
  mayNotImport(
    ['src/cli/**'],
    [[String.raw`/(preload|renderer|page)/`]],
    'The command line imports the engine and main; texts it shares with the window are in src/locales.',
  ),
  mayNotImport(
    ['src/renderer/**'],
    [
      [String.raw`^(node:|electron|better-sqlite3|ws$)`],
      [String.raw`/main/(?!service/default-settings\.ts)`, true],
      [String.raw`/(preload|cli|page)/`],
    ],
    'The renderer knows main only by the types of api/api.ts and the default settings, and no I/O.',
  ),
  mayNotImport(
    ['src/page/**'],
    [
      [IO.replace('|vue|pinia', '')],
      [String.raw`/(preload|cli)/`],
      [String.raw`/main/(?!table/|analysis/analysed\.ts|service/default-settings\.ts|api/)`, true],
    ],
    'The page is the window with a part of main in it that needs no I/O.',
  ),
  // Tests may read files and use the runner.
  { files: ['**/*.test.ts'], rules: { 'no-restricted-imports': 'off' } },
  prettier,
)
