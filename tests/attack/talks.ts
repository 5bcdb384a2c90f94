/**
 * What editors and agents send to `ndbg dap` and `ndbg mcp` over their standard input, right, wrong and broken off:
 * whatever it was, answers are whole messages, refusals are sentences, and the server ends with its input.
 */
import { writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { TOY } from '../model/folders.ts';
import { type Attack, inputs, isSentence } from './attack.ts';
import { Surroundings, wrongWith } from './process.ts';
import { MESSAGES } from './requests.ts';
import { hostileText, spoilt, spoiltJson } from './texts.ts';

const PROGRAM = `def total(items):
    bill = 0
    for item in items:
        bill += item
    return bill

def main():
    return total([1, 2, 3])
`;
const at = { source: { path: 'plain.py' } };
const frame = { threadId: 1, frameId: 1 };
const REQUESTS: readonly (readonly [string, object])[] = [
  ['setBreakpoints', { ...at, breakpoints: [{ line: 4, condition: 'bill > 1', hitCondition: '>= 2' }] }],
  ['setBreakpoints', { ...at, breakpoints: [{ line: 5, logMessage: 'it is {bill}' }] }],
  ['setFunctionBreakpoints', { breakpoints: [{ name: 'total', hitCondition: '%2' }] }],
  ['setExceptionBreakpoints', { filters: ['raised'], filterOptions: [{ filterId: 'uncaught' }] }],
  ['dataBreakpointInfo', { name: 'bill', ...frame }],
  ['setDataBreakpoints', { breakpoints: [{ dataId: 'bill', accessType: 'write' }] }],
  ['configurationDone', {}],
  ['threads', {}],
  ['stackTrace', { threadId: 1, startFrame: 0, levels: 20 }],
  ['scopes', frame],
  ['variables', { variablesReference: 1, start: 0, count: 10 }],
  ['evaluate', { expression: 'bill + 1', context: 'watch', ...frame }],
  ['evaluate', { expression: 'back', context: 'repl', ...frame }],
  ['setVariable', { variablesReference: 1, name: 'bill', value: '[1]' }],
  ['setExpression', { expression: 'bill', value: '2', ...frame }],
  ['next', frame],
  ['stepIn', { ...frame, targetId: 1 }],
  ['stepInTargets', frame],
  ['stepOut', frame],
  ['stepBack', frame],
  ['reverseContinue', frame],
  ['continue', frame],
  ['pause', frame],
  ['gotoTargets', { ...at, line: 4 }],
  ['goto', { threadId: 1, targetId: 1 }],
  ['breakpointLocations', { ...at, line: 1, endLine: 9 }],
  ['completions', { text: 'bi', column: 3, ...frame }],
  ['exceptionInfo', frame],
  ['source', { sourceReference: 1 }],
  ['loadedSources', {}],
  ['cancel', { requestId: 3 }],
  ['restart', {}],
  ['ndbg/verify', {}],
  ['dance', {}],
];
const LAUNCH = { program: 'plain.py', stopOnEntry: true, limits: { seconds: 4, steps: 2000 } };
const LAUNCHES = [
  { ...LAUNCH, engine: 'real' },
  { ...LAUNCH, engine: 'neural', model: TOY, answerSeconds: 1 },
];
const request = (command: string, args: unknown) => ({ type: 'request', command, arguments: args });

/** Some are as they should be, so that a session comes to be. */
const opening = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...LAUNCHES.map(each => request('launch', each))) },
  { weight: 1, arbitrary: spoiltJson(LAUNCHES.map(each => request('launch', each))) },
);
const asked = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...REQUESTS.map(each => request(...each))) },
  { weight: 3, arbitrary: spoiltJson(REQUESTS.map(each => request(...each))) },
);

const numbered = (message: unknown, i: number) =>
  typeof message === 'object' && message !== null && !Array.isArray(message) && !('seq' in message)
    ? { seq: i + 1, ...message }
    : message;

