/** Runs a command with `--json` and checks each line that it prints against the schema. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { ndbg } from './ndbg.ts';

const validate = new Ajv2020({ strict: false }).compile(
  JSON.parse(readFileSync(new URL('../../schema/output.v1.schema.json', import.meta.url), 'utf8')) as object,
);

export async function jsonLines(args: readonly string[]): Promise<Record<string, unknown>[]> {
  const { stdout, stderr, code } = await ndbg(args);
  expect(stderr).toBe('');
  expect(code).toBe(0);
  const objects = stdout
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as Record<string, unknown>);
  for (const object of objects) expect(validate(object) ? [] : [object, validate.errors]).toEqual([]);
  return objects;
}
