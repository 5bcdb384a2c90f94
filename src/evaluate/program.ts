/** The programs that questions are about, and the files they come from. */
import { createHash } from 'node:crypto';

/** Where a program comes from. Sources are reported apart: the project wrote some of the programs itself. */
export const LEVELS = [
  'function',
  'generated',
  'repository',
  'cruxeval',
  'nesting',
  'operations',
  'ordinary',
] as const;
export type Level = (typeof LEVELS)[number];

export interface Program {
  readonly id: string;
  readonly level: Level;
  /** The problem it was made from: programs of one problem are not independent. */
  readonly problem: string;
  /** All of it, with the `main` that makes the call. */
  readonly source: string;
  /** The source without `main`, for questions that the call would answer. */
  readonly code: string;
  /** A function's name or `<module>`. By default the entry is `main`, or else the module. */
  readonly entry?: string;
  /** The function that `main` calls; the entry of an ordinary program. */
  readonly function: string;
  /** For CruxEval: which half it belongs to, and the output as the file gives it. */
  readonly half?: 'even' | 'odd';
  readonly output?: string;
}

/** A data file that cannot be used. The message names the line and what is wrong with it. */
export class DataError extends Error {
  override readonly name = 'DataError';
}

/** The code, a blank line, and a `main` of two lines that returns the call. */
export function withMain(code: string, call: string): string {
  return `${code.replace(/\n+$/, '')}\n\ndef main():\n    return ${call}\n`;
}

/** Even items are for development, odd items for the reported figures. */
export function halfOf(id: string): 'even' | 'odd' {
  const digest = createHash('sha256').update(id).digest('hex');
  return Number.parseInt(digest.at(-1)!, 16) % 2 === 0 ? 'even' : 'odd';
}

export interface DataFile {
  readonly name: string;
  readonly hash: string;
  readonly programs: readonly Program[];
}

/** Reads a JSONL file: CruxEval items (`code`, `input`, `output`) or held-out programs (`source`, `calls`, `level`). */
export function readPrograms(name: string, text: string): DataFile {
  const programs: Program[] = [];
  const ids = new Set<string>();
  text.split('\n').forEach((line, i) => {
    if (line.trim() === '') return;
    let item: unknown;
    try {
      item = JSON.parse(line);
    } catch {
      throw new DataError(`${name}, line ${i + 1}: not JSON; a data file has one JSON object a line`);
    }
    for (const program of programsOf(item, `${name}, line ${i + 1}`)) {
      if (ids.has(program.id)) {
        throw new DataError(`${name}, line ${i + 1}: the id ${program.id} was there before`);
      }
      ids.add(program.id);
      programs.push(program);
    }
  });
  if (programs.length === 0) throw new DataError(`${name}: holds no programs`);
  return { name, hash: createHash('sha256').update(text).digest('hex'), programs };
}

/** Reads whole programs, each from a file as a user has it. */
export function readPythonFiles(
  name: string,
  files: readonly { readonly name: string; readonly source: string }[],
): DataFile {
  const programs = files.map(file => wholeProgram(file.name.replace(/\.py$/, ''), file.source));
  const text = files.map(file => `${file.name}\n${file.source}`).join('\0');
  return { name, hash: createHash('sha256').update(text).digest('hex'), programs };
}

function programsOf(item: unknown, where: string): Program[] {
  const fields = (typeof item === 'object' && item !== null ? item : {}) as Record<string, unknown>;
  if ('code' in fields && 'input' in fields && 'output' in fields) return [cruxeval(fields, where)];
  if ('source' in fields && 'calls' in fields) return heldOut(fields, where);
  if ('source' in fields && fields.level === 'ordinary') return [ordinary(fields, where)];
  throw new DataError(
    `${where}: neither a CruxEval item (code, input, output, id) nor a held-out program (id, source, calls, level) ` +
      'nor an ordinary one (id, source, level "ordinary")',
  );
}

function cruxeval(fields: Record<string, unknown>, where: string): Program {
  const [code, input, output, id] = texts(fields, ['code', 'input', 'output', 'id'], where);
  return {
    id: id!,
    level: 'cruxeval',
    problem: id!,
    source: withMain(code!, `f(${input})`),
    code: `${code!.replace(/\n+$/, '')}\n`,
    entry: 'main',
    function: 'f',
    half: halfOf(id!),
    output: output!,
  };
}

/** A whole program, entered as a user enters it. */
function ordinary(fields: Record<string, unknown>, where: string): Program {
  const [id, source] = texts(fields, ['id', 'source'], where);
  const { entry, problem } = fields;
  if (entry !== undefined && typeof entry !== 'string')
    throw new DataError(`${where}: entry must be a function's name or "<module>"`);
  return wholeProgram(id!, source!, entry, typeof problem === 'string' ? problem : id!);
}

function wholeProgram(id: string, source: string, entry?: string, problem = id): Program {
  return {
    id,
    level: 'ordinary',
    problem,
    source,
    code: source,
    ...(entry === undefined ? {} : { entry }),
    function: entry ?? 'main',
  };
}

function heldOut(fields: Record<string, unknown>, where: string): Program[] {
  const [id, source, level] = texts(fields, ['id', 'source', 'level'], where);
  if (level !== 'function' && level !== 'generated' && level !== 'repository') {
    throw new DataError(`${where}: level is "${level}"; it may be function, generated or repository`);
  }
  const calls = fields.calls;
  if (!Array.isArray(calls) || calls.length === 0 || calls.some(call => typeof call !== 'string')) {
    throw new DataError(`${where}: calls must be a list of calls such as "f(1, 2)"`);
  }
  const problem = typeof fields.problem === 'string' ? fields.problem : id!;
  return (calls as string[]).map((call, i) => {
    const [, called] = /^\s*([\p{L}_][\p{L}\p{N}_.]*)\s*\(/u.exec(call) ?? [];
    const name = typeof fields.entry === 'string' ? fields.entry : called;
    if (name === undefined) throw new DataError(`${where}: "${call}" is no call of a function by its name`);
    return {
      id: `${id}.${i}`,
      level,
      problem,
      source: withMain(source!, call),
      code: `${source!.replace(/\n+$/, '')}\n`,
      entry: 'main',
      function: name,
    };
  });
}

function texts(fields: Record<string, unknown>, names: readonly string[], where: string): string[] {
  return names.map(name => {
    const value = fields[name];
    if (typeof value !== 'string') throw new DataError(`${where}: ${name} must be a text`);
    return value;
  });
}
