/** Why a program could not be run here, found by reading it: nothing of it is executed. */
import { readdirSync } from 'node:fs';
import type { ProgramSpec, RecordOptions } from '../trace/runtime.ts';
import { Evaluator } from './evaluator.ts';
import { sourceText } from './source-text.ts';

const LOOK = `
import ast, builtins, importlib.util
answer = []
try:
    tree = ast.parse(given["source"])
except (SyntaxError, ValueError) as error:
    line = getattr(error, "lineno", None)
    answer.append(("line " + str(line) + ": " if line else "") + getattr(error, "msg", str(error)))
else:
    missing, made, used, star = [], set(dir(builtins)), {}, False
    made.update(["__file__", "__name__", "__class__", "__path__", "__annotations__"])
    for node in ast.walk(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            if isinstance(node, ast.ImportFrom):
                modules = [node.module] if node.module and not node.level else []
            else:
                modules = [name.name for name in node.names]
            for module in modules:
                top = module.split(".")[0]
                if top in given["siblings"] or top in missing:
                    continue
                try:
                    found = importlib.util.find_spec(top) is not None
                except Exception:
                    found = True
                if not found:
                    missing.append(top)
            for name in node.names:
                star = star or name.name == "*"
                made.add((name.asname or name.name).split(".")[0])
        elif isinstance(node, ast.Name):
            if isinstance(node.ctx, ast.Load):
                used.setdefault(node.id, node.lineno)
            else:
                made.add(node.id)
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            made.add(node.name)
        elif isinstance(node, ast.arg):
            made.add(node.arg)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            made.add(node.name)
        elif isinstance(node, (ast.Global, ast.Nonlocal)):
            made.update(node.names)
        else:
            for field in ("name", "rest"):
                if isinstance(getattr(node, field, None), str):
                    made.add(getattr(node, field))
    answer.extend("the module " + name + " is not here" for name in missing)
    if not star:
        answer.extend(name + " (line " + str(line) + ") is defined nowhere" for name, line in used.items() if name not in made)
`;

const SHOWN = 3;
const SECONDS = 5;

/** In a few words; undefined where nothing speaks against it, or nobody can tell. */
export async function whyNotRun(spec: ProgramSpec, options: RecordOptions): Promise<string | undefined> {
  const source = sourceText(spec);
  try {
    const reasons = await new Evaluator(spec, options).run<string[]>(
      LOOK,
      { source, siblings: siblingsOf(spec) },
      false,
      SECONDS,
    );
    if (reasons.length === 0) return undefined;
    const more = reasons.length > SHOWN ? `, and ${reasons.length - SHOWN} more` : '';
    return `${reasons.slice(0, SHOWN).join('; ')}${more}`;
  } catch {
    // No Python, or one that cannot answer: the model predicts without knowing.
    return undefined;
  }
}

/** Modules that stand beside the program. */
function siblingsOf({ folder }: ProgramSpec): string[] {
  if (folder === undefined) return [];
  try {
    return readdirSync(folder).map(name => name.replace(/\.pyi?$/, ''));
  } catch {
    return [];
  }
}
