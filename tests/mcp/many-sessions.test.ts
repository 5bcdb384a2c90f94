/**
 * A hundred sessions at once, each on a walk of its own: every one stands where the library stands after the same
 * actions.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { finish, type Movement, next, resume, step } from '../../src/debugger/movements.ts';
import { Session } from '../../src/debugger/session.ts';
import { Evaluator } from '../../src/launch/evaluator.ts';
import { type OpenedEngine, openEngine } from '../../src/launch/open-engine.ts';
import { ProgramSource } from '../../src/launch/program-source.ts';
import { stateOf } from '../../src/mcp/state.ts';
import { Random } from '../../src/shared/random.ts';
import { type Connection, connect, type Served, serve } from './connect.ts';
import { vectorPath } from './programs.ts';

const SESSIONS = 100;
const PROGRAMS = ['tally', 'basket', 'crash', 'stream', 'cleanup', 'fib'];
const MOVES: Readonly<Record<string, Movement>> = {
  step_into: step,
  step_over: next,
  step_return: finish,
  continue: resume,
};

interface Plan {
  readonly program: string;
  readonly actions: readonly string[];
  readonly breakpoint: number | undefined;
}

let served: Served;
const clients: Connection[] = [];
beforeAll(async () => {
  served = await serve();
  for (let i = 0; i < 8; i++)
    clients.push(await connect(i % 2 === 0 ? 'v2 http' : 'v1 http', { url: served.url }));
});
afterAll(async () => {
  for (const client of clients) await client.close();
  await served.stop();
});

function plans(): Plan[] {
  const random = new Random('a hundred sessions');
  return Array.from({ length: SESSIONS }, () => {
    const program = random.pick(PROGRAMS);
    const lines = readFileSync(vectorPath(program), 'utf8').split('\n').length;
    return {
      program,
      actions: Array.from({ length: 1 + random.below(12) }, () =>
        random.below(5) === 0
          ? 'back'
          : random.pick(Object.keys(MOVES).slice(0, random.below(4) === 0 ? 4 : 3)),
      ),
      breakpoint: random.below(3) === 0 ? 1 + random.below(lines) : undefined,
    };
  });
}

const open = new Map<string, Promise<{ opened: OpenedEngine; evaluator: Evaluator }>>();

function openedOn(program: string): Promise<{ opened: OpenedEngine; evaluator: Evaluator }> {
  let known = open.get(program);
  if (!known) {
    const source = ProgramSource.open(vectorPath(program), [], {});
    known = openEngine(source, { engine: 'real' }).then(opened => ({
      opened,
      evaluator: new Evaluator(source.spec, source.options, opened.module),
    }));
    open.set(program, known);
  }
  return known;
}

/** Where the library stands; actions that make no sense there are passed over, as the agent would be told. */
async function inLibrary({ program, actions, breakpoint }: Plan): Promise<object> {
  const { opened, evaluator } = await openedOn(program);
  const session = new Session(opened.engine, evaluator.over, evaluator.ahead);
  await session.start();
  if (breakpoint !== undefined && opened.files.files[0]!.codeLines.includes(breakpoint))
    session.breakpoints.add(breakpoint);
  for (const action of actions) {
    try {
      if (action === 'back') session.undo();
      else await session.move(MOVES[action]!);
    } catch {
      // Ended, or at the beginning.
    }
  }
  return stateOf(session.moment, opened.files);
}

async function overMcp(client: Connection, { program, actions, breakpoint }: Plan): Promise<object> {
  const { data } = await client.call('start', { path: vectorPath(program) });
  const { session } = data;
  if (breakpoint !== undefined)
    await client.call('breakpoints', { session, add: [{ at: String(breakpoint) }] });
  for (const action of actions) await client.call('act', { session, actions: [action] });
  const { data: there } = await client.call('act', { session, actions: [] });
  await client.call('stop', { session });
  return there.at as object;
}

it(`${SESSIONS} sessions, each on its own walk`, async () => {
  const all = plans();
  expect(new Set(all.map(({ program }) => basename(program))).size).toBe(PROGRAMS.length);
  const there = await Promise.all(all.map((plan, i) => overMcp(clients[i % clients.length]!, plan)));
  for (const [i, plan] of all.entries())
    expect(there[i], JSON.stringify(plan)).toEqual(await inLibrary(plan));
  const { data } = await clients[0]!.call('start', { path: vectorPath('tally') });
  expect((await clients[1]!.call('stop', { session: data.session })).data).toMatchObject({
    open_sessions: 0,
  });
});