/** Bytes between two messages, or instead of one. */
const noise = fc.oneof(
  hostileText,
  spoilt(['Content-Length: 20\r\n\r\n{"seq":1}', 'Content-Length: -1\r\n\r\n', '{"jsonrpc":"2.0","id":1}\n']),
);

interface Talk {
  readonly messages: readonly unknown[];
  /** Where it stands, and what. */
  readonly noise: readonly [number, string] | undefined;
}

const talk = (messages: fc.Arbitrary<unknown[]>): fc.Arbitrary<Talk> =>
  fc.record({
    messages,
    noise: fc.oneof(
      { weight: 3, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.tuple(fc.nat(12), noise) },
    ),
  });

/** Whether a refusal of the one protocol or the other says why. */
function refusedWell(message: Record<string, unknown>): boolean {
  const { error, success } = message as { error?: { message?: unknown }; success?: boolean };
  // The texts of JSON-RPC's own refusals are those of its library.
  if (error !== undefined) return typeof error.message === 'string' && !/\n\s+at /.test(error.message);
  return success !== false || isSentence(String(message.message));
}

interface Protocol {
  readonly args: readonly string[];
  readonly write: (text: string) => string;
  readonly read: (text: string) => unknown[];
}

const DAP: Protocol = {
  args: ['dap'],
  write: text => `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  read: text => {
    const found: unknown[] = [];
    let rest = Buffer.from(text);
    for (let head: RegExpExecArray | null; rest.length > 0; ) {
      head = /^Content-Length: (\d+)\r\n\r\n/.exec(rest.toString('latin1'));
      if (!head) throw new Error(`it writes ${rest.toString().slice(0, 300)}`);
      const end = head[0].length + Number(head[1]);
      found.push(JSON.parse(rest.subarray(head[0].length, end).toString()));
      rest = rest.subarray(end);
    }
    return found;
  },
};
const MCP: Protocol = {
  args: ['mcp', '--model', TOY, '--max-seconds', '4'],
  write: text => `${text}\n`,
  read: text =>
    text
      .split('\n')
      .filter(line => line !== '')
      .map(line => JSON.parse(line) as unknown),
};

/** Time for answers before the input ends. */
const LINGER = 1000;

async function hold({ args, write, read }: Protocol, { messages, noise }: Talk): Promise<void> {
  const around = new Surroundings();
  try {
    writeFileSync(around.at('plain.py'), PROGRAM);
    const sent = messages.map(message => write(JSON.stringify(message)));
    if (noise) sent.splice(noise[0], 0, noise[1]);
    const ended = await around.run(args, { input: sent.join(''), linger: LINGER, seconds: 60 });
    const wrong = wrongWith({ ...ended, stdout: '' });
    if (wrong !== undefined) throw new Error(wrong);
    const answers = read(ended.stdout) as Record<string, unknown>[];
    if (!noise && answers.length === 0) throw new Error(`it answers nothing: ${ended.stderr}`);
    for (const answer of answers)
      if (!refusedWell(answer)) throw new Error(`its refusal is no sentence: ${JSON.stringify(answer)}`);
    const { processes, files } = await around.leftBehind();
    if (processes.length + files.length > 0)
      throw new Error(`it leaves ${[...processes, ...files].join(' ')}`);
  } finally {
    around.remove();
  }
}

const dap = inputs(
  'requests/dap',
  talk(
    fc.tuple(opening, fc.array(asked, { minLength: 4, maxLength: 14 })).map(([first, rest]) => {
      const begun = [request('initialize', { adapterID: 'ndbg' }), first, request('configurationDone', {})];
      return [...begun, ...rest].map(numbered);
    }),
  ),
  given => hold(DAP, given),
  { each: 4, aim: 30, counts: 'requests' },
);

const stdio = inputs(
  'requests/stdio',
  talk(fc.array(spoiltJson(MESSAGES), { minLength: 3, maxLength: 10 }).map(rest => [MESSAGES[0], ...rest])),
  given => hold(MCP, given),
  { each: 4, aim: 30, counts: 'requests' },
);

export const TALKS: readonly Attack[] = [dap, stdio];
