/** Finds places in a process: the callers around a state, and the line at which a function begins. Pure. */
import type { PlacedState } from '../../../tree/state.ts';
import type { Frame } from '../../engine.ts';
import { fileOfLine } from '../../source-lines.ts';
import type { Program } from './states.ts';
import type { ProcessStop } from './target.ts';

/** The frames around the process's current place. */
export function callers(halted: ProcessStop, state: PlacedState, program: Program): Frame[] {
  const frames: Frame[] = [];
  for (let depth = state.depth - 1; depth > 0; depth--) {
    const at = halted.frames.length - depth;
    const frame = halted.frames[at];
    if (!frame) {
      frames.push({ depth, state: undefined });
      continue;
    }
    const line = program.lineOf(frame.path, frame.line);
    const locals = halted.locals[at] ?? new Map<string, string>();
    const source = program.code.source(line) ?? '';
    frames.push({ depth, state: { event: 'line', line, source, function: frame.function, depth, locals } });
  }
  return frames;
}

/** A debugger stops on the first line of a function, not on its `def`. */
export function bodyLine({ code, files }: Program, line: number): number {
  const shape = code.definition(line);
  if (!shape) return line;
  const file = fileOfLine({ files }, line);
  const next = file.codeLines
    .map(own => file.firstLine + own - 1)
    .find(each => each > line && code.around(each)?.line === line);
  return next ?? line;
}
