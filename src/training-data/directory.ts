/**
 * The directory of a data set: it holds whole shards only, and what is needed to resume after any stop.
 *
 * A shard is written under another name, flushed and renamed. Then its part (`parts/000000.json`) is written, which
 * says that the shard counts. So whenever a build stops, the shards with parts are a prefix of the finished set.
 */
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { join } from 'node:path';
import type { Counts } from './counts.ts';
import type { ShardHeader } from './shard.ts';
import type { Assembled } from './shard-assembler.ts';

/** Everything that the bytes of a set depend on, except their number. */
export interface Plan {
  readonly seed: number;
  readonly config: unknown;
  /** Versions of what the bytes depend on: program, form, tokenizer, Python, its program sources. */
  readonly versions: Readonly<Record<string, string>>;
}

export interface Part {
  readonly file: string;
  readonly sha256: string;
  readonly header: ShardHeader;
  readonly identities: readonly string[];
  readonly counts: Counts;
}

/** A directory that cannot be used as asked. The message is meant for the user. */
export class DirectoryError extends Error {
  override readonly name = 'DirectoryError';
}

export const shardName = (number: number): string => `${String(number).padStart(6, '0')}.ndbg`;

export class DataDirectory {
  private constructor(
    readonly path: string,
    private readonly plan: Plan,
  ) {}

  /** Makes the directory, or resumes one that was begun with the same plan. It is locked until it is closed. */
  static open(path: string, plan: Plan): DataDirectory {
    fs.mkdirSync(join(path, 'parts'), { recursive: true });
    fs.mkdirSync(join(path, 'held-out'), { recursive: true });
    lock(path);
    try {
      const planFile = join(path, 'build.json');
      if (fs.existsSync(planFile)) {
        refuseOther(path, JSON.parse(fs.readFileSync(planFile, 'utf8')) as Plan, plan);
      } else if (fs.readdirSync(path).some(name => name.endsWith('.ndbg'))) {
        throw new DirectoryError(
          `${path} holds shards but no build.json: give --out a directory of its own, or an empty one`,
        );
      } else {
        writeWhole(planFile, `${JSON.stringify(plan, null, 1)}\n`);
      }
      for (const folder of [path, join(path, 'parts'), join(path, 'held-out')]) {
        for (const name of fs.readdirSync(folder)) if (name.endsWith('.tmp')) fs.rmSync(join(folder, name));
      }
    } catch (error) {
      unlock(path);
      throw error;
    }
    return new DataDirectory(path, plan);
  }

  /** The parts that count: from the first one up to the first that is not whole. */
  finished(): Part[] {
    const parts: Part[] = [];
    for (;;) {
      const part = readPart(this.path, parts.length);
      if (!part || !isWhole(this.path, part)) return parts;
      parts.push(part);
    }
  }

  write(number: number, shard: Assembled): Part {
    const file = shardName(number);
    writeWhole(join(this.path, file), shard.bytes);
    const part: Part = {
      file,
      sha256: hashOf(shard.bytes),
      header: shard.header,
      identities: shard.identities,
      counts: shard.counts,
    };
    writeWhole(partFile(this.path, number), `${JSON.stringify(part)}\n`);
    return part;
  }

  /** Writes a file of the held-out sets, whole or not at all. */
  writeHeldOut(name: string, text: string): void {
    writeWhole(join(this.path, 'held-out', name), text);
  }

  readHeldOut(name: string): string | undefined {
    const file = join(this.path, 'held-out', name);
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
  }

