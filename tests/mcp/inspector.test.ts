/** The MCP inspector's command line lists the tools and calls them. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { MAIN } from '../cli/ndbg.ts';
import { vectorPath } from './programs.ts';

const INSPECTOR = join(
  dirname(createRequire(import.meta.url).resolve('@modelcontextprotocol/inspector-cli/package.json')),
  'build/cli.js',
);

function inspect(...args: string[]): {
  tools: { name: string }[];
  structuredContent: { at: object };
  isError?: boolean;
} {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [INSPECTOR, '--cli', process.execPath, MAIN, 'mcp', ...args],
    { encoding: 'utf8', timeout: 60_000 },
  );
  if (status !== 0) throw new Error(`the inspector left with ${status}: ${stderr}${stdout}`);
  return JSON.parse(stdout);
}

it('lists the tools', () => {
  const { tools } = inspect('--method', 'tools/list');
  expect(tools.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['start', 'act', 'calls', 'trace_value', 'stop']),
  );
});

it('gets a list of the tools that leaves room for a conversation', () => {
  const { tools } = inspect('--method', 'tools/list');
  expect(JSON.stringify({ tools }).length).toBeLessThan(25_000);
});

it('calls one of them', () => {
  const opened = inspect(
    '--method',
    'tools/call',
    '--tool-name',
    'start',
    '--tool-arg',
    `path=${vectorPath('tally')}`,
  );
  expect(opened.isError).toBeUndefined();
  expect(opened.structuredContent.at).toMatchObject({ file: 'tally.py', event: 'call', origin: 'observed' });
});
