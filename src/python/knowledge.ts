/** What a program's text makes certain in every run: constants of the module, what calls bind, what classes make. */

import { type Member, membersOf } from './enums.ts';
import { type Expression, ExpressionReader } from './expressions.ts';
import type { CodeFlow } from './flow.ts';
import type { ContextCode } from './functions.ts';
import { type ClassDefinition, Definitions, type FunctionDefinition } from './program-definitions.ts';
import { Reach } from './reach.ts';
import { dataclassOf, namedTupleOf, type RecordClass, recordShown } from './records.ts';
import type { Statement } from './statements.ts';
import { NotRead } from './tokens.ts';
import { object, UNKNOWN, type Value, valueOfLiteral } from './values.ts';

const CONSTANT = /^[\p{L}_]\w*\s*(?::[^=]*)?=(?!=)/u;
/** Places where a container is only read. */
const LOOKS = (name: string) =>
  new RegExp(
    `(?:\\bin\\s+${name}\\b\\s*(?=$|[:\\])]|and\\b|or\\b|if\\b|else\\b)` +
      `|\\b(?:len|sum|max|min|sorted|any|all|enumerate|print)\\s*\\(\\s*${name}\\s*\\)` +
      `|\\b${name}\\s*\\[[^\\][]*\\](?!\\s*(?:[-+*/%&|^@]|\\/\\/|\\*\\*|<<|>>)?=(?!=))` +
      `|\\b${name}\\s*\\.\\s*(?:items|keys|values|get|index|count)\\b)`,
    'gu',
  );
/** Types whose reprs are also used by subclasses. */
const WRITTEN_ALIKE =
  /^(?:str|int|float|list|dict|set|tuple|frozenset|bytes|OrderedDict|UserDict|UserList|UserString)$/;
