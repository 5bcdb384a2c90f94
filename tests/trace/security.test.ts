/** Programs that try to get out, to stay, or to take the recorder down with them. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { probeSandbox } from '../../src/trace/cpython/probe.ts';
import { findPython } from '../../src/trace/cpython/python-path.ts';
import { expand, run } from './states.ts';

const outside = mkdtempSync(join(tmpdir(), 'outside-'));
const target = join(outside, 'target.txt');

afterEach(() => {
  rmSync(target, { force: true });
});

/** Runs each attempt; gives the names of those that worked. */
async function attempts(lines: Record<string, string>, setup = ''): Promise<string[]> {
  const body = Object.entries(lines).map(
    ([name, code]) =>
      `    try:\n        ${code}\n        done.append(${JSON.stringify(name)})\n    except BaseException as ` +
      `error:\n        print(${JSON.stringify(name)}, repr(error))\n`,
  );
  const source =
    `import os, sys, socket, subprocess, ctypes\n${setup}\ndef main():\n    done = []\n${body.join('')}    ` +
    `return done\n`;
  const { recording } = await run(source);
  const value = expand(recording).at(-1)!.value!;
  return JSON.parse(value.replaceAll("'", '"')) as string[];
}

describe('the walls', () => {
  test('nothing can be written outside the scratch folder', async () => {
    writeFileSync(target, 'before');
    const path = JSON.stringify(target);
    const worked = await attempts({
      write: `open(${path}, 'w').write('x')`,
      append: `open(${path}, 'a').write('x')`,
      remove: `os.remove(${path})`,
      rename: `os.rename(${path}, ${path} + 'x')`,
      mkdir: `os.mkdir(${path} + 'd')`,
      chmod: `os.chmod(${path}, 0o777)`,
      utime: `os.utime(${path}, (0, 0))`,
      link: `os.link(${path}, 'inside')`,
      'through a link': `os.symlink(${path}, 'way'); open('way', 'w').write('x')`,
      'by system call': `assert ctypes.CDLL(None).open(${path}.encode(), 577, 0o666) >= 0`,
      'shared memory': "open('/dev/shm/ndbg-test', 'w')",
      scratch: "open('inside.txt', 'w').write('x')",
    });
    expect(worked).toEqual(['scratch']);
    expect(readFileSync(target, 'utf8')).toBe('before');
    expect(readdirSync(outside)).toEqual(['target.txt']);
  });

  test('there is no network and no socket of another process', async () => {
    const worked = await attempts({
      connect: "socket.create_connection(('127.0.0.1', 9), 1)",
      listen: "socket.create_server(('127.0.0.1', 0))",
      udp: "socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b'x', ('127.0.0.1', 9))",
      unix: 'socket.socket(socket.AF_UNIX)',
      resolve: "socket.getaddrinfo('example.org', 80)",
    });
    expect(worked).toEqual([]);
  });

  test('no other process can be started, signalled, looked into or changed', async () => {
    const parent = process.pid;
    const worked = await attempts({
      fork: 'os.fork()',
      spawn: "subprocess.run(['true'])",
      exec: "os.execv('/bin/true', ['true'])",
      signal: `os.kill(${parent}, 0)`,
      'signal all': 'os.kill(-1, 0)',
      group: `os.killpg(os.getpgid(${parent}), 0)`,
      environment: `open('/proc/${parent}/environ', 'rb').read()`,
      memory: `open('/proc/${parent}/mem', 'rb')`,
      trace: `assert ctypes.CDLL(None).ptrace(16, ${parent}, 0, 0) == 0`,
      limits: `import resource; resource.prlimit(${parent}, resource.RLIMIT_NOFILE, (9, 9))`,
      session: 'os.setsid()',
      itself: 'os.kill(os.getpid(), 0)',
    });
    expect(worked).toEqual(['itself']);
  });

  test('it is given no handle and no word of the environment', async () => {
    process.env.NDBG_TEST_SECRET = 'secret';
    const source =
      'import os\ndef main():\n    fds = sorted(int(f) for f in os.listdir("/proc/self/fd"))\n    return ' +
      '[f for f in fds if 5 <= f < 200 or f > 200], "NDBG_TEST_SECRET" in os.environ\n';
    const { recording } = await run(source);
    delete process.env.NDBG_TEST_SECRET;
    expect(expand(recording).at(-1)!.value).toBe('([], False)');
  });

  test('the probe reports what holds', async () => {
    const probe = await probeSandbox((await findPython())!);
    expect(probe.holds).toEqual({
      'writing outside the scratch folder': true,
      'changing file modes outside the scratch folder': true,
      'network sockets': true,
      'starting processes': true,
      'signalling the parent': true,
      'reading the parent’s environment': true,
    });
    expect(probe.layers.seccomp).toBe(true);
  });
});

