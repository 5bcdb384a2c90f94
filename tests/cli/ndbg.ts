/** Runs the built command as a user would. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const MAIN = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunSettings {
  readonly env?: NodeJS.ProcessEnv;
  readonly input?: string;
  readonly cwd?: string;
}

export function ndbg(args: readonly string[], settings: RunSettings = {}): Promise<Finished> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [MAIN, ...args], {
      env: settings.env ?? process.env,
      ...(settings.cwd === undefined ? {} : { cwd: settings.cwd }),
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', text => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', text => {
      stderr += text;
    });
    child.on('error', failed);
    child.on('close', code => done({ code, stdout, stderr }));
    child.stdin.on('error', () => {});
    child.stdin.end(settings.input ?? '');
  });
}
