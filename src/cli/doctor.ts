/** `ndbg doctor`: shows what this machine offers, what is missing and how to get it. */
import { createRequire } from 'node:module';
import type { Command } from 'commander';
import { coloursFor } from '../debug-commands/state-text.ts';
import { probeSandbox } from '../trace/cpython/probe.ts';
import { findPython } from '../trace/cpython/python-path.ts';
import { record } from '../trace/record.ts';
import { EXIT } from './failure.ts';
import { print } from './print.ts';

interface Check {
  readonly name: string;
  readonly status: 'ok' | 'warning' | 'missing';
  readonly detail: string;
  /** What to do about it. */
  readonly remedy?: string;
}

interface DoctorOptions {
  readonly json?: boolean;
  readonly python?: string;
}

const TRIAL = { name: 'trial.py', source: 'def main():\n    return sum([1, 2])\n' };

export function registerDoctor(program: Command): void {
  program
    .command('doctor')
    .description('check what this machine offers: Pythons, runtimes, the sandbox')
    .option('--python <path>', 'the Python to look at, instead of the first on PATH')
    .option('--json', 'print JSON, one object on one line (schema/output.v1.schema.json)')
    .addHelpText('after', '\nExit code 1 if programs cannot be run at all.')
    .action(async (options: DoctorOptions) => {
      const checks = [nodeCheck(), ...(await pythonChecks(options.python)), await pyodideCheck()];
      const ok =
        checks.some(check => check.name === 'CPython' && check.status === 'ok') || isOk(checks, 'Pyodide');
      if (options.json === true) print(JSON.stringify({ schema: 1, ok, checks }));
      else show(checks, ok);
      if (!ok) process.exitCode = EXIT.failed;
    });
}

function isOk(checks: readonly Check[], name: string): boolean {
  return checks.some(check => check.name === name && check.status === 'ok');
}

function nodeCheck(): Check {
  const major = Number(process.versions.node.split('.')[0]);
  const detail = `${process.version} on ${process.platform} ${process.arch}`;
  if (major >= 20) return { name: 'Node', status: 'ok', detail };
  return { name: 'Node', status: 'warning', detail, remedy: 'install Node 20 or newer' };
}

async function pythonChecks(given: string | undefined): Promise<Check[]> {
  const remedy = 'install Python 3.10 or newer (Debian: apt-get install python3), or name one with --python';
  const path = await findPython(given);
  if (path === undefined) {
    return [{ name: 'CPython', status: 'missing', detail: 'none on PATH; Pyodide is taken instead', remedy }];
  }
  try {
    const { python, recording } = await record(TRIAL, { python: path, runtime: 'cpython' });
    const check: Check = {
      name: 'CPython',
      status: 'ok',
      detail: `${python?.version ?? 'of unknown version'} at ${path}; a trial run gave ${recording.count} states`,
    };
    return [check, ...(await sandboxChecks(path))];
  } catch (error) {
    return [{ name: 'CPython', status: 'missing', detail: (error as Error).message, remedy }];
  }
}

async function sandboxChecks(python: string): Promise<Check[]> {
  const probe = await probeSandbox(python);
  const layers = Object.entries(probe.layers).map(([layer, state]): Check => {
    if (state === true) return { name: `sandbox: ${layer}`, status: 'ok', detail: 'holds' };
    return { name: `sandbox: ${layer}`, status: 'warning', detail: `not here: ${state}` };
  });
  const holds = Object.entries(probe.holds).map(([what, state]): Check => {
    if (state) return { name: what, status: 'ok', detail: 'tried, and stopped' };
    return {
      name: what,
      status: 'warning',
      detail: 'tried, and not stopped',
      remedy: 'run what you do not trust with --runtime pyodide',
    };
  });
  return [...layers, ...holds];
}

async function pyodideCheck(): Promise<Check> {
  try {
    const version = (createRequire(import.meta.url)('pyodide/package.json') as { version: string }).version;
    const { python, recording } = await record(TRIAL, { runtime: 'pyodide' });
    return {
      name: 'Pyodide',
      status: 'ok',
      detail: `${version}, Python ${python?.version ?? 'unknown'}; a trial run gave ${recording.count} states`,
    };
  } catch (error) {
    return {
      name: 'Pyodide',
      status: 'missing',
      detail: (error as Error).message,
      remedy: 'install the package again: npm ci',
    };
  }
}

function show(checks: readonly Check[], ok: boolean): void {
  const colours = coloursFor(process.stdout, process.env);
  const width = Math.max(...checks.map(check => check.name.length));
  for (const { name, status, detail, remedy } of checks) {
    const mark = status === 'ok' ? colours.name('ok     ') : colours.bad(status.padEnd(7));
    print(`${mark} ${name.padEnd(width)}  ${detail}`);
    if (remedy !== undefined) print(`${' '.repeat(width + 10)}→ ${remedy}`);
  }
  print(ok ? '\nPrograms can be run here.' : '\nNo program can be run here yet.');
}
