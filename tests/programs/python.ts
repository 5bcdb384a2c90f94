/** What the tests of programs ask CPython: whether many texts compile, how programs end, what expressions come to. */
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
export function countConstructs(sources: readonly string[]): Record<string, number> {
  const out = execFileSync('python3', ['-W', 'ignore', '-m', 'ndbg_data.constructs'], {
    cwd: `${ROOT}/python`,
    input: sources.map(source => JSON.stringify({ source })).join('\n'),
    encoding: 'utf8',
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });
  return JSON.parse(out) as Record<string, number>;
}
