// ESLint: the recommended rules for JavaScript, TypeScript and Svelte; Prettier decides about format.
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
    { ignores: ['node_modules/', '.engine/', 'src/wire/types.ts'] },
    js.configs.recommended,
    ...ts.configs.recommended,
    ...svelte.configs.recommended,
    prettier,
    ...svelte.configs.prettier,
    {
        languageOptions: { globals: { ...globals.browser, ...globals.node } },
        linterOptions: { reportUnusedDisableDirectives: 'error' },
        rules: {
            eqeqeq: ['error', 'always', { null: 'ignore' }],
            // Only drawings of our own are inserted as markup; whatever people type is text.
            'svelte/no-at-html-tags': 'off',
            // Collections in state are replaced, never changed.
            'svelte/prefer-svelte-reactivity': 'off',
            // {' '} keeps a space that Svelte would trim.
            'svelte/no-useless-mustaches': 'off',
            '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
        },
    },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig } },
    },
);
