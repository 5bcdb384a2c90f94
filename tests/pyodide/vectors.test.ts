/**
 * The vectors, byte for byte, on Pyodide. Each program is recorded once and saved, for loading Pyodide anew takes
 * seconds; the trajectories are then written from what was saved, as the command writes them.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordWithPyodide } from '../../src/trace/pyodide/pyodide.ts';
import { ndbg } from '../cli/ndbg.ts';
import { argumentsFor, encoded, expectedText, VECTORS, type Vector } from '../cli/vectors.ts';

/** Program -> the words with which Pyodide refuses what it needs. */
const BEYOND: Readonly<Record<string, RegExp>> = {
  'threads.py': /can't start new thread/,
};
const within = VECTORS.filter(({ program }) => !(basename(program) in BEYOND));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ndbg-vectors-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const saved = new Map<string, string>();

async function recorded(vector: Vector): Promise<Vector> {
  const name = basename(vector.program);
  let path = saved.get(name);
  if (path === undefined) {
    path = join(folder, `${name}.ndbg`);
    const pieces: Uint8Array[] = [];
    const source = readFileSync(vector.program);
    await recordWithPyodide({ name, source }, { onTrace: bytes => pieces.push(bytes.slice()) });
    writeFileSync(path, Buffer.concat(pieces));
    saved.set(name, path);
  }
  return { ...vector, program: path };
}

it.each(within)('$name', async vector => {
  expect(await encoded(await recorded(vector))).toBe(expectedText(vector));
});

it('the command, on what was saved', async () => {
  const { stdout, stderr, code } = await ndbg(argumentsFor(await recorded(within[0]!)));
  expect({ stdout, stderr, code }).toEqual({ stdout: expectedText(within[0]!), stderr: '', code: 0 });
});

it('the command itself, without the detour', async () => {
  const { stdout, stderr, code } = await ndbg([...argumentsFor(within[0]!), '--runtime', 'pyodide']);
  expect({ stdout, stderr, code }).toEqual({ stdout: expectedText(within[0]!), stderr: '', code: 0 });
});

it.each(Object.entries(BEYOND))('%s cannot run there, and why', async (name, why) => {
  const { program } = VECTORS.find(vector => basename(vector.program) === name)!;
  const { recording } = await recordWithPyodide({ name, source: readFileSync(program) }, {});
  expect(recording.exit).toMatchObject({ kind: 'error', error: expect.stringMatching(why) });
});
