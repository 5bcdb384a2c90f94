/** How sessions end without `stop`, and the limits of a server. */
import { afterEach, expect, it } from 'vitest';
import { LIMITS, type SessionLimits, Sessions } from '../../src/mcp/sessions.ts';
import { call } from '../../src/mcp/tool.ts';
import { TOOLS } from '../../src/mcp/tools/all.ts';
import { vectorPath } from './programs.ts';

const servers: Sessions[] = [];
afterEach(async () => {
  for (const each of servers.splice(0)) await each.close();
});

function sessionsWith(limits: Partial<SessionLimits>): Sessions {
  const sessions = new Sessions({ limits: { ...LIMITS, ...limits }, allowLive: false });
  servers.push(sessions);
  return sessions;
}

async function ask(sessions: Sessions, name: string, args: object): Promise<Record<string, unknown>> {
  const tool = TOOLS.find(each => each.name === name)!;
  const { structuredContent } = await call(tool, sessions, args, new AbortController().signal);
  return structuredContent as Record<string, unknown>;
}

it('one that nobody uses ends by itself, and one that is used does not', async () => {
  const sessions = sessionsWith({ idleMs: 2500 });
  const left = await ask(sessions, 'start', { path: vectorPath('tally') });
  const used = await ask(sessions, 'start', { path: vectorPath('tally') });
  for (let i = 0; i < 100 && sessions.count > 1; i++) {
    await new Promise(done => setTimeout(done, 100));
    expect(await ask(sessions, 'act', { session: used.session, actions: [] })).toMatchObject({
      pending: false,
    });
  }
  expect(await ask(sessions, 'look', { session: left.session })).toMatchObject({
    error: { code: 'no_session' },
  });
  expect(sessions.count).toBe(1);
});

it('one that is busy ends, too, when nobody asks for its answer', async () => {
  const sessions = sessionsWith({ idleMs: 1500 });
  const source = 'import time\n\ndef main():\n    time.sleep(50)\n';
  const left = await ask(sessions, 'start', { source, wait_seconds: 0 });
  expect(left).toMatchObject({ pending: true });
  const begun = Date.now();
  for (let i = 0; i < 200 && sessions.count > 0; i++) await new Promise(done => setTimeout(done, 100));
  expect(sessions.count).toBe(0);
  expect(Date.now() - begun).toBeLessThan(20_000);
  expect(await ask(sessions, 'act', { session: left.session, actions: [] })).toMatchObject({
    error: { code: 'no_session' },
  });
});

it('recordings may hold so much together', async () => {
  const sessions = sessionsWith({ bytes: 1000 });
  const source = 'def main():\n    for i in range(500):\n        pass\n';
  const first = await ask(sessions, 'start', { source });
  const refused = await ask(sessions, 'start', { source });
  expect(refused).toMatchObject({ error: { code: 'limit', try: ['call stop on one that is done with'] } });
  await ask(sessions, 'stop', { session: first.session });
  expect(await ask(sessions, 'start', { source })).toMatchObject({ pending: false });
});

it('what a start asks for is cut down to what the server gives', async () => {
  const sessions = sessionsWith({ steps: 100 });
  const started = await ask(sessions, 'start', { source: 'while True:\n    pass\n', max_steps: 1_000_000 });
  expect(started).toMatchObject({ ran: expect.stringContaining('did not end after 100 states') });
});

it('a start that fails leaves no session', async () => {
  const sessions = sessionsWith({});
  await ask(sessions, 'start', { source: 'def f(:\n' });
  expect(sessions.count).toBe(0);
});
