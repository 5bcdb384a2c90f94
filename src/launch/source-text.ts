/** Decodes a program's bytes as Python does: by the encoding cookie in its first lines, else as UTF-8. */
import { TextDecoder } from 'node:util';
import type { ProgramSpec } from '../trace/runtime.ts';
import { UsageError } from './errors.ts';

const COOKIE = /^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)/;
const COMMENT = /^[ \t\f]*(?:#|\r?$)/;

export function sourceText({ name, source }: Pick<ProgramSpec, 'name' | 'source'>): string {
  if (typeof source === 'string') return source;
  const bytes = Buffer.from(source);
  const empty = bytes.indexOf(0);
  if (empty >= 0) {
    const line = bytes.subarray(0, empty).toString('latin1').split('\n').length;
    throw new UsageError(`${name}:${line}: this is no Python source: it contains null bytes`);
  }
  const encoding = encodingOf(bytes);
  // On the web latin1 means windows-1252, which has letters among the control characters.
  if (/^(?:latin-?1|iso-?8859-?1|l1)$/.test(encoding)) return bytes.toString('latin1');
  const decoder = decoderOf(encoding);
  if (!decoder) throw new UsageError(`${name}:1: unknown encoding: ${encoding}`);
  try {
    return decoder.decode(bytes);
  } catch {
    throw new UsageError(`${name}:${unreadLine(bytes, decoder)}: this is no ${encoding} text`);
  }
}

/** Reads the cookie. It stands on the first line, or on the second behind a comment. */
function encodingOf(bytes: Buffer): string {
  const [first = '', second = ''] = bytes
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .split('\n', 2);
  const cookie = COOKIE.exec(first) ?? (COMMENT.test(first) ? COOKIE.exec(second) : undefined);
  return (cookie?.[1] ?? 'utf-8').toLowerCase().replaceAll('_', '-');
}

function decoderOf(encoding: string): TextDecoder | undefined {
  try {
    return new TextDecoder(encoding.replace(/^latin-/, 'latin').replace(/-sig$/, ''), { fatal: true });
  } catch {
    return undefined;
  }
}

/** The first line that cannot be decoded by itself. */
function unreadLine(bytes: Buffer, decoder: TextDecoder): number {
  const lines = bytes.toString('latin1').split('\n');
  const at = lines.findIndex(line => {
    try {
      decoder.decode(Buffer.from(line, 'latin1'));
      return false;
    } catch {
      return true;
    }
  });
  return Math.max(at, 0) + 1;
}
