/** A client in a process of its own, which starts a server and a session, and can then be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { MAIN } from '../cli/ndbg.ts';

export interface Abandoned {
  readonly client: ChildProcess;
  /** Process id of the server that the client started. */
  readonly server: number;
}

/** `start`: the arguments of the tool that opens a program; it is asked for, and its answer is not waited for. */
export async function startedByAnother(serverArgs: readonly string[], start: object): Promise<Abandoned> {
  const source = `
    const { spawn } = require('node:child_process');
    const args = ${JSON.stringify([MAIN, 'mcp', ...serverArgs])};
    const server = spawn(process.execPath, args, { stdio: ['pipe', 'ignore', 'ignore'] });
    const send = message => server.stdin.write(JSON.stringify({ jsonrpc: '2.0', ...message }) + '\\n');
    const clientInfo = { name: 'c', version: '1' };
    const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo };
    send({ id: 1, method: 'initialize', params });
    send({ method: 'notifications/initialized' });
    send({ id: 2, method: 'tools/call', params: { name: 'start', arguments: ${JSON.stringify(start)} } });
    console.log(server.pid);
    setInterval(() => {}, 1000);`;
  const client = spawn(process.execPath, ['-e', source], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said = await new Promise<string>(done => client.stdout.once('data', text => done(String(text))));
  return { client, server: Number(said) };
}
