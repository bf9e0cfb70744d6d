// Leaves out what Svelte carries for pages that a server has rendered and for custom elements: this client is neither.
import type { Plugin } from 'vite';

// What the runtime asks hydration for: it never takes place, and calls that then do nothing are dropped.
const NO_HYDRATION = `
  export const hydrating = false;
  export const hydrate_node = null;
  ${[
    'set_hydrating',
    'set_hydrate_node',
    'hydrate_next',
    'reset',
    'hydrate_template',
    'next',
    'skip_nodes',
    'read_hydration_instruction',
  ]
    .map((name) => `/* @__NO_SIDE_EFFECTS__ */ export function ${name}() {}`)
    .join('\n')}
`;
const HYDRATION_STEP = /^\s*\$\.(reset|next)\([^()]*\);$/gm;
const NO_CUSTOM_ELEMENT = 'export function create_custom_element() {}';

const INSTEAD: Record<string, string> = {
  'svelte/src/internal/client/dom/hydration.js': NO_HYDRATION,
  'svelte/src/internal/client/dom/elements/custom-element.js': NO_CUSTOM_ELEMENT,
};

export function clientOnly(): Plugin {
  return {
    name: 'client-only',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return Object.entries(INSTEAD).find(([file]) => id.endsWith(file))?.[1] ?? null;
    },
    transform: {
      order: 'post',
      handler: (code, id) => (id.endsWith('.svelte') ? code.replace(HYDRATION_STEP, '') : null),
    },
  };
}
