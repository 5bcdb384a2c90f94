/** The README's sessions and its library example, run as they stand. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ndbg } from './cli/ndbg.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const README = readFileSync(join(ROOT, 'README.md'), 'utf8');

const sessions = [...README.matchAll(/```\n\$ npx ndbg ([^\n]+)\n([\s\S]*?)```/g)].map(match => ({
  command: match[1]!,
  output: match[2]!,
}));

/** The words of a command line with double quotes. */
function words(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(match => match[1] ?? match[2]!);
}

describe('the README', () => {
  it('shows sessions', () => {
    expect(sessions.length).toBeGreaterThanOrEqual(3);
  });

  it.each(sessions)('shows what "ndbg $command" prints', async ({ command, output }) => {
    const { stdout, stderr, code } = await ndbg(words(command), { cwd: ROOT });
    expect(stderr).toBe('');
    expect(code).toBe(0);
    // How sure a model is differs in the last digit between processors; what it says does not.
    const unsure = (text: string) => text.replace(/predicted, \d+ %/g, 'predicted, N %');
    if (output !== '') expect(unsure(stdout)).toBe(unsure(output));
    else expect(stdout).not.toBe('');
  });

  it('has a library example that runs and prints what it says', () => {
    const example = /```ts\n([\s\S]*?)```/.exec(README)![1]!;
    const folder = mkdtempSync(join(tmpdir(), 'ndbg-readme-'));
    try {
      execFileSync('mkdir', ['-p', join(folder, 'node_modules')]);
      symlinkSync(ROOT, join(folder, 'node_modules', 'neural-debugger'));
      writeFileSync(join(folder, 'example.mjs'), example);
      const printed = execFileSync(process.execPath, ['example.mjs'], { cwd: folder, encoding: 'utf8' });
      expect(printed).toContain("'total' => '6'");
      expect(printed).toContain("event: 'line'");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
