/** Asks CPython about many texts at once: whether they compile, how programs end, the values of expressions. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const PROGRAM = `
import contextlib, io, json, signal, sys, warnings
warnings.simplefilter("ignore")
def late(*_):
    raise TimeoutError("it runs too long")
signal.signal(signal.SIGALRM, late)
kind, texts = sys.argv[1], json.load(sys.stdin)
def compiled(text):
    compile(text, "program.py", "exec")
    return None
def run(text):
    code = compile(text, "program.py", "exec")
    signal.setitimer(signal.ITIMER_REAL, 2)
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(code, {"__name__": "__main__"})
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    return None
def value(text):
    return repr(eval(text))
done = {"compile": compiled, "run": run, "eval": value}[kind]
out = []
for text in texts:
    try:
        out.append({"value": done(text)})
    except BaseException as error:
        out.append({"error": type(error).__name__, "message": str(error)[:200]})
json.dump(out, sys.stdout)
`;

export interface Outcome {
  readonly value?: string | null;
  /** The name of the exception. */
  readonly error?: string;
  readonly message?: string;
}

/** One process for all of them. */
export function askPython(kind: 'compile' | 'run' | 'eval', texts: readonly string[]): Outcome[] {
  const out = execFileSync('python3', ['-c', PROGRAM, kind], {
    input: JSON.stringify(texts),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return JSON.parse(out) as Outcome[];
}

/** How many of the programs hold each construct of python/ndbg_data/constructs.json. */
export const countConstructs = (sources: readonly string[]): Record<string, number> =>
  counted(sources, ['-m', 'ndbg_data.constructs']);

/** How many of the programs hold each operation, as operations.py distinguishes them. */
export const countOperations = (sources: readonly string[]): Record<string, number> =>
  counted(sources, ['../tests/programs/operations.py']);

function counted(sources: readonly string[], args: readonly string[]): Record<string, number> {
  const out = execFileSync('python3', ['-W', 'ignore', ...args], {
    cwd: `${ROOT}/python`,
    input: sources.map(source => JSON.stringify({ source })).join('\n'),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });
  return JSON.parse(out) as Record<string, number>;
}

/** How many runs of the drills work each operation out in small steps, and which operations can be. */
export function countSmallSteps(drills: readonly { source: string; calls: readonly string[] }[]) {
  const out = execFileSync('python3', ['-W', 'ignore', '../tests/programs/small_steps.py'], {
    cwd: `${ROOT}/python`,
    input: JSON.stringify(drills.map(({ source, calls }) => [source, calls])),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', PYTHONPATH: `${ROOT}/python`, PYTHONHASHSEED: '0' },
  });
  return JSON.parse(out) as { counts: Record<string, number>; kinds: readonly string[] };
}

/** The names of all methods and attributes of the builtin types. */
export function builtinMethods(): readonly string[] {
  const code =
    'import json\nprint(json.dumps(sorted({n for k in (str, list, dict, set, tuple, int, bytes) for n in dir(k)' +
    " if n[0] != '_'})))";
  return JSON.parse(execFileSync('python3', ['-c', code], { encoding: 'utf8' })) as string[];
}

/** How each call of each program ends: what it gives, or the name of what it raises. */
export function askCalls(programs: readonly { source: string; calls: readonly string[] }[]): string[][] {
  const out = execFileSync('python3', ['-c', CALLS], {
    input: JSON.stringify(programs.map(({ source, calls }) => [source, calls])),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, PYTHONHASHSEED: '0' },
  });
  return JSON.parse(out) as string[][];
}

const CALLS = `
import contextlib, io, json, signal, sys, warnings
warnings.simplefilter("ignore")
def late(*_):
    raise TimeoutError
signal.signal(signal.SIGALRM, late)
def ended(code, call):
    space = {"__name__": "program"}
    signal.setitimer(signal.ITIMER_REAL, 2)
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(code, space)
            return "= " + repr(eval(call, space))[:300]
    except Exception as error:
        return type(error).__name__
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
out = []
for source, calls in json.load(sys.stdin):
    try:
        code = compile(source, "program.py", "exec")
    except SyntaxError as error:
        out.append(["SyntaxError: " + str(error)])
        continue
    out.append([ended(code, call) for call in calls])
json.dump(out, sys.stdout)
`;
