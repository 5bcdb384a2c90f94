/** Starts `ndbg serve` as a user does, in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { request } from 'node:http';
import { MAIN } from '../cli/ndbg.ts';
import { TOY } from '../model/folders.ts';

export interface Served {
  readonly address: string;
  readonly child: ChildProcess;
  /** Ends it by a signal; gives its exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

export function serveToy(
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
  toy = TOY,
): Promise<Served> {
  const child = spawn(process.execPath, [MAIN, 'serve', '--port', '0', '--model', toy, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((done, failed) => {
    let said = '';
    const exit = new Promise<number | null>(gone => child.once('exit', code => gone(code)));
    child.stderr.setEncoding('utf8').on('data', text => {
      said += text;
    });
    child.stdout.setEncoding('utf8').on('data', text => {
      said += text;
      const address = /at (http:\S+)\n/.exec(said)?.[1];
      const end = (signal: NodeJS.Signals = 'SIGTERM') => {
        child.kill(signal);
        return exit;
      };
      if (address !== undefined) done({ address, child, end });
    });
    child.once('exit', code => failed(new Error(`ndbg serve ended with ${code}: ${said}`)));
  });
}

/** The status of a request whose path is as it stands: `fetch` would mend it. */
export function statusOf(address: string, path: string): Promise<number> {
  const { hostname, port } = new URL(address);
  return new Promise((done, failed) => {
    request({ hostname, port, path, method: 'POST' }, response => {
      response.resume();
      done(response.statusCode!);
    })
      .on('error', failed)
      .end();
  });
}