/** Matches a custom `repr` that begins like no literal: a name and a bracket, a blank, a colon. */
const OWN_TEXT =
  /^[fF]?["'](?:<|[\p{L}_][\w.]*[([<:= ]|\{(?:type\(self\)|self\.__class__)\.__(?:qual)?name__\}[([<: ])/u;

export class Knowledge {
  readonly definitions: Definitions;
  readonly reach: Reach;
  /** Whether every value that reads like a literal is one: no object of the program is written so. */
  readonly isPlainlyWritten: boolean;
  /** Whether functions may be shown under other names. */
  readonly renames: boolean;
  private readonly constants = new Map<string, Value>();
  private handlerNames: ReadonlySet<string> | undefined;
  private deleting: boolean | undefined;
  private removing: boolean | undefined;
  private readonly records = new Map<string, RecordClass | undefined>();
  private readonly enums = new Map<ClassDefinition, readonly Member[] | undefined>();

  constructor(
    readonly code: ContextCode,
    readonly flow: CodeFlow,
  ) {
    this.definitions = new Definitions(code, flow);
    this.reach = new Reach(this.definitions);
    const { classes, functions, texts } = this.definitions;
    this.renames = texts.some(text => /\bwraps\b|\bupdate_wrapper\b|\.\s*__(?:qual)?name__\s*=/.test(text));
    this.isPlainlyWritten =
      classes.every(
        ({ bases }) =>
          bases.some(base => ENUM.test(base)) ||
          bases.every(base => !WRITTEN_ALIKE.test(base) && (this.isOwn(base) || KNOWN_BASES.test(base))),
      ) && functions.every(each => each.name !== '__repr__' || this.isOwnText(each));
  }

  /** Names under which handlers keep exceptions; they vanish when these are left. */
  get handled(): ReadonlySet<string> {
    this.handlerNames ??= new Set(
      this.definitions.texts.flatMap(text => /^except\b.*\bas\s+([\p{L}_]\w*)/u.exec(text)?.[1] ?? []),
    );
    return this.handlerNames;
  }

  /** Whether objects may lose attributes. */
  get deletesAttributes(): boolean {
    this.deleting ??= this.definitions.texts.some(text => /\bdel\b[^:]*\./.test(text));
    return this.deleting;
  }

  /** Whether a name is that of a module, or of what it holds. */
  isImported(name: string): boolean {
    return /^(?:import|from)$/.test(this.definitions.onlyBinding(name)?.keyword ?? '');
  }

  /** Whether the program removes keys of dicts. */
  get removesKeys(): boolean {
    this.removing ??= this.definitions.texts.some(text =>
      /\bdel\b.*\[|\.\s*(?:pop|popitem|clear|move_to_end)\b/.test(text),
    );
    return this.removing;
  }

  /** The value of a module variable that is bound once, to a literal, and never changed. */
  constantOf(name: string): Value {
    let value = this.constants.get(name);
    if (!value) {
      this.constants.set(name, UNKNOWN);
      value = this.findConstant(name);
      this.constants.set(name, value);
    }
    return value;
  }

  /** The members of an enum of the program, if they are certain. */
  membersOf(own: ClassDefinition): readonly Member[] | undefined {
    if (!this.enums.has(own)) this.enums.set(own, membersOf(own, this.definitions));
    return this.enums.get(own);
  }

  /** The dataclass or named tuple that the module calls so, if Python writes its repr. */
  recordOf(name: string): RecordClass | undefined {
    if (!this.records.has(name)) {
      const own = this.definitions.className(name);
      this.records.set(name, own ? dataclassOf(own, this.definitions) : namedTupleOf(name, this.definitions));
    }
    return this.records.get(name);
  }

  /** The record that a value is by its text, and what it holds. */
  recordAt(
    text: string,
  ): { readonly record: RecordClass; readonly values: ReadonlyMap<string, string> } | undefined {
    // An object within itself is shown as three dots.
    if (text.includes('...')) return undefined;
    const [name] = /^[\p{L}_]\w*(?=\()/u.exec(text) ?? [];
    const record = name !== undefined && this.writesNone ? this.recordOf(name) : undefined;
    const values = record && recordShown(record, text);
    return values && { record, values };
  }

  /** Whether no class of the program defines a repr. */
  get writesNone(): boolean {
    return this.definitions.functions.every(({ name }) => name !== '__repr__');
  }

  /** The value of a literal that may name constants and members of enums. */
  literal(source: string, node: Expression): Value {
    if (node.syntax === 'name') return this.constantOf(source.slice(node.start, node.end));
    if (node.syntax === 'attribute') {
      const member = this.memberAt(source, node);
      return member ? object(member.text) : UNKNOWN;
    }
    return valueOfLiteral(source, node, inner => this.literal(source, inner)) ?? UNKNOWN;
  }

  /** Whether a class or an ancestor defines its own repr. */
  writesItself(classes: readonly ClassDefinition[]): boolean {
    return classes.some(
      ({ methods, attributes, decorators }) =>
        methods.has('__repr__') || attributes.has('__repr__') || decorators.length > 0,
    );
  }

  /** Whether a function shows `__class__`, as those that mention `super` do. */
  showsClass({ statement }: FunctionDefinition): boolean {
    const speaks = ({ text, inline, body }: Statement): boolean =>
      /\bsuper\b|(?<!\.\s*)\b__class__\b/.test(`${text} ${inline}`) || body.some(speaks);
    return speaks(statement);
  }

  private memberAt(source: string, { inside: [owner], word }: Expression): Member | undefined {
    if (owner?.syntax !== 'name') return undefined;
    const own = this.definitions.className(source.slice(owner.start, owner.end));
    return own && this.membersOf(own)?.find(({ name }) => name === word);
  }

  private isOwn(name: string): boolean {
    return this.definitions.className(name) !== undefined;
  }

  private isOwnText({ statement }: FunctionDefinition): boolean {
    const returns: string[] = [];
    const visit = (each: Statement): void => {
      if (each.keyword === 'return')
        returns.push(
          this.definitions
            .sourceOf(each)
            .trim()
            .replace(/^return\s*\(?\s*/, ''),
        );
      each.body.forEach(visit);
    };
    statement.body.forEach(visit);
    return returns.length > 0 && returns.every(each => OWN_TEXT.test(each));
  }

  private findConstant(name: string): Value {
    const binding = this.definitions.onlyBinding(name);
    // A name bound in a block may be bound several times, or never.
    if (!binding || binding.parent || this.reach.isStrange) return UNKNOWN;
    const source = this.definitions.sourceOf(binding);
    if (!CONSTANT.test(source) || binding.text.includes(';')) return UNKNOWN;
    try {
      const reader = new ExpressionReader(source);
      reader.list();
      if (reader.takes(':')) reader.test();
      if (!reader.takes('=')) return UNKNOWN;
      const node = reader.list();
      if (!reader.atLineEnd) return UNKNOWN;
      const value = this.literal(source, node);
      if (value.text === undefined) return UNKNOWN;
      return this.isNeverChanged(name, node, source) ? { ...value, fixed: true } : UNKNOWN;
    } catch (error) {
      if (error instanceof NotRead) return UNKNOWN;
      throw error;
    }
  }

  /** Strings, numbers and tuples of them are immutable. A container of these counts if it is only read. */
  private isNeverChanged(name: string, node: Expression, source: string): boolean {
    if (this.isFrozen(node, source)) return true;
    if (!node.inside.every(each => this.isFrozen(each, source))) return false;
    const looks = LOOKS(name);
    const mentions = new RegExp(`(?<![\\p{L}\\p{N}_.])${name}(?![\\p{L}\\p{N}_])`, 'gu');
    const all = this.definitions.texts.reduce((sum, text) => sum + (text.match(mentions)?.length ?? 0), 0);
    const only = this.definitions.texts.reduce((sum, text) => sum + (text.match(looks)?.length ?? 0), 0);
    return all === only + 1;
  }

  private isFrozen(node: Expression, source: string): boolean {
    const { kind, syntax, inside } = node;
    if (kind === 'constant' || this.memberAt(source, node)) return true;
    return syntax === 'tuple' && inside.every(each => this.isFrozen(each, source));
  }
}

const ENUM = /^(?:enum\.)?(?:Enum|IntEnum|Flag|IntFlag|StrEnum)$/;
const KNOWN_BASES =
  /^(?:object|ABC|abc\.ABC|Protocol|Generic\b.*|(?:enum\.)?(?:Enum|IntEnum|Flag|StrEnum)|NamedTuple|typing\.NamedTuple|TypedDict|[A-Z]\w*(?:Error|Exception|Warning)|Exception|StopIteration|KeyboardInterrupt|Thread|threading\.Thread)$/;
