import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadPyodide, type PyodideAPI } from 'pyodide';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ATTACKS } from './attacks.ts';
import { recordText } from './recording.ts';

let folder = '';
let touched = '';
let server: Server;
let connections = 0;
let host = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ndbg-escape-'));
  touched = join(folder, 'touched');
  writeFileSync(join(folder, 'secret'), 'the host\u2019s secret');
  server = createServer(socket => {
    connections++;
    socket.end();
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  host = JSON.stringify({ folder, file: 'secret', touched, port });
});
afterAll(async () => {
  await new Promise(done => server.close(done));
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  rmSync(touched, { force: true });
  connections = 0;
});

/** Says `REACHED` and what, or `HELD` and why. */
function program(code: string): string {
  return `${code}

import json
try:
    print("REACHED", attempt(json.loads(${JSON.stringify(host)})))
except BaseException as problem:
    print("HELD", type(problem).__name__, problem)

def main():
    return 1
`;
}

describe('in the box', () => {
  test.each(ATTACKS)('$name', async ({ code }) => {
    const { stdout, stopped } = await recordText(program(code));
    // An attempt that brings the interpreter down has reached nothing either.
    if (stopped === undefined) expect(stdout).toMatch(/^HELD /);
    else expect(stopped.reason).toBe('crash');
    expect(stdout).not.toContain('REACHED');
    expect(existsSync(touched)).toBe(false);
    expect(connections).toBe(0);
  });

  test('a program that writes into the stream of its own trace spoils its own recording, no more', async () => {
    const source = 'import os\ndef main():\n    for n in range(300):\n        os.write(3, b"junk" * 100)\n';
    const { stopped } = await recordText(source);
    expect(stopped).toMatchObject({
      reason: 'crash',
      message: expect.stringContaining('the recording broke off'),
    });
  });
});

/** The same attempts where nothing holds them: if one of these failed, the test above would prove nothing. */
describe('in an open Pyodide', () => {
  let open: PyodideAPI;
  let printed = '';
  beforeAll(async () => {
    open = await loadPyodide({ stdout: line => (printed += `${line}\n`) });
  });

  test.each(ATTACKS.filter(attack => attack.boxOnly === undefined))('$name', ({ code }) => {
    printed = '';
    open.runPython(program(code), { globals: open.toPy({}) });
    expect(printed).toMatch(/^REACHED /);
  });
});