  /** Writes the manifest, which marks the set as complete. */
  finish(parts: readonly Part[], counts: Counts): void {
    const sum = (of: (header: ShardHeader) => number) =>
      parts.reduce((total, part) => total + of(part.header), 0);
    const files: Record<string, unknown> = {};
    for (const { file, sha256, header } of parts) {
      const { rows, tokens, targets, documents } = header;
      files[file] = { sha256, rows, tokens, targets, documents };
    }
    for (const name of fs.readdirSync(join(this.path, 'held-out')).sort()) {
      const bytes = fs.readFileSync(join(this.path, 'held-out', name));
      files[`held-out/${name}`] = { sha256: hashOf(bytes) };
    }
    const manifest = {
      ...this.plan,
      tokens: sum(header => header.tokens),
      targets: sum(header => header.targets),
      documents: sum(header => header.documents),
      rows: sum(header => header.rows),
      programs: parts.reduce((total, part) => total + part.identities.length, 0),
      counts,
      files,
    };
    writeWhole(join(this.path, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  }

  close(): void {
    unlock(this.path);
  }
}

/** The parts of a directory that is only read, by `show` and `stats`. */
export function readParts(path: string): Part[] {
  const parts: Part[] = [];
  for (;;) {
    const part = readPart(path, parts.length);
    if (!part) break;
    parts.push(part);
  }
  if (parts.length === 0) {
    throw new DirectoryError(`${path}: no data set here; make one with: ndbg data build --out ${path}`);
  }
  return parts;
}

const partFile = (path: string, number: number) =>
  join(path, 'parts', `${String(number).padStart(6, '0')}.json`);

function readPart(path: string, number: number): Part | undefined {
  try {
    return JSON.parse(fs.readFileSync(partFile(path, number), 'utf8')) as Part;
  } catch {
    return undefined;
  }
}

/** Reads a shard and checks its hash. Otherwise flipped bits would become other tokens, and nobody would notice. */
export function readShard(path: string, { file, sha256 }: Part): Uint8Array {
  let bytes: Uint8Array;
  try {
    bytes = fs.readFileSync(join(path, file));
  } catch (error) {
    throw new DirectoryError(`${join(path, file)} cannot be read: ${(error as Error).message}`);
  }
  if (hashOf(bytes) !== sha256) {
    throw new DirectoryError(
      `${join(path, file)} has other contents than when it was made; fetch it again, or build the set again`,
    );
  }
  return bytes;
}

function isWhole(path: string, part: Part): boolean {
  try {
    readShard(path, part);
    return true;
  } catch {
    return false;
  }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Writes a file under a temporary name, flushes and renames it, so that a reader sees all of it or nothing. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const temporary = `${file}.tmp`;
  try {
    const handle = fs.openSync(temporary, 'w');
    try {
      fs.writeFileSync(handle, content);
      fs.fsyncSync(handle);
    } finally {
      fs.closeSync(handle);
    }
    fs.renameSync(temporary, file);
  } catch (error) {
    fs.rmSync(temporary, { force: true });
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG') {
      throw new DirectoryError(
        `${file}: no room left on the disk; what was finished is kept: make room and give the same command again`,
      );
    }
    throw new DirectoryError(`${file} cannot be written: ${message}`);
  }
}

function refuseOther(path: string, begun: Plan, plan: Plan): void {
  const differences: string[] = [];
  if (begun.seed !== plan.seed) differences.push(`seed ${begun.seed}, not ${plan.seed}`);
  const keys = new Set([...Object.keys(begun.versions ?? {}), ...Object.keys(plan.versions)]);
  for (const key of keys) {
    const [before, now] = [begun.versions?.[key] ?? 'none', plan.versions[key] ?? 'none'];
    if (before !== now) differences.push(`${key} ${before.slice(0, 16)}, not ${now.slice(0, 16)}`);
  }
  const [before, now] = [begun.config, plan.config] as Record<string, unknown>[];
  for (const key of Object.keys({ ...before, ...now })) {
    const [old, wanted] = [JSON.stringify(before?.[key]), JSON.stringify(now?.[key])];
    if (old !== wanted) differences.push(`config ${key} ${brief(old)}, not ${brief(wanted)}`);
  }
  if (differences.length > 0) {
    throw new DirectoryError(
      `${path} was begun with other settings: ${differences.join('; ')}. Give the same ones to go on, or another --out`,
    );
  }
}

const brief = (text = 'none') => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

function lock(path: string): void {
  const file = join(path, 'build.lock');
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        // A disk that is full may have taken half of the number: that of another process.
        fs.rmSync(file, { force: true });
        throw new DirectoryError(`${path} cannot be written to: ${(error as Error).message}`);
      }
      const holder = Number(fs.readFileSync(file, 'utf8'));
      if (holder && holder !== process.pid && isAlive(holder)) {
        throw new DirectoryError(
          `${path} is being built by process ${holder}: wait for it, or stop it first`,
        );
      }
      fs.rmSync(file, { force: true });
    }
  }
  throw new DirectoryError(`${path}/build.lock cannot be taken: remove it if no build is running`);
}

function unlock(path: string): void {
  fs.rmSync(join(path, 'build.lock'), { force: true });
}

function isAlive(process_: number): boolean {
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
