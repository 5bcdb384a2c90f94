/** Wrong requests from an editor get a sentence, the session goes on, and no process is left. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAIN, ndbg } from '../cli/ndbg.ts';
import { Editor } from './editor.ts';

const SHOP = fileURLToPath(new URL('./shop.py', import.meta.url));
const VOWELS = fileURLToPath(new URL('../../examples/vowels.py', import.meta.url));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ndbg-dap-bad-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

async function withEditor(work: (editor: Editor) => Promise<unknown>): Promise<void> {
  const editor = Editor.start();
  try {
    await work(editor);
  } finally {
    expect(await editor.leave()).toBe(0);
  }
}

/** Processes that carry a word in their environment. */
function carrying(word: string): string[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(pid => {
      try {
        return readFileSync(`/proc/${pid}/environ`, 'latin1').includes(word);
      } catch {
        return false;
      }
    });
}

async function until(holds: () => boolean): Promise<boolean> {
  for (let i = 0; i < 100; i++) {
    if (holds()) return true;
    await wait(50);
  }
  return false;
}

describe('requests', () => {
  it('out of order are refused, and the session goes on', () =>
    withEditor(async editor => {
      expect(await editor.refusal('stackTrace', { threadId: 1 })).toMatch(/launch one first/);
      await editor.initialize();
      for (const command of [
        'next',
        'stackTrace',
        'threads',
        'setBreakpoints',
        'configurationDone',
        'ndbg/verify',
      ])
        expect(await editor.refusal(command)).toMatch(/no program is being debugged: launch one first/);
      expect(await editor.refusal('attach', {})).toMatch(/does not attach/);
      expect(await editor.refusal('dance')).toBe('ndbg does not know the request dance');
      expect(await editor.refusal({} as string)).toBe('a request without a command');
      await editor.launch({ program: SHOP, engine: 'real', stopOnEntry: true });
      expect(await editor.refusal('launch', { program: SHOP })).toMatch(/already/);
      expect(await editor.refusal('ndbg/back', { how: 'toString' })).toMatch(
        /goes back over, out or into, not/,
      );
      expect(await editor.refusal('configurationDone')).toMatch(/done already/);
      expect(await editor.do('next')).toMatchObject({ line: 28 });
    }));

  it('with unknown ids and values of the wrong kind are refused, and the session goes on', () =>
    withEditor(async editor => {
      await editor.launch({ program: SHOP, engine: 'real', stopOnEntry: true });
      const old = (await editor.stack())[0]!.id;
      const cases: [string, object, RegExp][] = [
        ['scopes', { frameId: 999 }, /no frame 999/],
        ['variables', { variablesReference: 999 }, /no variables 999/],
        ['variables', { variablesReference: 'x' }, /must be a whole number, and it is "x"/],
        ['evaluate', {}, /expression must be a text, and it is missing/],
        ['evaluate', { expression: '1', frameId: 77 }, /no frame 77/],
        ['setVariable', { variablesReference: 5, name: 'x', value: '1' }, /no variables 5/],
        ['stepIn', { targetId: 3 }, /no call 3 on this line/],
        ['restartFrame', { frameId: 9 }, /no frame 9/],
        ['source', { sourceReference: 9 }, /no source 9/],
        ['source', {}, /no file of the program/],
        ['exceptionInfo', { threadId: 1 }, /no exception stands here/],
        ['setBreakpoints', { source: { path: SHOP }, breakpoints: 'all' }, /must be a list/],
        ['setBreakpoints', { source: { path: SHOP }, breakpoints: [{}] }, /line must be a whole number/],
        ['ndbg/goTo', { index: 99 }, /no state 99/],
      ];
      for (const [command, args, sentence] of cases)
        expect(await editor.refusal(command, args as Record<string, unknown>), command).toMatch(sentence);
      const { breakpoints } = await editor.ask<{ breakpoints: object[] }>('setDataBreakpoints', {
        breakpoints: [{ dataId: '{"x"' }],
      });
      expect(breakpoints).toMatchObject([
        { verified: false, message: expect.stringMatching(/names no value/) },
      ]);
      await editor.do('next');
      expect(await editor.refusal('scopes', { frameId: old })).toMatch(/at this stop/);
      expect(await editor.value('table')).toBe("{'tea': 3, 'milk': 2}");
    }));
});

