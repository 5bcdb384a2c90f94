/** `tree`, `language` and `debugger` load in a browser: nothing they reach is Node's. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'";]*?from\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s*['"]([^'"]+)['"]/g;
const GLOBALS = /\b(?:process|Buffer|__dirname|__filename|require|setImmediate)\b(?=[.([])/g;

/** Every file that an entry reaches through relative imports, with what else it imports and uses. */
function reach(entry: URL): { files: string[]; foreign: string[]; globals: string[] } {
  const files = new Set<string>();
  const foreign: string[] = [];
  const globals: string[] = [];
  const queue = [entry];
  while (queue.length > 0) {
    const url = queue.pop()!;
    const path = fileURLToPath(url);
    if (files.has(path)) continue;
    files.add(path);
    const code = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    for (const match of code.matchAll(IMPORT)) {
      const name = match[1] ?? match[2] ?? match[3]!;
      if (/^import type|^export type/.test(match[0].trim())) continue;
      if (name.startsWith('.')) queue.push(new URL(name, url));
      else foreign.push(`${path}: ${name}`);
    }
    for (const match of code.replace(/'[^'\n]*'|`[^`]*`|"[^"\n]*"/g, '').matchAll(GLOBALS))
      globals.push(`${path}: ${match[0]}`);
  }
  return { files: [...files], foreign, globals };
}

describe.each(['tree', 'language', 'debugger'])('src/%s', room => {
  const { files, foreign, globals } = reach(new URL(`../src/${room}/index.ts`, import.meta.url));

  it('reaches more than its index', () => {
    expect(files.length).toBeGreaterThan(3);
  });

  it('imports nothing but the project’s own files', () => {
    expect(foreign).toEqual([]);
  });

  it('uses no global of Node', () => {
    expect(globals).toEqual([]);
  });
});

it('would notice an import of Node, and a global', () => {
  const { foreign, globals } = reach(new URL('../src/launch/program-source.ts', import.meta.url));
  expect(foreign.some(line => line.endsWith(': node:fs'))).toBe(true);
  expect(globals.length + foreign.length).toBeGreaterThan(1);
});
