/** Python's own debugger for editors, where it can be had: installed by scripts/debugpy.sh into a folder of its own. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findPython } from '../../src/trace/cpython/python-path.ts';
import { Editor } from './editor.ts';

const SCRIPT = fileURLToPath(new URL('../../scripts/debugpy.sh', import.meta.url));

export interface Debugpy {
  readonly python: string;
  readonly packages: string;
}

/** Or why it is not here. */
export async function findDebugpy(): Promise<Debugpy | { readonly missing: string }> {
  const python = await findPython();
  if (python === undefined) return { missing: 'there is no Python' };
  try {
    const packages = execFileSync('bash', [SCRIPT, python], { encoding: 'utf8', timeout: 120_000 }).trim();
    return { python, packages };
  } catch (error) {
    return { missing: `debugpy could not be installed: ${error instanceof Error ? error.message : error}` };
  }
}

export function startDebugpy({ python, packages }: Debugpy): Editor {
  const env = { ...process.env, PYTHONPATH: packages, PYTHONHASHSEED: '0' };
  return Editor.start([python, '-m', 'debugpy.adapter'], env);
}
