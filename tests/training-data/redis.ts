/** A Redis of a test's own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

export async function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** A Redis that can be taken away and brought back, with what it held or without. */
export class Store {
  private server: ChildProcess | undefined;

  constructor(
    private readonly folder: string,
    readonly port: number,
  ) {}

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Whatever it held, when it is stopped. */
  forget(): void {
    rmSync(join(this.folder, 'appendonlydir'), { recursive: true, force: true });
  }

  async start(): Promise<void> {
    const args = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'yes'];
    const server = spawn('redis-server', [...args, '--dir', this.folder], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.server = server;
    await new Promise<void>((done, failed) => {
      server.once('error', failed);
      server.once('exit', code => failed(new Error(`Redis ended with ${code}`)));
      let said = '';
      server.stdout.setEncoding('utf8').on('data', text => {
        said += text;
        if (/Ready to accept connections/.test(said)) done();
      });
    });
  }

  async stop(): Promise<void> {
    const { server } = this;
    if (!server || server.exitCode !== null) return;
    const gone = new Promise(done => server.once('exit', done));
    server.removeAllListeners('exit');
    const ended = new Promise(done => server.once('exit', done));
    server.kill('SIGKILL');
    await Promise.race([gone, ended]);
  }
}
