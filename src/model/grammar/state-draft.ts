/** Drafts the tokens of a state and of its working. The more of the working is known, the better the draft. */
import { SPECIAL } from '../../language/specials.ts';
import { tokenizer } from '../../language/tokenizer.ts';
import type { WorkedOut } from '../../language/trajectory.ts';
import { EVENT_TOKENS } from '../../language/write-own.ts';
import type { PartialState, Surroundings } from './partial-state.ts';
import { linePath } from './program-index.ts';
import { aboutToRun, StateHeuristic } from './state-heuristic.ts';
import type { Working } from './working-grammar.ts';
import { WorkingHeuristic } from './working-heuristic.ts';

type Ids = readonly number[];

/** Whether a value that ends like this is complete. */
function isWhole(value: string): boolean {
  return /^(?:True|False|None|'[^'\\]*'|"[^"\\]*"|[[({].*[\])}])$/.test(value);
}

export class Drafts {
  private readonly likely: StateHeuristic;

  private constructor(
    private readonly parts: WorkingHeuristic | undefined,
    { question, scope }: Surroundings,
    private readonly worked: readonly WorkedOut[],
  ) {
    this.likely = new StateHeuristic(question, scope, parts?.line(worked));
  }

  static at(around: Surroundings, works: boolean): Drafts {
    const { source = '', own } = aboutToRun(around);
    const parts = works && new WorkingHeuristic(source, own);
    return new Drafts(parts || undefined, around, []);
  }

  /** The drafts once this much was worked out. */
  behind(around: Surroundings, worked: readonly WorkedOut[]): Drafts {
    return worked.length === this.worked.length ? this : new Drafts(this.parts, around, worked);
  }

  /** Drafts the rest of a part, its value, or the next part; undefined if the state probably begins. */
  working({ at, written, open }: Working): Ids | undefined {
    const parts = this.parts!;
    if (at === 'expression') {
      const path = parts.next(written, open);
      return path ? [...path.slice(open.length), SPECIAL.eq] : [];
    }
    const path = parts.next(written);
    const next = path && [SPECIAL.var, ...path, SPECIAL.eq];
    if (at === 'begin') return next;
    if (open.length > 0) return isWhole(written.at(-1)!.value) ? next : [];
    const value = this.likely.plain(parts.last(written) ?? '');
    return value === undefined ? [] : [...tokenizer.encode(value, 'value'), ...(next ?? [])];
  }

  /** `exits` are the possible exits, used if no event is likely. */
  event(exits: Ids): Ids {
    const { event } = this.likely;
    return event === undefined ? exits.slice(0, 1) : [EVENT_TOKENS[event]];
  }

  /** Drafts the next variable that the line sets, or else the end. */
  goingOn(written: PartialState): Ids {
    if (!written.lineLast) return [SPECIAL.state_end];
    const next = this.likely.targets.find(name => !written.names.includes(name));
    if (next === undefined) return this.line(written);
    return [SPECIAL.var, ...tokenizer.encode(next, 'name'), SPECIAL.eq];
  }

  line({ event }: PartialState): Ids {
    const line = this.likely.line(event);
    return line === undefined ? [] : linePath(line);
  }

  /** Drafts the value of the last variable, and what follows it. */
  variable(written: PartialState): Ids {
    const text = this.likely.valueOf(written.names.at(-1)!);
    return text === undefined ? [] : [...tokenizer.encode(text, 'value'), ...this.goingOn(written)];
  }

  returned(): Ids {
    const text = this.likely.returned;
    return text === undefined ? [] : [...tokenizer.encode(text, 'value'), SPECIAL.state_end];
  }
}
