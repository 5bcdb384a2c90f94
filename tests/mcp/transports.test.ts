/** Both generations of the official client, over stdio and over HTTP, and access without a token. */
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ndbg } from '../cli/ndbg.ts';
import { statusOf } from '../remote/served.ts';
import { connect, type Served, serve, WAYS } from './connect.ts';
import { vectorPath } from './programs.ts';

const TALLY = vectorPath('tally');

describe.each(WAYS)('over %s', way => {
  let served: Served | undefined;
  beforeAll(async () => {
    if (way.endsWith('http')) served = await serve();
  });
  afterAll(() => served?.stop());

  it('lists the tools and carries a session from start to stop', async () => {
    const client = await connect(way, served ? { url: served.url } : {});
    try {
      expect(client.tools.map(({ name }) => name)).toContain('trace_value');
      for (const { name, description, outputSchema } of client.tools) {
        expect(description?.length, name).toBeGreaterThan(40);
        expect(outputSchema, name).toMatchObject({ type: 'object' });
      }
      const { data: begun } = await client.call('start', { path: TALLY });
      expect(begun.at).toMatchObject({ event: 'call', function: 'main', origin: 'observed', confidence: 1 });
      const { data: moved } = await client.call('act', { session: begun.session, actions: ['step_into*5'] });
      expect(moved).toMatchObject({ done: 5, pending: false, at: { file: 'tally.py', line: 4 } });
      const { data: gone } = await client.call('stop', { session: begun.session });
      expect(gone).toEqual({ session: begun.session, stopped: true, open_sessions: 0 });
      const { data: dead } = await client.call('look', { session: begun.session });
      expect(dead).toMatchObject({ error: { code: 'no_session', try: ['call start for a new one'] } });
    } finally {
      await client.close();
    }
  });
});

it('speaks the protocol of 2026 to those who know it', async () => {
  const client = await connect('v2 stdio');
  expect(client.version).toBe('2026-07-28');
  await client.close();
});

describe('over HTTP', () => {
  let served: Served;
  let guarded: Served;
  beforeAll(async () => {
    served = await serve();
    guarded = await serve([], { ...process.env, NDBG_MCP_TOKEN: 'open sesame' });
  });
  afterAll(async () => {
    await served.stop();
    await guarded.stop();
  });

  it('a session survives its connection', async () => {
    const first = await connect('v2 http', { url: served.url });
    const { data } = await first.call('start', { path: TALLY });
    await first.call('act', { session: data.session, actions: ['step_into*3'] });
    await first.close();
    const second = await connect('v1 http', { url: served.url });
    const { data: there } = await second.call('act', { session: data.session, actions: [] });
    expect(there.at).toMatchObject({ line: 2, function: 'tally' });
    await second.call('stop', { session: data.session });
    await second.close();
  });

  it.each([
    ['a page from elsewhere', { origin: 'http://evil.example' }, 403],
    ['a name that leads here by a trick', { host: 'evil.example' }, 403],
    ['this machine by name', { host: 'localhost' }, 200],
  ])('%s gets %3$s', async (_, headers, status) => {
    expect((await post(served.url, headers)).status).toBe(status);
  });

  it('wants the token where one is set, and says so', async () => {
    const refused = await post(guarded.url, {});
    expect(refused.status).toBe(401);
    expect(refused.body).toContain('Authorization: Bearer');
    expect((await post(guarded.url, { authorization: 'Bearer wrong' })).status).toBe(401);
    const client = await connect('v2 http', { url: guarded.url, token: 'open sesame' });
    expect(client.tools.length).toBeGreaterThan(10);
    await client.close();
  });

  it('offers one path, and says which', async () => {
    const { status, body } = await post(served.url.replace(/mcp$/, 'other'), {});
    expect(status).toBe(404);
    expect(body).toContain('/mcp is');
  });

  it('answers a request for what is no path, and goes on', async () => {
    expect(await statusOf(served.url, '//')).toBe(404);
    expect(await statusOf(served.url, '//a:b')).toBe(404);
    expect((await post(served.url, {})).status).not.toBe(404);
  });

  it('is not opened to others without a token, nor on a port that is taken', async () => {
    const open = await ndbg(['mcp', '--port', '0', '--host', '0.0.0.0'], {
      env: { ...process.env, NDBG_MCP_TOKEN: '' },
    });
    expect(open.code).toBe(2);
    expect(open.stderr).toContain('set NDBG_MCP_TOKEN');
    const { port } = new URL(served.url);
    const taken = await ndbg(['mcp', '--port', port]);
    expect(taken.code).toBe(1);
    expect(taken.stderr).toContain('is taken');
  });
});

/** The handshake of the protocol of 2025, by hand: a client would not lie about its Host. */
function post(url: string, headers: Record<string, string>): Promise<{ status: number; body: string }> {
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'hand', version: '1' } },
  });
  return new Promise((done, failed) => {
    const asked = request(
      url,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          ...headers,
        },
      },
      response => {
        let text = '';
        response.setEncoding('utf8').on('data', part => {
          text += part;
        });
        response.on('end', () => done({ status: response.statusCode ?? 0, body: text }));
      },
    );
    asked.on('error', failed);
    asked.end(body);
  });
}
