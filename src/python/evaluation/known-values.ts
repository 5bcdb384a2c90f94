/** Tracks the known values of a line, and which of them an unknown operation may have changed. */

import type { Expression } from '../expressions.ts';
import type { Knowledge } from '../knowledge.ts';
import type { ClassDefinition, FunctionDefinition } from '../program-definitions.ts';
import { codeOf, type Statement } from '../statements.ts';
import { shownValue, UNKNOWN, type Value } from '../values.ts';
import type { BoundCall, Situation } from './outcome.ts';

export interface Known extends Value {
  readonly definition?: FunctionDefinition;
  readonly class?: ClassDefinition;
  /** For an object, its class; for `super()`, the class after which lookup starts. */
  readonly instance?: ClassDefinition;
  readonly behind?: ClassDefinition;
  readonly builtin?: string;
  /** The number of calls made when it was read. */
  readonly epoch?: number;
  /** The variable that holds it. */
  readonly variable?: string;
  /** Its fields, as a state shows them. */
  readonly held?: Held;
  /** For a call's result: the fields of the call's object afterwards. */
  readonly left?: Held;
}

/** Fields, by their path after the variable's name (`.balance`, `[0].name`), after this many calls of the line. */
export interface Held {
  readonly fields: ReadonlyMap<string, string>;
  readonly epoch: number;
}

/** Thrown when the next event is a call. */
export class Called extends Error {
  constructor(readonly call: BoundCall) {
    super();
  }
}

/** Thrown when the calls made do not tell how far the line has come. */
export class Lost extends Error {}

export abstract class KnownValues {
  protected readonly source: string;
  protected calls = new Set<number>();
  protected raises = false;
  protected effects = false;
  protected sets = new Map<string, Known | undefined>();
  protected attributes = new Set<string>();
  protected gone: string[] = [];
  protected value: Known | undefined;
  protected enters: boolean | undefined;
  protected optional = false;
  /** Calls seen so far. */
  protected met = 0;
  protected epoch = 0;

  constructor(
    protected readonly knowledge: Knowledge,
    protected readonly statement: Statement,
    protected readonly at: Situation,
  ) {
    this.source = knowledge.definitions.sourceOf(statement).trim();
  }

  protected text({ start, end }: Expression): string {
    return this.source.slice(start, end);
  }

  /** The current value: later calls may have changed what is mutable. */
  protected now(value: Known): Known {
    if (value.fixed || value.epoch === undefined || value.epoch === this.epoch) return value;
    const { text: _, items: __, ...rest } = value;
    return { ...rest, text: undefined };
  }

  protected refreshed(value: Known): Known {
    const shown = value.instance || value.class || value.definition ? value : this.placed(value);
    return shown.fixed ? shown : { ...shown, epoch: this.epoch };
  }

  /** Adds the details that its text shows. */
  protected placed(value: Known): Known {
    const { text } = value;
    if (text === undefined || !text.startsWith('<')) return value;
    const { definitions } = this.knowledge;
    const [, module, name, isObject] =
      /^<(?:class ')?([\w.]+)\.([\p{L}_]\w*)(?: (object)>|'>)$/u.exec(text) ?? [];
    if (name !== undefined && module === this.at.named) {
      const own = definitions.className(name);
      if (own && isObject && !this.knowledge.writesItself([own])) return { ...value, instance: own };
      if (own && !isObject) return { ...value, class: own };
    }
    const [, given] = /^<function (?:\S*\.)?([\p{L}_]\w*)>$/u.exec(text) ?? [];
    const definition = given === undefined ? undefined : definitions.functionName(given, true);
    if (!definition || definition.decorators.length > 0 || this.knowledge.renames) return value;
    return { ...value, definition };
  }

  /** A value as a state shows it. */
  protected shown(text: string): Known {
    const value = shownValue(text);
    if (this.knowledge.isPlainlyWritten || text.startsWith('<')) return this.refreshed(value);
    return { text: value.text, fixed: false, plain: false, epoch: this.epoch };
  }

  protected missing(raises = true): Known {
    this.raises ||= raises;
    return { ...UNKNOWN, epoch: this.epoch };
  }

  /** Evaluates expressions that run once, several times or never. */
  protected evaluateUncertain(nodes: readonly Expression[]): Known {
    for (const node of nodes) this.operation(this.text(node), [UNKNOWN], true);
    return { ...UNKNOWN, epoch: this.epoch };
  }

  /**
   * Does an operation on values that may be anything: it may raise and call what it reaches. On plain values it calls
   * nothing.
   */
  protected operation(code: string, values: readonly Known[], effects = false): void {
    this.raises = true;
    const iterates = values.some(({ plain, instance }) => !plain && !instance) && /^[*[]/.test(code);
    const reached = values.every(({ plain }) => plain)
      ? new Set<number>()
      : this.reachOf(codeOf(code), iterates);
    if (reached.size > 0 || effects || iterates) {
      this.effects = true;
      this.epoch++;
    }
    const done = this.at.returned[this.met];
    if (done && reached.has(done.line)) throw new Lost();
    if (!done) for (const line of reached) this.calls.add(line);
  }

  protected reachOf(code: string, isOpaque = false): Set<number> {
    return this.knowledge.reach.of(code, name => this.at.locals.get(name), isOpaque);
  }
}
