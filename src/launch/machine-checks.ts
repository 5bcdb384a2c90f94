/** Checks what this machine offers: Pythons, runtimes, the layers of the sandbox. */
import { probeSandbox } from '../trace/cpython/probe.ts';
import { findPython } from '../trace/cpython/python-path.ts';
import { pyodideVersion } from '../trace/pyodide/version.ts';
import { record } from '../trace/record.ts';

export interface Check {
  readonly name: string;
  readonly status: 'ok' | 'warning' | 'missing';
  readonly detail: string;
  /** What to do about it. */
  readonly remedy?: string;
}

const TRIAL = { name: 'trial.py', source: 'def main():\n    return sum([1, 2])\n' };

/** `python`: the one to look at, instead of the first on PATH. `ok`: programs can be run in some way. */
export async function checkMachine(
  python?: string,
): Promise<{ readonly checks: Check[]; readonly ok: boolean }> {
  const checks = [nodeCheck(), ...(await pythonChecks(python)), await pyodideCheck()];
  return { checks, ok: isOk(checks, 'CPython') || isOk(checks, 'Pyodide') };
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
    const version = pyodideVersion();
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
