/**
 * The page of client configurations: each one is read as its client reads it, and the server that it starts
 * answers.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { connect } from './connect.ts';

const ROOT = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/mcp-clients.md', ROOT), 'utf8');

interface Entry {
  readonly command?: string;
  readonly args?: readonly string[];
  readonly url?: string;
}

const entries = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) => {
  const servers = Object.values(JSON.parse(text!) as Record<string, { ndbg: Entry }>)[0]!;
  return servers.ndbg;
});

it('names the same command everywhere, and it answers', async () => {
  const started = entries.filter(({ command }) => command !== undefined);
  expect(started.length).toBeGreaterThanOrEqual(4);
  for (const { command, args } of started) expect([command, ...args!]).toEqual(['npx', 'ndbg', 'mcp']);
  expect(page).toContain('command = "npx"\nargs = ["ndbg", "mcp"]');
  const client = await connect('v2 stdio');
  expect(client.tools.length).toBeGreaterThan(10);
  await client.close();
});

it('the skill and the page of tools name the tools that there are', async () => {
  const client = await connect('v2 stdio');
  const names = client.tools.map(({ name }) => name);
  await client.close();
  const skill = readFileSync(new URL('examples/skills/ndbg-debugger/SKILL.md', ROOT), 'utf8');
  const agents = readFileSync(new URL('docs/agents.md', ROOT), 'utf8');
  for (const name of names) expect(agents, name).toContain(`\`${name}\``);
  const table = /\| you want to know[\s\S]*?\n\n/.exec(skill)![0];
  for (const [, first] of table.matchAll(/\| `(\w+)/g)) expect(names).toContain(first);
  expect(skill).toMatch(/^---\nname: ndbg-debugger\ndescription: /);
});
