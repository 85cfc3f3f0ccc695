import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import tseslint from 'typescript-eslint';

const pure = 'The engine is pure: ';

/** tools/lint.mjs leaves TypeScript files to oxlint, which is quicker, but for what only concerns some. */
const isBesideOxlint = process.env.BESIDE_OXLINT !== undefined;
const left = ['**/*.ts', '!packages/engine/src/**/*.ts', '!**/*.svelte.ts'];
const withTypes = isBesideOxlint ? ['**/*.svelte'] : ['**/*.ts', '**/*.svelte'];

export default defineConfig(
  globalIgnores([
    ...(isBesideOxlint ? left : []),
    '**/dist/',
    '**/.svelte-check/',
    'coverage/',
    'var/',
  ]),
  js.configs.recommended,
  { files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } },
  {
    files: withTypes,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      // There are no enums, see below.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['**/*.ts', '**/*.svelte'],
    // TypeScript knows which names there are.
    rules: {
      'no-undef': 'off',
      'no-unused-vars': 'off',
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use an `as const` list and a derived union.' },
      ],
    },
  },
  {
    files: ['packages/engine/src/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'Date', message: `${pure}no clock.` },
        { name: 'console', message: `${pure}no output.` },
        { name: 'process', message: `${pure}no environment.` },
        { name: 'globalThis', message: `${pure}no environment.` },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: `${pure}the generator is in the state.` },
      ],
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(?!\\.{1,2}/)', message: `${pure}only relative imports.` }] },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    extends: [svelte.configs.recommended, svelte.configs.prettier],
    languageOptions: { parserOptions: { parser: tseslint.parser } },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: { console: 'readonly', process: 'readonly', URL: 'readonly' } },
  },
);
