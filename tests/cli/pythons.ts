/** The Pythons at hand, newest last: the one that `ndbg` takes by itself and every `python3.N` on PATH that runs. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface PythonAtHand {
  readonly version: string;
  readonly path: string;
}

export function pythonsAtHand(): PythonAtHand[] {
  const found = new Map<string, string>();
  const candidates = [
    'python3',
    ...[10, 11, 12, 13, 14].map(minor => `python3.${minor}`),
    ...pyenvVersions(),
  ];
  for (const path of candidates) {
    const { status, stdout } = spawnSync(
      path,
      ['-c', 'import sys; print(sys.executable, "%d.%d" % sys.version_info[:2])'],
      { encoding: 'utf8' },
    );
    const [executable, version] = status === 0 ? stdout.trim().split(' ') : [];
    if (executable !== undefined && version !== undefined && Number(version.split('.')[1]) >= 10) {
      if (!found.has(version)) found.set(version, executable);
    }
  }
  return [...found].map(([version, path]) => ({ version, path })).sort((a, b) => order(a) - order(b));
}

function order(python: PythonAtHand): number {
  return Number(python.version.split('.')[1]);
}

/** A pyenv answers to `python3.12` only where that version is switched on; its folders tell what it has. */
function pyenvVersions(): string[] {
  const root = process.env.PYENV_ROOT ?? join(process.env.HOME ?? '', '.pyenv');
  try {
    return readdirSync(join(root, 'versions')).map(name => join(root, 'versions', name, 'bin', 'python3'));
  } catch {
    return [];
  }
}
