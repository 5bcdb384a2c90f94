/** Every declared capability works on every engine, or the adapter withdraws it and refuses the request. */
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DebugProtocol as Dap } from '@vscode/debugprotocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CAPABILITIES } from '../../src/dap/capabilities.ts';
import { ndbg } from '../cli/ndbg.ts';
import { debugpyPython } from '../live/open.ts';
import { Editor } from './editor.ts';

const PROGRAM =
  'def twice(x):\n    return 2 * x\n\n\ndef main():\n    a = 1\n    b = twice(a)\n    return b\n';
const HERE = 7;

let folder: string;
let program: string;
let trace: string;
beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'ndbg-dap-can-')));
  program = join(folder, 'twice.py');
  trace = join(folder, 'twice.trace');
  writeFileSync(program, PROGRAM);
  expect((await ndbg(['trace', program, '--out', trace])).code).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Use = (editor: Editor) => Promise<unknown>;

const frameId = async (editor: Editor) => (await editor.stack())[0]!.id;
const locals = async (editor: Editor) =>
  (await editor.scopes()).find(({ name }) => name === 'Locals')!.variablesReference;
const source = () => ({ source: { path: program } });
const verified = async (editor: Editor, request: string, args: object) => {
  const { breakpoints } = await editor.ask<{ breakpoints: Dap.Breakpoint[] }>(request, { ...args });
  expect(breakpoints).toMatchObject([{ verified: true }]);
};
const breakpoint =
  (more: object): Use =>
  editor =>
    verified(editor, 'setBreakpoints', { ...source(), breakpoints: [{ line: HERE, ...more }] });
const evaluates =
  (context: string): Use =>
  async editor =>
    expect(await editor.evaluate('a + 1', context)).toBe('2');

/** How each is used at a stop; those that lead elsewhere come last. */
const USES: Readonly<Record<string, Use>> = {
  supportsConditionalBreakpoints: breakpoint({ condition: 'a == 1' }),
  supportsHitConditionalBreakpoints: breakpoint({ hitCondition: '>= 1' }),
  supportsLogPoints: breakpoint({ logMessage: '{a}' }),
  supportsFunctionBreakpoints: editor =>
    verified(editor, 'setFunctionBreakpoints', { breakpoints: [{ name: 'twice' }] }),
  supportsDataBreakpoints: async editor => {
    const { dataId } = await editor.ask<{ dataId: string }>('dataBreakpointInfo', { name: 'a' });
    await verified(editor, 'setDataBreakpoints', { breakpoints: [{ dataId }] });
    await editor.ask('setDataBreakpoints', { breakpoints: [] });
    await editor.ask('setFunctionBreakpoints', { breakpoints: [] });
    await editor.breakpoints(program, []);
  },
  supportsBreakpointLocationsRequest: async editor =>
    expect(await editor.ask('breakpointLocations', { ...source(), line: HERE })).toEqual({
      breakpoints: [{ line: HERE }],
    }),
  exceptionBreakpointFilters: async editor => {
    for (const { filter } of CAPABILITIES.exceptionBreakpointFilters!)
      await verified(editor, 'setExceptionBreakpoints', { filters: [filter] });
  },
  supportsExceptionInfoRequest: async editor =>
    expect(await editor.refusal('exceptionInfo', { threadId: 1 })).toBe('no exception stands here'),
  supportsEvaluateForHovers: evaluates('hover'),
  supportsClipboardContext: evaluates('clipboard'),
  supportsCompletionsRequest: async editor => {
    const asked = { text: 'twi', column: 4, frameId: await frameId(editor) };
    expect(await editor.ask('completions', asked)).toMatchObject({ targets: [{ label: 'twice' }] });
  },
  completionTriggerCharacters: async editor =>
    expect(await editor.ask('completions', { text: 'a.', column: 3 })).toEqual({ targets: [] }),
  supportsModulesRequest: async editor =>
    expect(await editor.ask('modules')).toMatchObject({ modules: [{ name: 'twice' }] }),
  supportsLoadedSourcesRequest: async editor =>
    expect(await editor.ask('loadedSources')).toMatchObject({ sources: [{ name: 'twice.py' }] }),
  supportsCancelRequest: editor => editor.ask('cancel', { requestId: 1 }),
  supportsStepInTargetsRequest: async editor =>
    expect(await editor.ask('stepInTargets', { frameId: await frameId(editor) })).toMatchObject({
      targets: [{ label: 'twice' }],
    }),
  supportsSetVariable: async editor =>
    expect(
      await editor.ask('setVariable', { variablesReference: await locals(editor), name: 'a', value: '5' }),
    ).toMatchObject({ value: '5' }),
  supportsSetExpression: async editor =>
    expect(await editor.ask('setExpression', { expression: 'a', value: '1' })).toMatchObject({ value: '1' }),
  supportsStepBack: async editor => {
    expect(await editor.do('reverseContinue')).toMatchObject({ reason: 'entry', line: HERE - 1 });
    expect(await editor.do('next')).toMatchObject({ line: HERE });
    expect(await editor.do('stepBack')).toMatchObject({ line: HERE - 1 });
    expect(await editor.do('next')).toMatchObject({ line: HERE });
  },
  supportsGotoTargetsRequest: async editor => {
    const { targets } = await editor.ask<Dap.GotoTargetsResponse['body']>('gotoTargets', {
      ...source(),
      line: HERE - 1,
    });
    const back = targets.at(-1)!;
    expect(await editor.do('goto', { targetId: back.id })).toMatchObject({ reason: 'goto', line: HERE - 1 });
    expect(await editor.do('next')).toMatchObject({ line: HERE });
  },
  supportsRestartFrame: async editor =>
    expect(await editor.do('restartFrame', { frameId: await frameId(editor) })).toMatchObject({
      line: HERE - 1,
    }),
  supportsRestartRequest: async editor =>
    expect(await editor.do('restart')).toMatchObject({ reason: 'entry', line: HERE - 1 }),
  supportsTerminateRequest: async editor => {
    const [{ reason }] = await Promise.all([editor.stop(), editor.ask('terminate')]);
    expect(reason).toBe('terminated');
  },
  supportTerminateDebuggee: async editor => expect(await editor.leave()).toBe(0),
};
/** Used by every conversation, and not by a request at a stop. */
const ALWAYS = ['supportsConfigurationDoneRequest'];

