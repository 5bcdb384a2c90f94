/**
 * What the program's module is called. For the user it is named after the file; a model was trained on programs that
 * were all called `program` (or `__main__`, where the module is the entry), and values tell the name: `<vowels.Box
 * object>`. They are translated where a model is asked, on the way in and on the way out, and nowhere else. Pure.
 */
import type { Context, Step, WorkedOut } from '../../../language/trajectory.ts';
import { definitionHead } from '../../../python/definitions.ts';
import type { State } from '../../../tree/state.ts';

/** As the models' training programs are called. */
export const TRAINED = 'program';

/** A module whose own lines are the entry; models know it under this name. */
const MAIN = '__main__';

/**
 * As Python runs are named by the recorder: after the file, or `__main__` where the module's own lines are the entry.
 */
export function moduleNameOf(file: string, entry: string | undefined): string {
  if (entry === '<module>') return MAIN;
  const name = file.slice(file.lastIndexOf('/') + 1);
  return name.replace(/^(\.*[^.].*)\.[^.]*$/s, '$1') || TRAINED;
}

/** The two names change places, so that a module that is really called `program` is told apart, and nothing is lost. */
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
      // What is no literal is set as what it came to.
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

  /** Each state once: a walk is told again with every action. */
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

/**
 * Where Python writes a module's name by itself. Strings are matched too, and left alone: what they hold is only text.
 */
function patternFor(names: readonly string[], context: Context): RegExp {
  const classes = classesOf(context);
  // Where a library of that name is used too (`import itertools` in `itertools.py`), only what is defined here is the
  // program's.
  const own = imports(context, names[0]!) ? `(?=\\.(?:${madeIn(context).join('|')})(?![\\p{L}\\p{N}_]))` : '';
  // A file `program.v2.py` has the other name in its own.
  const longest = [...names].sort((a, b) => b.length - a.length);
  const name = `(?:${longest.map(literally).join('|')})`;
  const forms = [
    // <class 'vowels.Box'>, <module 'vowels'>
    `(<class '|<module ')(${name})${own}((?:\\.[^']*)?')`,
    // <vowels.Box object>, and within it <vowels.main.<locals>.Box object>
    `(?<=<)${name}${own}(?=\\.[^\\s'"]+ object[ >])`,
    // A value that was cut in a string has no quote at its end.
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

/** The names that definitions and assignments give: a class is told by its own, or by that of what it stands in. */
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
