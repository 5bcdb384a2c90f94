/** What the statements of a program come into contact with, and what their functions do besides. */
import { boundWithin } from '../bindings.ts';
import { BUILTINS } from '../calls.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Statement } from '../statements.ts';
import { StatementContacts } from './contacts.ts';

/** Code that runs between the lines shown. */
const BESIDE = /\b(?:threading|Thread|concurrent|asyncio|multiprocessing|contextvars)\b/;

export class ProgramContacts {
  private readonly contacts = new Map<Statement, StatementContacts>();
  private readonly outside = new Map<string, boolean>();
  private readonly capturedIn = new Map<Statement | undefined, ReadonlySet<string>>();
  /** Whether objects of a class may have an object in common. */
  readonly keepsInClasses: boolean;
  /** Whether code may run at any time, or values read like others. */
  readonly isStrange: boolean;

  constructor(private readonly knowledge: Knowledge) {
    const { definitions, reach } = knowledge;
    this.isStrange =
      reach.isStrange ||
      reach.always.size > 0 ||
      !knowledge.isPlainlyWritten ||
      definitions.texts.some(text => BESIDE.test(text));
    this.keepsInClasses = definitions.classes.some(({ statement }) =>
      statement.body.some(each => each.keyword !== 'def' && /[[{(]/.test(each.text)),
    );
  }

  /** Whether a name that is no variable may stand for an object that other code has, too. */
  isOutside(name: string, statement: Statement): boolean {
    let found = this.outside.get(name);
    if (found === undefined) {
      const { knowledge } = this;
      const { definitions } = knowledge;
      const isBuiltin = BUILTINS.has(name) && definitions.boundAt(name).length === 0;
      const isDefined =
        definitions.className(name) !== undefined || definitions.functionName(name) !== undefined;
      found = !isBuiltin && !isDefined && !knowledge.isImported(name) && !knowledge.constantOf(name).fixed;
      this.outside.set(name, found);
    }
    return found && !boundWithin(statement).includes(name);
  }

  of(statement: Statement): StatementContacts {
    let found = this.contacts.get(statement);
    if (!found) {
      found = new StatementContacts(statement, this.knowledge);
      this.contacts.set(statement, found);
    }
    return found;
  }

  /** Whether a function, or the module, has statements that run more than they show. */
  isUnclear(within: Statement | undefined): boolean {
    const body = within ? within.body : this.knowledge.flow.statements.filter(each => !each.parent);
    const isStrange = (each: Statement): boolean =>
      /^(?:with|match|async)$/.test(each.keyword) ||
      /\b(?:yield|await)\b/.test(each.text) ||
      (each.keyword !== 'def' && each.keyword !== 'class' && each.body.some(isStrange));
    return body.some(isStrange);
  }

  /** Names that code which outlives a line may use: inner functions, lambdas, generator expressions. */
  capturedWithin(within: Statement | undefined): ReadonlySet<string> {
    let found = this.capturedIn.get(within);
    if (!found) {
      const names = new Set<string>();
      const addAll = (code: string) => {
        for (const [name] of code.matchAll(/[\p{L}_][\p{L}\p{N}_]*/gu)) names.add(name);
      };
      const all = (each: Statement): void => {
        addAll(`${each.text} ${each.inline}`);
        each.body.forEach(all);
      };
      const visit = (each: Statement): void => {
        if (each.keyword === 'def' || each.keyword === 'class') all(each);
        else {
          const code = `${each.text} ${each.inline}`;
          if (/\blambda\b|\([^()]*\bfor\b/.test(code.replace(/^for\b/, ''))) addAll(code);
          each.body.forEach(visit);
        }
      };
      (within ? within.body : this.knowledge.flow.statements.filter(each => !each.parent)).forEach(visit);
      found = names;
      this.capturedIn.set(within, found);
    }
    return found;
  }
}
