// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPython, sharedPython } from './running';

const ROOT = join(import.meta.dirname, '../../..');

it('judges every rule case as the rulebooks do', async () => {
  // YAML is parsed outside: playing needs none, so there is none in the browser.
  const cases = execFileSync(join(ROOT, '.venv/bin/python'), [join(import.meta.dirname, 'list_cases.py')], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const run = readPython(await sharedPython(), join(import.meta.dirname, 'cases.py'), 'run_cases');
  const { passed, failed } = JSON.parse((await run(cases)) as string) as { passed: number; failed: string[] };
  expect(failed).toEqual([]);
  expect(passed).toBeGreaterThan(1000);
}, 120_000);
