/** Scratch folders of commands that were killed: the next command that records a program removes them. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { MAIN, ndbg } from '../cli/ndbg.ts';

const TALLY = fileURLToPath(new URL('../vectors/tally.py', import.meta.url));

test('a folder goes with the next command if its owner is dead, and stays if it is alive', async () => {
  const temporary = mkdtempSync(join(tmpdir(), 'ndbg-scratch-'));
  const env = { ...process.env, TMPDIR: temporary };
  try {
    const { pid: dead } = spawnSync('true');
    const folders = [`ndbg-${dead}-abc`, `ndbg-${process.pid}-abc`, 'ndbg-other-abc', 'something'];
    for (const name of folders) mkdirSync(join(temporary, name));
    expect((await ndbg(['trace', TALLY], { env })).code).toBe(0);
    expect(readdirSync(temporary).sort()).toEqual(folders.slice(1).sort());
  } finally {
    rmSync(temporary, { recursive: true });
  }
});

test('what kill -9 leaves is gone after the next command', async () => {
  const temporary = mkdtempSync(join(tmpdir(), 'ndbg-scratch-'));
  const env = { ...process.env, TMPDIR: temporary };
  try {
    const endless = join(temporary, 'endless.py');
    writeFileSync(endless, 'def main():\n    while True:\n        pass\n');
    const child = spawn(process.execPath, [MAIN, 'trace', endless, '--max-steps', '100000000'], {
      env,
      stdio: 'ignore',
    });
    const gone = new Promise(done => child.once('exit', done));
    const ours = () => readdirSync(temporary).filter(name => name.startsWith(`ndbg-${child.pid}-`));
    while (ours().length === 0) await new Promise(done => setTimeout(done, 20));
    child.kill('SIGKILL');
    await gone;
    expect(ours()).toHaveLength(1);
    expect((await ndbg(['trace', TALLY], { env })).code).toBe(0);
    expect(ours()).toEqual([]);
  } finally {
    rmSync(temporary, { recursive: true });
  }
});
