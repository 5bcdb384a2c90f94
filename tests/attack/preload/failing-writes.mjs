/** Loaded before the command: the n-th call that writes a file fails, as NDBG_ATTACK_WRITE says (`7 ENOSPC`). */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const [nth, code] = (process.env.NDBG_ATTACK_WRITE ?? '0 EIO').split(' ');
const REASONS = { ENOSPC: 'no space left on device', EIO: 'i/o error', EDQUOT: 'disk quota exceeded' };
const WRITES = [
  'openSync',
  'writeSync',
  'writeFileSync',
  'fsyncSync',
  'renameSync',
  'mkdirSync',
  'mkdtempSync',
];
let calls = 0;

/** Reading is not what fails. */
const reads = (name, args) => name === 'openSync' && !/[wa+]/.test(String(args[1] ?? 'r'));

if (isMainThread) {
  for (const name of WRITES) {
    const real = fs[name];
    fs[name] = (...args) => {
      if (!reads(name, args) && ++calls === Number(nth)) {
        const syscall = name.replace(/Sync$|FileSync$/, '').toLowerCase();
        const error = new Error(`${code}: ${REASONS[code]}, ${syscall}`);
        throw Object.assign(error, { code, syscall, errno: -5 });
      }
      return real.apply(fs, args);
    };
  }
  syncBuiltinESMExports();
}
