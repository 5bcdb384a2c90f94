/** Recordings as a reader sees them: every state in full. */
import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { record } from '../../src/trace/record.ts';
import { EVENT_NAMES, GONE, type Recording } from '../../src/trace/recording.ts';
import type { ProgramSpec, RecordOptions, RecordResult } from '../../src/trace/runtime.ts';

export interface ShownState {
  readonly event: string;
  readonly line: number;
  readonly depth: number;
  readonly locals: Record<string, string>;
  readonly value?: string;
}

/** Applies all changes. */
export function expand(recording: Recording): ShownState[] {
  const locals = new Map<number, Map<string, string>>();
  return Array.from({ length: recording.count }, (_, event) => {
    const activation = recording.activations[event]!;
    const known = locals.get(activation) ?? new Map<string, string>();
    locals.set(activation, known);
    for (let k = recording.changeStart[event]!; k < recording.changeStart[event + 1]!; k++) {
      const name = recording.names[recording.changeNames[k]!]!;
      const value = recording.changeValues[k]!;
      if (value === GONE) known.delete(name);
      else known.set(name, recording.values[value]!);
    }
    const kind = EVENT_NAMES[recording.kinds[event]!]!;
    const state = {
      event: kind,
      line: recording.lines[event]!,
      depth: recording.activationDepths[activation]!,
      locals: Object.fromEntries(known),
    };
    const ends = kind === 'return' || kind === 'exception';
    return ends ? { ...state, value: recording.values[recording.results[event]!]! } : state;
  });
}

/** `line 3 {x=1}`: short enough to stand in a test. */
export function brief(state: ShownState): string {
  const locals = Object.entries(state.locals).map(([name, value]) => `${name}=${value}`);
  const value = state.value === undefined ? '' : ` ${state.value}`;
  return `${state.event} ${state.line}${value} {${locals.join(', ')}}`;
}

export function run(
  source: string | Uint8Array,
  program: Partial<ProgramSpec> = {},
  options: RecordOptions = {},
): Promise<RecordResult> {
  return record({ name: 'program.py', source, ...program }, { runtime: 'cpython', ...options });
}

export async function states(source: string, program: Partial<ProgramSpec> = {}): Promise<string[]> {
  return expand((await run(source, program)).recording).map(brief);
}

const VERSIONS = ['3.10.13', '3.11.7', '3.12.1', '3.13.0'];

/** The Pythons to try: the one on PATH, and the others that a version manager keeps. */
export function pythons(): string[] {
  const home = process.env.PYENV_ROOT ?? `${process.env.HOME}/.pyenv`;
  const first = execFileSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' });
  const kept = VERSIONS.map(version => `${home}/versions/${version}/bin/python3`).filter(
    path => existsSync(path) && realpathSync(path) !== realpathSync(first.trim()),
  );
  return ['python3', ...kept];
}