describe('taking too much', () => {
  test('memory', async () => {
    const source = 'def main():\n    n = 1\n    x = bytearray(10**10)\n';
    const result = await run(source, {}, { limits: { memoryBytes: 500_000_000 } });
    expect(result.stopped).toEqual({
      reason: 'memory',
      message: 'the program needed more than 500000000 bytes of memory',
    });
    expect(expand(result.recording).at(-1)).toMatchObject({ event: 'exception', value: 'MemoryError()' });
  });

  test('memory that is used up while a state is recorded is said to be the reason', async () => {
    const source = 'def main():\n    k = []\n    while True:\n        k.append("x" * 10**7 + str(len(k)))\n';
    const limits = { memoryBytes: 300 * 2 ** 20, reprCharacters: 50 };
    const { stopped, notes } = await run(source, {}, { limits });
    expect(stopped?.reason).toBe('memory');
    for (const note of notes) expect(note).toContain('used up too much memory');
  });

  test('time, in a loop that no signal reaches and in one that catches everything', async () => {
    const stuck = await run(
      'def main():\n    n = 1\n    sum(range(10**12))\n',
      {},
      { limits: { seconds: 1 } },
    );
    expect(stuck.stopped?.reason).toBe('time');
    expect(stuck.recording.count).toBe(3);
    const catches =
      'import time\ndef main():\n    while True:\n        try:\n            time.sleep(9)\n        except ' +
      'BaseException:\n            pass\n';
    const sleeping = await run(catches, {}, { limits: { seconds: 1 } });
    expect(sleeping.stopped?.reason).toBe('time');
    expect(sleeping.recording.count).toBe(4);
  });

  test('output', async () => {
    const source = 'def main():\n    while True:\n        print("x" * 1000)\n';
    const result = await run(source, {}, { limits: { outputBytes: 100_000 } });
    expect(result.stopped?.reason).toBe('output');
    expect(result.stdout).toHaveLength(100_000);
    expect(result.recording.count).toBeGreaterThan(100);
  });

  test('threads and processes without end', async () => {
    const source =
      'import threading, os, time\ndef main():\n    n = 0\n    try:\n        while n < 5000:\n            ' +
      'threading.Thread(target=time.sleep, args=(60,), daemon=True).start()\n            n += 1\n    ' +
      'except RuntimeError:\n        pass\n    try:\n        os.fork()\n    except OSError:\n        ' +
      'return "bounded"\n';
    const result = await run(source, {}, { limits: { seconds: 20 } });
    expect(result.stopped?.reason ?? expand(result.recording).at(-1)!.value).toMatch(/bounded|time|memory/);
  });
});

describe('dying', () => {
  test('a crash of the interpreter keeps every state before it', async () => {
    const source = 'import ctypes\ndef main():\n    a = 1\n    b = 2\n    ctypes.string_at(0)\n';
    const result = await run(source);
    expect(result.stopped?.reason).toBe('crash');
    expect(result.stopped?.message).toContain('SIGSEGV');
    expect(expand(result.recording).at(-1)).toMatchObject({ line: 5, locals: { a: '1', b: '2' } });
  });

  test('os._exit is an end like any other', async () => {
    const { recording, stopped } = await run('import os\ndef main():\n    x = 1\n    os._exit(3)\n');
    expect(stopped).toBeUndefined();
    expect(recording).toMatchObject({ count: 3, exit: { kind: 'error', error: 'os._exit(3)' } });
  });

  test('writing to and closing descriptors not its own is noticed', async () => {
    const wild =
      'import os\ndef main():\n    for fd in range(3, 256):\n        try:\n            os.write(fd, ' +
      'b"junk" * 9)\n        except OSError:\n            pass\n    for i in range(9999):\n        x = i\n';
    const result = await run(wild);
    expect(result.stopped?.reason).toBe('crash');
    expect(result.stopped?.message).toContain('damaged');
    const closing = await run(
      'import os\ndef main():\n    os.closerange(3, 256)\n    for i in range(9999):\n        x = i\n',
    );
    expect(closing.stopped?.message).toContain("closed the recorder's stream");
  });
});

describe('leaving nothing behind', () => {
  const scratchFolders = () => readdirSync(tmpdir()).filter(name => name.startsWith(`ndbg-${process.pid}-`));

  test('no scratch folder after any kind of end', async () => {
    await run('def main():\n    open("left.txt", "w").write("x")\n');
    await run('import time\ntime.sleep(60)\n', {}, { limits: { seconds: 0.5 } });
    await run('x = = 1\n').catch(() => undefined);
    expect(scratchFolders()).toEqual([]);
  });

  test('an aborted run', async () => {
    const abort = new AbortController();
    setTimeout(() => abort.abort(), 300);
    const result = await run('import time\ntime.sleep(60)\n', {}, { signal: abort.signal });
    expect(result.stopped?.reason).toBe('aborted');
    expect(scratchFolders()).toEqual([]);
  });

  test.each(['SIGINT', 'SIGKILL'] as const)('the recorder dies with its parent: %s', async signal => {
    const built = new URL('../../dist/trace/index.js', import.meta.url).href;
    const code = `import { record } from ${JSON.stringify(built)};
      await record({ name: 'p.py', source: 'import os, time\\nprint(os.getpid(), flush=True)\\ntime.sleep(60)\\n', \
stdin: '' },
        { runtime: 'cpython' });`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'ignore' });
    const children = () => readFileSync(`/proc/${parent.pid}/task/${parent.pid}/children`, 'utf8').trim();
    let child = '';
    while (child === '' || !readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('ndbg_trace_child')) {
      await new Promise(done => setTimeout(done, 50));
      child = children().split(' ')[0]!;
    }
    // Until it sleeps in the program, well behind its walls.
    while (!/sleep|Threads:\s*1/.test(readFileSync(`/proc/${child}/status`, 'utf8')) || !isLockedIn(child)) {
      await new Promise(done => setTimeout(done, 50));
    }
    const ended = new Promise(done => parent.on('close', done));
    parent.kill(signal);
    await ended;
    while (existsSync(`/proc/${child}`)) await new Promise(done => setTimeout(done, 20));
    expect(existsSync(`/proc/${child}`)).toBe(false);
    if (signal === 'SIGINT') {
      expect(readdirSync(tmpdir()).filter(name => name.startsWith(`ndbg-${parent.pid}-`))).toEqual([]);
    }
  });
});

function isLockedIn(pid: string): boolean {
  return /Seccomp:\s*2/.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
}