/** Of what an engine takes back, what it also refuses, and the words. */
const REFUSED: Readonly<Record<string, readonly [use: Use, words: RegExp]>> = {
  supportsSetVariable: [
    async editor =>
      editor.ask('setVariable', { variablesReference: await locals(editor), name: 'a', value: '5' }),
    /saved run cannot be run again/,
  ],
  supportsSetExpression: [
    editor => editor.ask('setExpression', { expression: 'a', value: '5' }),
    /saved run cannot be run again/,
  ],
  supportsGotoTargetsRequest: [
    editor => editor.ask('gotoTargets', { ...source(), line: HERE }),
    /does not come back/,
  ],
};

it('each that is declared has a use here', () => {
  const declared = Object.keys(CAPABILITIES).sort();
  expect([...Object.keys(USES), ...ALWAYS].sort()).toEqual(declared);
});

describe.each(['real', 'recorded', 'neural', 'hybrid', 'live'])('the engine %s', engine => {
  it('does what it declares', async () => {
    const editor = Editor.start();
    try {
      const python = engine === 'live' ? { python: debugpyPython() } : {};
      const config = engine === 'recorded' ? { trace } : { program, engine, ...python };
      expect(await editor.launch({ ...config, stopOnEntry: true })).toMatchObject({ line: HERE - 1 });
      const own = editor.events.find(({ event }) => event === 'capabilities')?.body.capabilities ?? {};
      expect(await editor.do('next')).toMatchObject({ line: HERE });
      for (const [name, use] of Object.entries(USES)) {
        const taken = own[name] === false;
        if (!taken) await use(editor);
        const [refused, words] = REFUSED[name] ?? [];
        if (taken && refused) await expect(refused(editor)).rejects.toThrow(words);
      }
    } finally {
      await editor.leave();
    }
  });
});
