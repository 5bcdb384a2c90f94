/** Reads a client's arguments with checks: a missing or wrong one is refused in a sentence. */

import { DebuggerError } from '../debugger/engine.ts';
import { isObject } from '../shared/json.ts';

export class Arguments {
  private readonly given: Readonly<Record<string, unknown>>;

  constructor(
    private readonly request: string,
    given: unknown,
  ) {
    this.given = isObject(given) ? given : {};
  }

  /** All arguments as they came. */
  get all(): Readonly<Record<string, unknown>> {
    return this.given;
  }

  number(name: string): number {
    const value = this.given[name];
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw this.wrong(name, 'a whole number');
    return value;
  }

  optionalNumber(name: string): number | undefined {
    return this.given[name] === undefined ? undefined : this.number(name);
  }

  text(name: string): string {
    const value = this.given[name];
    if (typeof value !== 'string') throw this.wrong(name, 'a text');
    return value;
  }

  optionalText(name: string): string | undefined {
    const value = this.given[name];
    return value === undefined || value === null ? undefined : this.text(name);
  }

  flag(name: string): boolean {
    return this.given[name] === true;
  }

  texts(name: string): string[] {
    return this.list(name).map(each => {
      if (typeof each !== 'string') throw this.wrong(name, 'a list of texts');
      return each;
    });
  }

  /** A list; an empty one if it is missing. */
  list(name: string): readonly unknown[] {
    const value = this.given[name];
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) throw this.wrong(name, 'a list');
    return value;
  }

  objects(name: string): Arguments[] {
    return this.list(name).map(each => new Arguments(`${this.request}.${name}`, each));
  }

  object(name: string): Arguments {
    return new Arguments(`${this.request}.${name}`, this.given[name]);
  }

  private wrong(name: string, wanted: string): DebuggerError {
    const value = this.given[name];
    const got = value === undefined ? 'is missing' : `is ${JSON.stringify(value)?.slice(0, 60) ?? 'nothing'}`;
    return new DebuggerError(`${this.request}: ${name} must be ${wanted}, and it ${got}`);
  }
}
