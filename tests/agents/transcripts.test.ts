/**
 * docs/agents.md shows what really happens. `npm run bench:agents` prints the comparison, and
 * `NDBG_TRANSCRIPTS=write npm run bench:agents` writes all of the page's figures and transcripts anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Connection, connect } from '../mcp/connect.ts';
import { TASKS } from './tasks.ts';
import { type Count, type Transcript, throughPdb, throughPrints, throughTools } from './transcripts.ts';

const PAGE = new URL('../../docs/agents.md', import.meta.url);

let client: Connection;
const transcripts = new Map<string, Transcript>();
beforeAll(async () => {
  client = await connect('v2 stdio');
  for (const task of TASKS) transcripts.set(task.name, await throughTools(client, task));
});
afterAll(() => client.close());

function section(name: string): RegExp {
  return new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- end -->)`);
}

function put(name: string, text: string): void {
  const page = readFileSync(PAGE, 'utf8');
  if (process.env.NDBG_TRANSCRIPTS === 'write')
    writeFileSync(
      PAGE,
      page.replace(section(name), (_, head: string, end: string) => `${head}${text}\n${end}`),
    );
  else expect(section(name).exec(page)?.[0]).toBe(`<!-- ${name} -->\n${text}\n<!-- end -->`);
}

/** At most so many characters a line, as all pages. */
const wrapped = (text: string) => text.replace(/(.{1,116})(?: |$)/g, '$1\n').trimEnd();

it.each(TASKS)('$name: the page has the transcript', ({ name, asked, found }) => {
  put(name, `${wrapped(`**${asked}**`)}\n\n${transcripts.get(name)!.text}\n\nFound: ${found}`);
});

it('the answers stand in the transcripts', () => {
  const text = (name: string) => transcripts.get(name)!.text;
  expect(text('wrong-branch')).toMatch(/weight_class\(grams=3200\) → 'small'[\s\S]*if grams > 250:/);
  expect(text('crash')).toMatch(/average\(prices=\[\]\) raises ZeroDivisionError/);
  expect(text('crash')).toContain("customer='c27'");
  expect(text('cannot-run')).toMatch(/longest_calm\(.*\) → 3 \(predicted/);
  expect(text('cannot-run')).toMatch(/warning\(gust=\d+, rising=True\)/);
});

/** `npm run bench:agents` shows what it prints. */
it('the page has the comparison', async () => {
  const rows: string[] = [];
  const cost = ({ calls, characters }: Count) => `${calls} / ${10 * Math.round(characters / 40)}`;
  for (const task of TASKS) {
    const ours = transcripts.get(task.name)!.count;
    const pdb = await throughPdb(task);
    const prints = await throughPrints(task);
    expect(ours.calls).toBeLessThanOrEqual(Math.min(pdb.calls, prints.calls + 1));
    rows.push(`| ${task.name} | ${cost(ours)} | ${cost(pdb)} | ${cost(prints)} |`);
  }
  const head = '| task | these tools | a pdb tool | reading and prints |\n| --- | --- | --- | --- |';
  process.stdout.write(`\ncalls / tokens for the same tasks\n${head}\n${rows.join('\n')}\n`);
  // What Python prints differs a little between versions: the figures are for the one that the page names.
  if (process.env.NDBG_TRANSCRIPTS === 'write') put('comparison', `${head}\n${rows.join('\n')}`);
  else
    for (const { name } of TASKS)
      expect(section('comparison').exec(readFileSync(PAGE, 'utf8'))?.[0]).toContain(name);
});
