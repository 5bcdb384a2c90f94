import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Random } from '../shared/random.ts';
import type { Batch, Job } from './batch.ts';
import { type Built, build } from './build.ts';
import { DataDirectory, type Plan } from './directory.ts';
import type { Workforce } from './ordered-results.ts';
import { decodeShard, TARGET } from './shard.ts';

const PLAN: Plan = { seed: 3, config: { context: 64 }, versions: { form: '1' } };
const FORM = { form: 1, tokenizer: 'f'.repeat(64), vocabulary: 500 };

/** Documents that depend on the job alone, handed over in whatever order the delays give. */
class Fake implements Workforce {
  done: number[] = [];
  constructor(
    readonly capacity: number,
    private readonly failAt = -1,
  ) {}
  async run(job: Job): Promise<Batch> {
    await new Promise(resolve => setTimeout(resolve, ((job.number * 7) % 5) * 2));
    if (job.number === this.failAt) throw new Error('the machine is on fire');
    this.done.push(job.number);
    const random = new Random(`fake ${job.number}`);
    const candidates = Array.from({ length: 10 }, () => ({
      identity: `p${random.below(300)}`,
      documents: Array.from({ length: 3 }, () =>
        Uint16Array.from({ length: random.between(1, 64) }, () => random.between(1, 499) | TARGET),
      ),
      counts: { programs: 1 },
    }));
    return { job, candidates, counts: { 'dropped/odd': 1 }, notes: [] };
  }
  async close(): Promise<void> {}
}

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ndbg-build-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** `fill`: after so many shards the next one's file is one that takes nothing. */
async function run(
  name: string,
  tokens: number,
  workforce: Workforce,
  stopAfter?: number,
  fill?: { shards: number; link: string },
): Promise<Built> {
  const directory = DataDirectory.open(join(root, name), PLAN);
  const stop = new AbortController();
  try {
    return await build({
      directory,
      workforce,
      form: FORM,
      context: 64,
      seed: PLAN.seed,
      tokens,
      heldOut: ['p5', 'p6'],
      progress: progress => {
        if (progress.shards === stopAfter) stop.abort();
        if (fill && progress.shards === fill.shards) symlinkSync('/dev/full', fill.link);
      },
      note: () => undefined,
      signal: stop.signal,
    });
  } finally {
    directory.close();
  }
}

function bytes(name: string): Record<string, string> {
  const files = readdirSync(join(root, name), { recursive: true, withFileTypes: true }).filter(f =>
    f.isFile(),
  );
  return Object.fromEntries(
    files.map(file => {
      const path = join(file.parentPath, file.name);
      return [path.slice(join(root, name).length), readFileSync(path).toString('base64')];
    }),
  );
}

describe('a build', () => {
  test('has the same bytes whatever the number of workers', async () => {
    await run('one', 10_000, new Fake(1));
    await run('many', 10_000, new Fake(7));
    expect(bytes('many')).toEqual(bytes('one'));
    expect(Object.keys(bytes('one'))).toContain('/manifest.json');
  });

  test('that was stopped and resumed has the bytes of one that was not', async () => {
    await run('whole', 10_000, new Fake(2));
    const first = await run('resumed', 10_000, new Fake(2), 2);
    expect(first.finished).toBe(false);
    await expect(run('resumed', 10_000, new Fake(1, 4))).rejects.toThrow('the machine is on fire');
    const workforce = new Fake(1);
    await run('resumed', 10_000, workforce);
    expect(bytes('resumed')).toEqual(bytes('whole'));
    expect(Math.min(...workforce.done)).toBe(4);
  });

  test('makes a damaged shard again, and only what comes after it', async () => {
    await run('whole', 10_000, new Fake(2));
    await run('damaged', 10_000, new Fake(2));
    writeFileSync(join(root, 'damaged', '000003.ndbg'), 'x');
    const workforce = new Fake(1);
    await run('damaged', 10_000, workforce);
    expect(workforce.done[0]).toBe(3);
    expect(bytes('damaged')).toEqual(bytes('whole'));
  });

  test('that meets a full disk says so, keeps what it has and goes on when there is room', async () => {
    await run('whole', 10_000, new Fake(2));
    const path = join(root, 'full');
    const directory = DataDirectory.open(path, PLAN);
    directory.close();
    const fill = { shards: 2, link: join(path, '000002.ndbg.tmp') };
    await expect(run('full', 10_000, new Fake(1), undefined, fill)).rejects.toThrow(
      /000002\.ndbg: no room left on the disk; what was finished is kept: make room and give the same command again/,
    );
    await run('full', 10_000, new Fake(1));
    expect(bytes('full')).toEqual(bytes('whole'));
  });

  test('keeps each program once and none that is held out', async () => {
    const { parts } = await run('one', 10_000, new Fake(2));
    const identities = parts.flatMap(part => part.identities);
    expect(new Set(identities).size).toBe(identities.length);
    expect(identities).not.toContain('p5');
    expect(parts.reduce((sum, part) => sum + (part.counts['dropped/duplicate'] ?? 0), 0)).toBeGreaterThan(0);
  });

  test('goes on when more tokens are asked for, and keeps what it has', async () => {
    await run('short', 4_000, new Fake(2));
    await run('short', 10_000, new Fake(2));
    await run('long', 10_000, new Fake(2));
    expect(bytes('short')).toEqual(bytes('long'));
  });

  test('writes shards whose headers tell the truth', async () => {
    const { parts } = await run('one', 5_000, new Fake(2));
    for (const part of parts) {
      const { header, words } = decodeShard(readFileSync(join(root, 'one', part.file)), part.file);
      expect(words.filter(word => word !== 0 && (word & 0xfff) !== 0).length).toBe(header.tokens);
      expect(words.filter(word => word & TARGET).length).toBe(header.targets);
    }
  });

  test('says so when the sources have nothing new', async () => {
    await expect(run('one', 1e9, new Fake(4))).rejects.toThrow(/sources are exhausted at \d+ tokens/);
  });
});

describe('a directory', () => {
  test('is refused to a build with other settings, by what differs', async () => {
    await run('one', 1_000, new Fake(1));
    const other = (plan: Partial<Plan>) => () => DataDirectory.open(join(root, 'one'), { ...PLAN, ...plan });
    expect(other({ seed: 4 })).toThrow(/begun with other settings: seed 3, not 4\. Give the same/);
    expect(other({ config: { context: 128 } })).toThrow(/config context 64, not 128/);
    expect(other({ versions: { form: '2' } })).toThrow(/form 1, not 2/);
  });

  test('that holds strange shards is refused', () => {
    writeFileSync(join(root, '000000.ndbg'), '');
    expect(() => DataDirectory.open(root, PLAN)).toThrow(/holds shards but no build\.json/);
  });

  test('is refused while another process builds in it, and not when that one is dead', () => {
    const path = join(root, 'one');
    DataDirectory.open(path, PLAN).close();
    writeFileSync(join(path, 'build.lock'), String(process.ppid));
    expect(() => DataDirectory.open(path, PLAN)).toThrow(`is being built by process ${process.ppid}`);
    writeFileSync(join(path, 'build.lock'), '999999999');
    DataDirectory.open(path, PLAN).close();
    expect(readdirSync(path)).not.toContain('build.lock');
  });
});
