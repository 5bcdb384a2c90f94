/**
 * Reads what a program defines from its statements: functions with parameters, classes with methods and bases, module
 * variables. Says nothing where a name may come to mean something else.
 */
import { addTo } from '../shared/lists.ts';
import { boundBy } from './bindings.ts';
import type { CodeFlow } from './flow.ts';
import { type ContextCode, definitionLine } from './functions.ts';
import { basesIn } from './library-bases.ts';
import { type Parameter, parametersIn } from './signature.ts';
import type { Statement } from './statements.ts';

export interface FunctionDefinition {
  readonly name: string;
  /** The line of the `def`. */
  readonly line: number;
  readonly statement: Statement;
  /** The class that has it as a method. */
  readonly owner: Statement | undefined;
  /** Whether it is defined inside a function. */
  readonly nested: boolean;
  readonly decorators: readonly string[];
  /** `generator` and `coroutine`: calling it runs none of its body. */
  readonly kind: 'plain' | 'generator' | 'coroutine';
}

export interface ClassDefinition {
  readonly name: string;
  readonly statement: Statement;
  readonly decorators: readonly string[];
  /** Base classes as the header writes them. */
  readonly bases: readonly string[];
  readonly methods: ReadonlyMap<string, FunctionDefinition>;
  /** Other names that its body binds. */
  readonly attributes: ReadonlySet<string>;
}

/** Bases from the standard library whose code makes only Python's implicit calls. */
const LIBRARY_BASES = [
  { written: /^(?:abc\.)?ABC$/, module: 'abc', root: 'object' },
  { written: /^(?:enum\.)?Enum$/, module: 'enum', root: 'Enum' },
] as const;
const NAME = /^[\p{L}_][\p{L}\p{N}_]*$/u;

export class Definitions {
  readonly functions: FunctionDefinition[] = [];
  readonly classes: ClassDefinition[] = [];
  private readonly byStatement = new Map<Statement, FunctionDefinition>();
  private readonly classByStatement = new Map<Statement, ClassDefinition>();
  private readonly bindings = new Map<string, Statement[]>();
  /** Names that some function binds outside itself. */
  readonly rebound: ReadonlySet<string>;
  /** All code, one line per statement. */
  readonly texts: readonly string[];

  constructor(
    private readonly code: ContextCode,
    readonly flow: CodeFlow,
  ) {
    const rebound = new Set<string>();
    for (const statement of flow.statements) {
      const { keyword, text } = statement;
      if (keyword === 'def') this.addFunction(statement);
      if (keyword === 'class') this.addClass(statement);
      if (keyword === 'global' || keyword === 'nonlocal')
        for (const name of wordsIn(text.slice(keyword.length))) rebound.add(name);
      if (flow.ownerOf(statement)) continue;
      for (const name of boundBy(statement)) addTo(this.bindings, name, statement);
    }
    this.rebound = rebound;
    this.texts = flow.statements.map(({ text, inline }) => `${text} ${inline}`);
  }

  /** The methods of these classes, whose bodies are read now. */
  functionOf(statement: Statement): FunctionDefinition | undefined {
    return this.byStatement.get(statement);
  }

  /** The class whose header a statement is. */
  classOf(statement: Statement): ClassDefinition | undefined {
    return this.classByStatement.get(statement);
  }

  /** Names that a function binds in the module instead of itself. */
  globalsIn(of: Statement | undefined): ReadonlySet<string> {
    const found = new Set<string>();
    const visit = (each: Statement): void => {
      if (each.keyword === 'global')
        for (const name of wordsIn(each.text.slice('global'.length))) found.add(name);
      if (each.keyword !== 'def' && each.keyword !== 'class') each.body.forEach(visit);
    };
    of?.body.forEach(visit);
    return found;
  }

  /** The module's statements that bind a name. */
  boundAt(name: string): readonly Statement[] {
    return this.bindings.get(name) ?? [];
  }

  /** The module's only statement that binds a name. */
  onlyBinding(name: string): Statement | undefined {
    const found = this.bindings.get(name);
    return found?.length === 1 && !this.rebound.has(name) ? found[0] : undefined;
  }

  /** The only class with this name, if the module itself defines it. */
  className(name: string): ClassDefinition | undefined {
    const binding = this.onlyBinding(name);
    const found = binding && this.classByStatement.get(binding);
    return found && this.classes.filter(each => each.name === name).length === 1 ? found : undefined;
  }

  /** The only function with this name, if the module itself defines it or, with `anywhere`, wherever it is. */
  functionName(name: string, anywhere = false): FunctionDefinition | undefined {
    const found = this.functions.filter(each => each.name === name);
    if (found.length !== 1) return undefined;
    if (anywhere) return found[0];
    return this.onlyBinding(name) === found[0]!.statement ? found[0] : undefined;
  }

