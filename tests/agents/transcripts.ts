/**
 * Carries the tasks out in each of the three ways, and counts calls and characters: what an agent sends, and what it
 * reads.
 */
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Connection } from '../mcp/connect.ts';
import type { Task } from './tasks.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const WIDTH = 116;

export interface Count {
  readonly calls: number;
  /** Characters sent and read. */
  readonly characters: number;
}

export interface Transcript {
  readonly text: string;
  readonly count: Count;
}

/**
 * Through our tools. Handles, shares and the number of samples that miss differ from run to run and from processor to
 * processor, so they are not shown.
 */
export async function throughTools(client: Connection, task: Task): Promise<Transcript> {
  const lines: string[] = [];
  let characters = 0;
  let session = '';
  for (const { tool, args, why } of task.ours) {
    const given = { ...args, ...('session' in args ? { session } : {}) };
    const { text, data, failed } = await client.call(tool, given);
    if (failed) throw new Error(`${task.name}: ${text}`);
    session = (data.session as string | undefined) ?? session;
    characters += JSON.stringify({ name: tool, arguments: given }).length + text.length;
    const plain = text.replaceAll(session, 'S').replace(/\d+(?= %| other arguments)/g, 'N');
    lines.push(
      why,
      '',
      '```',
      clipped(`> ${tool} ${JSON.stringify(args)}`),
      ...plain.split('\n').map(clipped),
      '```',
      '',
    );
  }
  await client.call('stop', { session });
  return { text: lines.join('\n').trimEnd(), count: { calls: task.ours.length, characters } };
}

function clipped(line: string): string {
  return line.length <= WIDTH ? line : `${line.slice(0, WIDTH - 1)}…`;
}

/** Through a tool `pdb{command}`: real pdb, a command a call. */
export async function throughPdb(task: Task): Promise<Count> {
  return inFolder(task, async (folder, stub) => {
    const child = spawn('python3', ['-m', 'pdb', task.file], {
      cwd: folder,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const replies: string[] = [];
    let said = '';
    let prompted: () => void = () => {};
    // Where pdb leaves early, no prompt is to be waited for: the figures would be wrong, and a test says so.
    child.once('close', () => prompted());
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (!said.endsWith('(Pdb) ')) return;
      replies.push(said.slice(0, -'(Pdb) '.length));
      said = '';
      prompted();
    });
    const next = () =>
      new Promise<void>(done => {
        prompted = done;
      });
    await next();
    for (const command of task.pdb) {
      const there = next();
      child.stdin.write(`${command}\n`);
      await there;
    }
    child.kill('SIGKILL');
    const sent = task.pdb.map(command => JSON.stringify({ name: 'pdb', arguments: { command } }).length);
    const first = JSON.stringify({
      name: 'pdb',
      arguments: { command: '', entrypoint: `python -m pdb ${task.file}` },
    });
    return {
      calls: stub.calls + 1 + task.pdb.length,
      characters: stub.characters + first.length + sum(sent) + sum(replies.map(text => text.length)),
    };
  });
}

/** Read, put prints in, run: as often as it takes. */
export async function throughPrints(task: Task): Promise<Count> {
  return inFolder(task, async (folder, stub) => {
    const path = join(folder, task.file);
    const source = readFileSync(path, 'utf8');
    let calls = stub.calls + 1;
    let characters =
      stub.characters +
      JSON.stringify({ name: 'read', arguments: { path: task.file } }).length +
      source.length;
    for (const { behind, line } of task.prints.rounds) {
      const lines = source.split('\n');
      const at = lines.findIndex(each => each.startsWith(behind));
      if (at < 0) throw new Error(`${task.file} has no line that begins with "${behind}"`);
      lines.splice(at + 1, 0, line);
      writeFileSync(path, lines.join('\n'));
      const edit = JSON.stringify({ name: 'edit', arguments: { path: task.file, behind: lines[at], line } });
      const run = JSON.stringify({ name: 'bash', arguments: { command: `python ${task.file}` } });
      const { stdout, stderr } = spawnSync('python3', [task.file], { cwd: folder, encoding: 'utf8' });
      calls += 2;
      characters += edit.length + 'done'.length + run.length + stdout.length + stderr.length;
    }
    return { calls, characters };
  });
}

/** The program alone in a folder, with what it wants in order to run at all. */
async function inFolder(task: Task, work: (folder: string, stub: Count) => Promise<Count>): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'ndbg-agents-'));
  try {
    copyFileSync(join(HERE, task.file), join(folder, task.file));
    const { stub } = task;
    if (stub) writeFileSync(join(folder, stub.file), stub.text);
    const write = stub
      ? JSON.stringify({ name: 'write', arguments: { path: stub.file, text: stub.text } })
      : '';
    return await work(folder, { calls: stub ? 1 : 0, characters: write.length });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
