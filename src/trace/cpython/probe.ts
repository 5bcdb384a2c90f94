/** Tests the sandbox on this machine by trying to get out. */

import { decodeTrace } from '../format.ts';
import { recordWithCPython } from './cpython.ts';

/** True if a layer works, or the reason why it does not. */
export type LayerState = true | string;

export interface SandboxProbe {
  /**
   * limits, namespaces, readonly, landlock, capabilities, parent, seccomp; `audit` where the kernel gives too little.
   */
  readonly layers: Readonly<Record<string, LayerState>>;
  /** What a recorded program tried and could not do. */
  readonly holds: Readonly<Record<string, boolean>>;
}

const ATTEMPTS: Readonly<Record<string, string>> = {
  'writing outside the scratch folder': 'open(os.path.join(os.path.dirname(os.getcwd()), "ndbg-probe"), "w")',
  'changing file modes outside the scratch folder':
    'os.chmod(sys.executable, os.stat(sys.executable).st_mode)',
  'network sockets': 'socket.socket(socket.AF_INET)',
  'starting processes': 'os._exit(0) if os.fork() == 0 else None',
  'signalling the parent': 'os.kill(os.getppid(), 0)',
  'reading the parent’s environment': 'open(f"/proc/{os.getppid()}/environ", "rb").read()',
};

/** Runs a program that tries to get out. */
export async function probeSandbox(python: string): Promise<SandboxProbe> {
  const names = Object.keys(ATTEMPTS);
  const tries = names
    .map((name, at) => `try:\n    ${ATTEMPTS[name]}\n    print(${at})\nexcept BaseException:\n    pass\n`)
    .join('');
  const pieces: Uint8Array[] = [];
  const { stdout } = await recordWithCPython(
    python,
    { name: 'probe.py', source: `import os, socket, sys\n${tries}` },
    { onTrace: bytes => pieces.push(bytes), limits: { seconds: 20 } },
  );
  const worked = new Set(
    stdout
      .split('\n')
      .filter(line => line !== '')
      .map(Number),
  );
  const header = decodeTrace(Buffer.concat(pieces)).header;
  return {
    layers: header?.sandbox ?? {},
    holds: Object.fromEntries(names.map((name, at) => [name, !worked.has(at)])),
  };
}
