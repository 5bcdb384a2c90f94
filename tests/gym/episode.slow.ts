/**
 * debug-gym (PyPI) connects over HTTP and plays an episode with a scripted agent, to a program that passes its tests.
 */
import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { serve } from '../mcp/connect.ts';

const SCRIPT = fileURLToPath(new URL('../../scripts/debug-gym-python.sh', import.meta.url));
const EPISODE = fileURLToPath(new URL('episode.py', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../agents/shipping.py', import.meta.url));
const CHECK = `from shipping import Parcel, price


def test_drill():
    assert price(Parcel("drill", 3200, "near", 180)) == 16.75
`;

it('finds the wrong branch, repairs it and is done', async () => {
  const python = execFileSync(SCRIPT, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
  const folder = mkdtempSync(join(tmpdir(), 'ndbg-gym-'));
  const served = await serve();
  try {
    copyFileSync(PROGRAM, join(folder, 'shipping.py'));
    writeFileSync(join(folder, 'test_shipping.py'), CHECK);
    const said = await run(python, [EPISODE, served.url, folder]);
    const episode = /^EPISODE (.*)$/m.exec(said)?.[1];
    if (episode === undefined) throw new Error(said);
    const { tools, steps } = JSON.parse(episode) as {
      tools: string[];
      steps: { tool: string; resolved: boolean }[];
    };
    expect(tools).toContain('trace_value');
    expect(steps.map(({ tool }) => tool)).toEqual([
      'reset',
      'ndbg_start',
      'ndbg_calls',
      'ndbg_calls',
      'ndbg_call',
      'edit',
      'eval',
      'ndbg_stop',
    ]);
    expect(steps.map(({ resolved }) => resolved)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
  } finally {
    await served.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}, 300_000);

/** The server answers in this process's child, so that this one must not stand still meanwhile. */
async function run(python: string, args: readonly string[]): Promise<string> {
  const child = spawn(python, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  await new Promise(done => child.on('close', done));
  return said;
}
