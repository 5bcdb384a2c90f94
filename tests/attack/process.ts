/** Runs the built command in surroundings of its own, and asks of every run what holds of all of them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MAIN } from '../cli/ndbg.ts';
import { isSentence } from './attack.ts';

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  /** The most memory that it took; 0 if it could not say so. */
  readonly megabytes: number;
}

export interface Wishes {
  readonly input?: string;
  /** Milliseconds for which its input stays open behind that. */
  readonly linger?: number;
  readonly env?: NodeJS.ProcessEnv;
  /** After so many it is killed, which is a finding. */
  readonly seconds?: number;
  /** Put before the command, such as `prlimit`. */
  readonly before?: readonly string[];
  /** Called with the process once it runs. */
  readonly meddle?: (child: ChildProcess) => void;
}

/** Exit codes that docs/cli.md has; 130 and 143 say that Ctrl-C or SIGTERM ended a build. */
const CODES = [0, 1, 2, 130, 143];
const SECONDS = 240;
/** What no command on a small program may take, with the toy weights or without any. */
const MEGABYTES = 500;
const PEAK = new URL('./preload/peak.mjs', import.meta.url).href;

// biome-ignore lint/complexity/useRegexLiterals: a literal with these characters would be unreadable.
const CONTROLS = new RegExp('[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u202a-\\u202e]');

/** A folder for one run: its temporary files, its home, what it writes. */
export class Surroundings {
  readonly path = mkdtempSync(join(tmpdir(), 'ndbg-attack-'));
  readonly temporary = join(this.path, 'tmp');

  constructor() {
    mkdirSync(this.temporary);
  }

  at(name: string): string {
    return join(this.path, name);
  }

  async run(args: readonly string[], wishes: Wishes = {}): Promise<Ended> {
    const command = [...(wishes.before ?? []), process.execPath, MAIN, ...args];
    const child = spawn(command[0]!, command.slice(1), {
      cwd: this.path,
      env: {
        ...process.env,
        TMPDIR: this.temporary,
        XDG_STATE_HOME: this.at('state'),
        NDBG_ATTACK_PEAK: this.at('peak'),
        ...wishes.env,
        NODE_OPTIONS: `--import ${PEAK} ${wishes.env?.NODE_OPTIONS ?? ''}`,
      },
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', text => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', text => {
      stderr += text;
    });
    child.stdin.on('error', () => {});
    child.stdin.write(wishes.input ?? '');
    const ending = setTimeout(() => child.stdin.end(), wishes.linger ?? 0);
    const late = setTimeout(() => child.kill('SIGKILL'), (wishes.seconds ?? SECONDS) * 1000);
    wishes.meddle?.(child);
    const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((done, failed) => {
      child.on('error', failed);
      child.on('close', (...how) => done(how));
    });
    clearTimeout(late);
    clearTimeout(ending);
    return { code, signal, stdout, stderr, megabytes: this.peak() };
  }

  private peak(): number {
    const file = this.at('peak');
    if (!existsSync(file)) return 0;
    const megabytes = Number(readFileSync(file, 'utf8')) / 1024;
    rmSync(file);
    return megabytes;
  }

  /** Processes that still work for this run: those whose folder or surroundings are its temporary ones. */
  processes(): number[] {
    return readdirSync('/proc')
      .filter(name => /^\d+$/.test(name))
      .map(Number)
      .filter(pid => pid !== process.pid && this.works(pid));
  }

  private works(pid: number): boolean {
    try {
      if (/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))) return false;
      if (readlinkSync(`/proc/${pid}/cwd`).startsWith(this.path)) return true;
      return readFileSync(`/proc/${pid}/environ`, 'latin1').includes(this.temporary);
    } catch {
      // It ended meanwhile, or is not ours.
      return false;
    }
  }

  /** Waits a moment for what is on its way out. */
  async leftBehind(): Promise<{ processes: number[]; files: string[] }> {
    for (let tries = 0; tries < 100; tries++) {
      if (this.processes().length === 0) break;
      await sleep(100);
    }
    return { processes: this.processes(), files: readdirSync(this.temporary) };
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

/** What holds of every run that nobody killed; a sentence where it does not. */
export function wrongWith({ code, signal, stdout, stderr, megabytes }: Ended): string | undefined {
  const told = `\nstdout: ${stdout.slice(-600)}\nstderr: ${stderr.slice(-1500)}`;
  if (signal !== null) return `it was ended by ${signal}${told}`;
  if (!CODES.includes(code!)) return `its exit code is ${code}${told}`;
  if (code !== 0 && !isSentence(stderr)) return `exit code ${code} without a sentence${told}`;
  if (/\n\s+at .*:\d+:\d+|node:internal|Traceback \(most/.test(stderr)) return `it shows a stack${told}`;
  const notes = stderr.split('\n').filter(line => /^ndbg: (?!note: )/.test(line));
  if (notes.length > 1) return `it says more than one thing${told}`;
  if (megabytes > MEGABYTES) return `it takes ${megabytes.toFixed(0)} MB of memory${told}`;
  if (CONTROLS.test(stdout) || CONTROLS.test(stderr))
    return `a control character reaches the terminal${told}`;
  return undefined;
}

/** Runs, and throws where something does not hold or is left behind. */
export async function heldTo(
  args: readonly string[],
  surroundings: Surroundings,
  wishes?: Wishes,
): Promise<Ended> {
  const ended = await surroundings.run(args, wishes);
  const command = `ndbg ${args.map(each => JSON.stringify(each)).join(' ')}`;
  const wrong = wrongWith(ended);
  if (wrong !== undefined) throw new Error(`${command}: ${wrong}`);
  const { processes, files } = await surroundings.leftBehind();
  if (processes.length > 0) throw new Error(`${command} leaves processes: ${processes.join(' ')}`);
  if (files.length > 0) throw new Error(`${command} leaves files: ${files.join(' ')}`);
  return ended;
}
