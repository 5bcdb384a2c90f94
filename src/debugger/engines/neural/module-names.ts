/**
 * Translates the name of the program's module. Users see the file's name; models were trained on programs that were all
 * called `program` (or `__main__` if the module is the entry), and values contain the name: `<vowels.Box object>`. Only
 * requests to a model and its answers are translated. Pure.
 */
import type { Context, Step, WorkedOut } from '../../../language/trajectory.ts';
import { definitionHead } from '../../../python/definitions.ts';
import type { State } from '../../../tree/state.ts';

/** The name of all training programs. */
export const TRAINED = 'program';

/** The name under which models know a module whose own lines are the entry. */
const MAIN = '__main__';

/** The recorder's name for the module: the file's, or `__main__` if the module's own lines are the entry. */
export function moduleNameOf(file: string, entry: string | undefined): string {
  if (entry === '<module>') return MAIN;
  const name = file.slice(file.lastIndexOf('/') + 1);
  return name.replace(/^(\.*[^.].*)\.[^.]*$/s, '$1') || TRAINED;
}

/** Swaps the two names, so that a module that is really called `program` stays distinct and nothing is lost. */
export class ModuleNames {
  private readonly pattern: RegExp | undefined;
  private readonly known = new WeakMap<State, State>();
  private readonly workings = new WeakMap<readonly WorkedOut[], readonly WorkedOut[]>();

  constructor(
    context: Context,
    private readonly own: string = TRAINED,
  ) {
    if (own !== TRAINED && own !== MAIN) this.pattern = patternFor([own, TRAINED], context);
  }

  /** A step with the other name in its values. */
  swapped(step: Step): Step {
    if (!this.pattern) return step;
    const { working, action } = step;
    return {
      ...step,
      state: this.state(step.state),
      ...(working ? { working: this.working(working) } : {}),
      // An expression that is not a literal is replaced by its result.
      ...(action?.action === 'set' ? { action: { ...action, value: this.text(action.value) } } : {}),
    };
  }

  text(value: string): string {
    if (!this.pattern || !(value.includes(this.own) || value.includes(TRAINED))) return value;
    return value.replace(this.pattern, (all, quote?: string, name?: string, rest?: string) =>
      quote === undefined ? this.other(all) : `${quote}${this.other(name!)}${rest}`,
    );
  }

  private working(parts: readonly WorkedOut[]): readonly WorkedOut[] {
    let other = this.workings.get(parts);
    if (!other) {
      other = parts.map(part => ({ ...part, value: this.text(part.value) }));
      this.workings.set(parts, other);
    }
    return other;
  }

  /** Translates each state once: every action shows the whole walk again. */
  private state(state: State): State {
    let other = this.known.get(state);
    if (!other) {
      other = { ...state };
      if ('locals' in state && state.locals) {
        const locals = new Map([...state.locals].map(([name, value]) => [name, this.text(value)]));
        other = { ...other, locals } as State;
      }
      if ('value' in state) other = { ...other, value: this.text(state.value) } as State;
      if ('error' in state && state.error !== undefined)
        other = { ...other, error: this.text(state.error) } as State;
      this.known.set(state, other);
    }
    return other;
  }

  private other(text: string): string {
    if (text === this.own) return TRAINED;
    return text === TRAINED ? this.own : text;
  }
}

/** Matches the places where Python itself writes a module's name, and strings, which are left alone. */
function patternFor(names: readonly string[], context: Context): RegExp {
  const classes = classesOf(context);
  // If a library of that name is used, too (`import itertools` in `itertools.py`), only names defined here belong to
  // the program.
  const own = imports(context, names[0]!) ? `(?=\\.(?:${madeIn(context).join('|')})(?![\\p{L}\\p{N}_]))` : '';
  // The name of a file `program.v2.py` contains the other name.
  const longest = [...names].sort((a, b) => b.length - a.length);
  const name = `(?:${longest.map(literally).join('|')})`;
  const forms = [
    // <class 'vowels.Box'>, <module 'vowels'>
    `(<class '|<module ')(${name})${own}((?:\\.[^']*)?')`,
    // <vowels.Box object>, and within it <vowels.main.<locals>.Box object>
    `(?<=<)${name}${own}(?=\\.[^\\s'"]+ object[ >])`,
    // A value that was cut inside a string has no closing quote.
    `'(?:[^'\\\\]|\\\\.)*(?:'|…<cut>$)`,
    `"(?:[^"\\\\]|\\\\.)*(?:"|…<cut>$)`,
  ];
  // list[vowels.Box], vowels.Box | None; what a `__repr__` of the program may write is left alone: vowels.Box(3),
  // vowels.anna
  if (classes.length > 0)
    forms.push(`(?<![\\p{L}\\p{N}_.<])${name}(?=\\.(?:${classes.join('|')})(?![\\p{L}\\p{N}_(]))`);
  return new RegExp(forms.join('|'), 'gsu');
}

function classesOf({ lines }: Context): string[] {
  return lines.flatMap(({ source }) => {
    const head = definitionHead(source);
    return head?.kind === 'class' ? head.name : [];
  });
}

/** The names that definitions and assignments bind: a class appears by its own name, or by that of its scope. */
function madeIn({ lines }: Context): string[] {
  return lines.flatMap(({ source }) => {
    const assigned = /^\s*([\p{L}_][\p{L}\p{N}_]*)\s*=(?!=)/u.exec(source)?.[1];
    return assigned ?? definitionHead(source)?.name ?? [];
  });
}

function imports({ lines }: Context, module: string): boolean {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}_.])${literally(module)}(?![\\p{L}\\p{N}_])`, 'u');
  return lines.some(({ source }) =>
    whole.test(/^\s*(?:import\s+(.*)|from\s+(\S+))/.exec(source)?.slice(1).join('') ?? ''),
  );
}

function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
