/** Collects the programs of all projects in two files: one for training, one of held-out projects. */
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { isHeldOutProject } from '../../programs/projects.ts';
import { writeWhole } from '../directory.ts';
import { type CutProject, programsFile } from './cut.ts';

interface Yield {
  projects: number;
  programs: number;
  calls: number;
  states: number;
}

export interface Collected {
  readonly train: Yield;
  readonly heldOut: Yield;
  readonly tests: number;
  readonly functions: number;
  /** Why sampled functions were dropped, the commonest first. */
  readonly dropped: readonly (readonly [string, number])[];
  /** Projects that gave nothing, and why. */
  readonly failed: readonly (readonly [string, string])[];
}

/**
 * `programs.jsonl` → `programs.held-out.jsonl`. Held-out programs are never packed, because an evaluation reads them.
 */
export const heldOutFile = (out: string): string => out.replace(/(\.jsonl)?(\.gz)?$/, '.held-out.jsonl');

export function collect(cut: readonly CutProject[], folder: string, out: string): Collected {
  const train: string[] = [];
  const heldOut: string[] = [];
  const yields = { train: none(), heldOut: none() };
  const dropped = new Map<string, number>();
  const failed: [string, string][] = [];
  let tests = 0;
  let functions = 0;
  for (const { project, report } of cut) {
    tests += report.tests;
    functions += report.functions;
    for (const [why, count] of Object.entries(report.dropped))
      dropped.set(why, (dropped.get(why) ?? 0) + count);
    const why = report.failed ?? (report.programs === 0 ? noneBecause(report) : undefined);
    if (why !== undefined) failed.push([project.name, why]);
    const file = programsFile(folder, project);
    if (!existsSync(file) || report.programs === 0) continue;
    const held = isHeldOutProject(project.name);
    const sum = held ? yields.heldOut : yields.train;
    sum.projects++;
    sum.programs += report.programs;
    sum.calls += report.calls;
    sum.states += report.states;
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .filter(line => line !== '');
    if (held) heldOut.push(...lines.map(forEvaluation));
    else train.push(...lines);
  }
  const text = train.map(line => `${line}\n`).join('');
  writeWhole(out, out.endsWith('.gz') ? gzipSync(text, { level: 9 }) : text);
  writeWhole(heldOutFile(out), heldOut.map(line => `${line}\n`).join(''));
  const byCount = [...dropped].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return { ...yields, tests, functions, dropped: byCount, failed };
}

const none = (): Yield => ({ projects: 0, programs: 0, calls: 0, states: 0 });

function noneBecause({ said, functions }: CutProject['report']): string {
  return functions > 0 ? 'no function could be cut out' : (said.at(-1) ?? 'no call was sampled');
}

/** A program as `ndbg eval next-state --data` reads it; program sources read it too. */
function forEvaluation(line: string): string {
  const program = JSON.parse(line) as { problem: string };
  return JSON.stringify({ id: program.problem, level: 'repository', ...program });
}