describe('a launch', () => {
  it.each([
    ['no program', {}, /give the Python file as "program"/],
    ['a file that is not there', { program: '/nowhere.py' }, /no such file/],
    ['an engine that is none', { program: SHOP, engine: 'magic' }, /one of real, recorded, neural, hybrid/],
    ['a wrong entry', { program: SHOP, engine: 'real', entry: 'nope' }, /nope/],
    ['a wrong entry for a model', { program: VOWELS, engine: 'neural', entry: 'nope' }, /nope/],
    [
      'arguments that do not parse',
      { program: SHOP, engine: 'real', entry: 'twice', args: '1 +' },
      /arguments|1 \+/,
    ],
    ['a limit that is none', { program: SHOP, limits: { speed: 1 } }, /no limit speed/],
    ['a threshold that is no share', { program: SHOP, engine: 'hybrid', threshold: 7 }, /from 0 to 1/],
    ['an environment for the recorder', { program: SHOP, env: { PYTHONPATH: '/x' } }, /PYTHONPATH/],
    ['a model that is not here', { program: SHOP, engine: 'neural', model: 'gpt' }, /neither a model folder/],
    ['a trace that is none', { trace: SHOP }, /recorded reads a trace/],
    ['a trace with an engine', { trace: SHOP, engine: 'neural' }, /for the engine recorded/],
  ])('with %s is refused in a sentence, and another can follow', (_, config, sentence) =>
    withEditor(async editor => {
      await editor.initialize();
      expect(await editor.refusal('launch', config)).toMatch(sentence);
      await editor.client.launchRequest({ program: SHOP, engine: 'real' } as object);
    }),
  );

  it('of a program with a syntax error says where it is', () =>
    withEditor(async editor => {
      const program = written('bad.py', 'def main():\n    x = (\n');
      await editor.initialize();
      expect(await editor.refusal('launch', { program, engine: 'real' })).toMatch(
        /bad\.py:2.*never closed|SyntaxError/,
      );
    }));

  it('of a program that fails before its entry ends with its words', () =>
    withEditor(async editor => {
      const program = written('early.py', 'import nowhere_at_all\n\n\ndef main():\n    return 1\n');
      await editor.launch({ program, engine: 'real', stopOnEntry: true });
      expect(editor.output()).toMatch(/nowhere_at_all/);
    }));
});

describe('who goes away', () => {
  it('an editor in the middle of an answer leaves no process behind', async () => {
    const word = `ndbg-test-${process.pid}-${Date.now()}`;
    const program = written('endless.py', 'def main():\n    while True:\n        pass\n');
    const editor = Editor.start();
    await editor.initialize();
    const config = { program, engine: 'real', env: { WORD: word }, limits: { steps: 1e12 } };
    editor.client.launchRequest(config as object).catch(() => {});
    expect(await until(() => carrying(word).length > 0)).toBe(true);
    editor.process.stdin!.destroy();
    editor.process.stdout!.destroy();
    expect(await until(() => carrying(word).length === 0)).toBe(true);
    expect(await until(() => editor.process.exitCode !== null)).toBe(true);
  });

  it('a server of the model: the answer is an error, and what was shown stays', async () => {
    const server = spawn(process.execPath, [MAIN, 'serve', '--port', '0'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const address = await firstMatch(server, /http:\S+/);
    await withEditor(async editor => {
      const at = await editor.launch({
        program: VOWELS,
        engine: 'neural',
        model: address,
        stopOnEntry: true,
      });
      expect(at.line).toBe(10);
      server.kill('SIGKILL');
      const after = await editor.do('stepIn');
      expect(after).toMatchObject({ reason: 'pause', line: 10 });
      expect(editor.output('important')).not.toBe('');
      expect(editor.output('important')).not.toMatch(/\n\s+at /);
      expect((await editor.do('stepBack')).reason).toBe('entry');
    });
  });

  it('what is no message at all ends the conversation', async () => {
    const adapter = spawn(process.execPath, [MAIN, 'dap'], { stdio: ['pipe', 'ignore', 'ignore'] });
    const ended = new Promise<number | null>(done => adapter.once('exit', done));
    adapter.stdin!.write('Content-Length: 5\r\n\r\n{"a":');
    adapter.stdin!.end();
    expect(await ended).toBe(0);
  });
});

describe('a port', () => {
  it('serves several editors at once, on this machine alone', async () => {
    const server = spawn(process.execPath, [MAIN, 'dap', '--port', '0'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const port = Number(/(\d+)$/.exec(await firstMatch(server, /127\.0\.0\.1:\d+/))![1]);
      const editors = [overPort(port), overPort(port)];
      for (const editor of editors) await editor.launch({ program: SHOP, engine: 'real', stopOnEntry: true });
      await editors[0]!.do('next');
      expect((await editors[1]!.stack())[0]!.line).toBe(27);
      await editors[0]!.client.disconnectRequest({});
      expect((await editors[1]!.do('next')).line).toBe(28);
      const taken = await ndbg(['dap', '--port', String(port)]);
      expect(taken).toMatchObject({ code: 1, stderr: expect.stringMatching(/port \d+ is taken/) });
      for (const editor of editors) editor.process.kill();
    } finally {
      const gone = new Promise(done => server.once('exit', done));
      server.kill('SIGTERM');
      await gone;
    }
    expect((await ndbg(['dap', '--port', 'x'])).code).toBe(2);
  });
});

/** A client on a socket: `node` itself carries the bytes. */
function overPort(port: number): Editor {
  const carry = `const s=require('net').connect(${port},'127.0.0.1');process.stdin.pipe(s).pipe(process.stdout)`;
  return Editor.start([process.execPath, '-e', carry]);
}

function firstMatch(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((done, failed) => {
    let text = '';
    child.stdout!.on('data', bytes => {
      text += bytes;
      const found = pattern.exec(text);
      if (found) done(found[0]);
    });
    child.once('exit', () => failed(new Error(`it ended, having said: ${text}`)));
  });
}
