/** Lines and pages keep their lengths, and what a page names exists. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WIDTH = 120;
const PAGE = 250;
const RUN = 60;

/** What may be wider, and why. */
const WIDE: readonly (readonly [RegExp, string])[] = [
  [/^tests\/vectors|\.golden\.|^corpus\/|^tests\/evaluate\/ordinary\//, 'held byte for byte, or data'],
  [/^src\/language\/vocabulary\.v1\.ts$|^scripts\/vocabulary\//, 'lists of words, frozen'],
  [/^docs\/agents\.md$/, 'written by tests/agents from what really happened'],
  [/^models\/|^tests\/model\/toy/, 'shipped with weights'],
];

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter(path => /\.(?:ts|mjs|py|sh|md)$/.test(path) && existsSync(join(ROOT, path)));
const rooms = new Set(
  (JSON.parse(readFileSync(join(ROOT, 'src/rooms.json'), 'utf8')) as { rooms: { room: string }[] }).rooms.map(
    ({ room }) => `src/${room}`,
  ),
);
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const pages = tracked.filter(path =>
  /^(?:docs\/.*|README|CHANGELOG)\.?.*\.md$|^(?:README|CHANGELOG)\.md$/.test(path),
);

test(`lines have at most ${WIDTH} characters`, () => {
  const held = tracked.filter(path => !WIDE.some(([wide]) => wide.test(path)));
  expect(held.length).toBeGreaterThan(400);
  const long = held.flatMap(path =>
    read(path)
      .split('\n')
      // A regular expression is one word.
      .map(line => (/^\s*\/.*\/[a-z]*[;,.]?(?:test\(|exec\()?\S*$/.test(line) ? '' : line))
      .flatMap((line, i) => (line.length > WIDTH ? [`${path}:${i + 1} has ${line.length}`] : [])),
  );
  expect(long).toEqual([]);
});

describe.each(pages)('%s', page => {
  const text = read(page);

  test('is no longer than can be read', () => {
    const most = page.startsWith('docs/runs/') ? RUN : PAGE;
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(most);
  });

  test('links to what is there', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)|^\[[^\]]+\]: (\S+)$/gm)].map(
      found => found[1] ?? found[2]!,
    );
    const own = links.filter(link => !/^https?:/.test(link));
    expect(own.filter(link => !existsSync(join(ROOT, dirname(page), link)))).toEqual([]);
  });

  test('names files that are there', () => {
    const named = [
      ...text.matchAll(/`((?:src|python|tests|docs|bench|scripts|config|corpus|schema)\/[\w./-]+\w)`/g),
    ];
    // Pages about runs name what a run had; NAME stands for one to come, and a room may be one.
    if (page.startsWith('docs/runs/')) return;
    const missing = named
      .map(found => found[1]!)
      .filter(
        path => !existsSync(join(ROOT, path)) && !/\b(?:NAME|THEME|ROOM)\b/.test(path) && !rooms.has(path),
      );
    expect(missing).toEqual([]);
  });
});
