/** What commands do when standard output cannot be written: a full disk, a terminal or a reader that has gone. */
import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageOf } from '../../src/cli/failure.ts';
import { MAIN, ndbg } from './ndbg.ts';

const TALLY = fileURLToPath(new URL('../vectors/tally.py', import.meta.url));
const COMMANDS: readonly (readonly string[])[] = [
  ['trace', TALLY],
  ['trace', TALLY, '--json'],
  ['run', TALLY],
  ['run', TALLY, '--json', '--actions', 'continue'],
  ['encode', TALLY],
  ['debug', TALLY, '--engine', 'real'],
  ['data', 'stream', '--shards', '1', '--workers', '1', '--help'],
  ['eval', '--help'],
  ['model', 'list'],
  ['serve', '--port', '0'],
  ['doctor', '--json'],
  ['completion', 'bash'],
  ['--help'],
  ['--version'],
];

let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'ndbg-full-'));
});
afterAll(() => rmSync(scratch, { recursive: true }));

/** Runs the command with standard output on an open file, and temporary files in a folder of the test. */
function writingTo(
  output: number,
  args: readonly string[],
): Promise<{ code: number | null; stderr: string }> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [MAIN, ...args], {
      stdio: ['pipe', output, 'pipe'],
      env: { ...process.env, TMPDIR: scratch },
    });
    let stderr = '';
    child.stderr!.setEncoding('utf8').on('data', text => {
      stderr += text;
    });
    child.on('error', failed);
    child.on('close', code => done({ code, stderr }));
    child.stdin!.on('error', () => {});
    child.stdin!.end('s\np total\n');
  });
}

describe.skipIf(process.platform !== 'linux')('standard output on a full disk', () => {
  it.each(COMMANDS.map(args => [args.map(each => (each === TALLY ? 'tally.py' : each)).join(' '), args]))(
    '%s: one sentence, exit code 1, nothing left',
    async (_name, args) => {
      const full = openSync('/dev/full', 'w');
      try {
        expect(await writingTo(full, args as readonly string[])).toEqual({
          code: 1,
          stderr: 'ndbg: standard output cannot be written: no space left on device (ENOSPC)\n',
        });
      } finally {
        closeSync(full);
      }
      // ONNX Runtime would leave files of its own here, were its reports not switched off.
      expect(readdirSync(scratch)).toEqual([]);
    },
  );
});

/** Opens a terminal, closes its other side, and runs a command there: every write fails with EIO. */
const GONE = `
import os, pty, subprocess, sys
master, slave = pty.openpty()
child = subprocess.Popen(sys.argv[1:], stdin=subprocess.DEVNULL, stdout=slave, start_new_session=True)
os.close(slave)
os.close(master)
sys.exit(child.wait())
`;

it.skipIf(process.platform !== 'linux')('says it where the terminal is gone', async () => {
  const child = spawn('python3', ['-c', GONE, process.execPath, MAIN, 'trace', TALLY]);
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', text => {
    stderr += text;
  });
  const code = await new Promise(done => child.on('close', done));
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: 'ndbg: standard output cannot be written: i/o error (EIO)\n',
  });
});

it('ends quietly where the reader has gone', async () => {
  const child = spawn(process.execPath, [MAIN, 'trace', TALLY], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', text => {
    stderr += text;
  });
  const code = await new Promise(done => child.on('close', done));
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

it.skipIf(process.platform !== 'linux')('reports a saved trace that cannot be written, too', async () => {
  const { code, stderr } = await ndbg(['trace', TALLY, '--out', '/proc/version']);
  expect(code).toBe(2);
  expect(stderr).toMatch(/^ndbg: \/proc\/version cannot be written: .*\n$/);
});

it.skipIf(process.platform !== 'linux')(
  'saves a trace whole or not at all when the disk fills up',
  async () => {
    const out = join(scratch, 'saved.ndbg');
    const child = spawn('prlimit', ['--fsize=600', process.execPath, MAIN, 'trace', TALLY, '--out', out]);
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', text => {
      stderr += text;
    });
    const code = await new Promise(done => child.on('close', done));
    const message = `ndbg: ${out} cannot be written: file too large (EFBIG)\n`;
    expect({ code, stderr }).toEqual({ code: 1, stderr: message });
    expect(readdirSync(scratch)).toEqual([]);
  },
);

it('says what the system refused in a sentence, with no stack', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  });
  expect(messageOf(full)).toBe('write: no space left on device (ENOSPC)');
  const file = Object.assign(new Error("EIO: i/o error, open '/mnt/shard'"), {
    code: 'EIO',
    syscall: 'open',
    path: '/mnt/shard',
  });
  expect(messageOf(file)).toBe('/mnt/shard: i/o error (EIO)');
  expect(messageOf(new RangeError('ours'))).toContain('failed-writes.test');
});