  /** A class and its ancestors in order; undefined if it has several bases or unknown ones. */
  ancestry(
    own: ClassDefinition,
  ): { readonly classes: readonly ClassDefinition[]; readonly root: string } | undefined {
    const classes = [own];
    for (let at = own; ; ) {
      if (at.bases.length === 0) return { classes, root: 'object' };
      const [base] = at.bases;
      const library = at.bases.length === 1 && LIBRARY_BASES.find(each => each.written.test(base!));
      if (library && this.isFrom(library.module, base!)) return { classes, root: library.root };
      if (at.bases.length > 1 || !NAME.test(base!)) return undefined;
      const next = this.className(base!);
      if (!next) return this.boundAt(base!).length === 0 ? { classes, root: base! } : undefined;
      if (classes.includes(next)) return undefined;
      classes.push(next);
      at = next;
    }
  }

  /** Whether a name certainly comes from this module of the standard library. */
  private isFrom(module: string, name: string): boolean {
    const [owner, inner] = name.split('.');
    const binding = this.onlyBinding(owner!);
    if (inner !== undefined) return binding?.text === `import ${module}`;
    return (
      binding?.keyword === 'from' && new RegExp(`^from ${module} import\\b(?!.*\\bas\\b)`).test(binding.text)
    );
  }

  /** The source of a statement, with its header. */
  sourceOf({ first, last }: Statement): string {
    const lines: string[] = [];
    for (let line = first; line <= last; line++) lines.push(this.code.source(line) ?? '');
    return lines.join('\n');
  }

  private readonly signatures = new Map<FunctionDefinition, readonly Parameter[]>();

  parametersOf(definition: FunctionDefinition): readonly Parameter[] {
    let found = this.signatures.get(definition);
    if (!found) {
      found = parametersIn(this.sourceOf(definition.statement));
      this.signatures.set(definition, found);
    }
    return found;
  }

  private addFunction(statement: Statement): void {
    const name = /def\s+([\p{L}_][\p{L}\p{N}_]*)/u.exec(statement.text)?.[1] ?? '';
    const { parent } = statement;
    const owner = parent?.keyword === 'class' ? parent : undefined;
    const definition: FunctionDefinition = {
      name,
      line: definitionLine(this.code, statement),
      statement,
      owner,
      nested:
        this.flow.functionOf(statement) !== undefined || (owner !== undefined && owner.parent !== undefined),
      decorators: decoratorsOf(statement),
      kind: statement.text.startsWith('async') ? 'coroutine' : this.yields(statement) ? 'generator' : 'plain',
    };
    this.functions.push(definition);
    this.byStatement.set(statement, definition);
  }

  private yields(statement: Statement): boolean {
    if (/\byield\b/.test(statement.inline)) return true;
    const within = (each: Statement): boolean =>
      each.keyword !== 'def' &&
      each.keyword !== 'class' &&
      (/\byield\b/.test(`${each.text} ${each.inline}`) || each.body.some(within));
    return statement.body.some(within);
  }

  private addClass(statement: Statement): void {
    const [, name = ''] = /class\s+([\p{L}_][\p{L}\p{N}_]*)/u.exec(statement.text) ?? [];
    const methods = new Map<string, FunctionDefinition>();
    const attributes = new Set<string>();
    const definitions = this.byStatement;
    const own: ClassDefinition = {
      name,
      statement,
      decorators: decoratorsOf(statement),
      bases: basesIn(statement.text),
      get methods() {
        if (methods.size === 0)
          for (const each of statement.body) {
            const found = definitions.get(each);
            if (found) methods.set(found.name, found);
          }
        return methods;
      },
      attributes,
    };
    const visit = (each: Statement): void => {
      if (each.keyword !== 'def' || !statement.body.includes(each))
        for (const bound of boundBy(each)) attributes.add(bound);
      if (each.keyword !== 'def' && each.keyword !== 'class') each.body.forEach(visit);
    };
    statement.body.forEach(visit);
    this.classes.push(own);
    this.classByStatement.set(statement, own);
  }
}

/** The decorators of a definition, without the `@`. */
function decoratorsOf(statement: Statement): string[] {
  const { siblings } = statement;
  const found: string[] = [];
  for (let i = siblings.indexOf(statement) - 1; siblings[i]?.keyword === '@'; i--)
    found.unshift(siblings[i]!.text.slice(1).trim());
  return found;
}

function wordsIn(text: string): readonly string[] {
  return text.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];
}
