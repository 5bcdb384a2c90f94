/** Requests about where to stop: lines, functions, exceptions, changes of a value. */
import type { DebugProtocol as Dap } from '@vscode/debugprotocol';
import type { BreakpointSettings, BreakpointTable, ExceptionStop } from '../debugger/breakpoints.ts';
import { hitCondition, valueOver } from '../debugger/conditions.ts';
import { DebuggerError } from '../debugger/engine.ts';
import { definition } from '../debugger/source-places.ts';
import { isObject } from '../shared/json.ts';
import { isExit } from '../tree/state.ts';
import type { Arguments } from './arguments.ts';
import type { Debuggee } from './debuggee.ts';
import { type Places, stoppable } from './places.ts';
import type { Values } from './values.ts';

export class BreakpointRequests {
  /** Breakpoint ids by what they were set for: a file, functions, data. Each request replaces the earlier ones. */
  private readonly byOwner = new Map<string, number[]>();
  /** Breakpoints on functions, so that a stop can name its kind. */
  readonly functions = new Set<number>();

  constructor(
    private readonly table: BreakpointTable,
    private readonly places: () => Places,
    private readonly values: () => Values,
    private readonly debuggee: () => Debuggee,
  ) {}

  async lines(args: Arguments): Promise<{ breakpoints: Dap.Breakpoint[] }> {
    const source = args.object('source');
    const wanted = args.objects('breakpoints');
    const given = wanted.length > 0 || args.all.breakpoints !== undefined ? wanted : undefined;
    const lines = given ?? args.list('lines').map(line => ({ line }));
    const places = this.places();
    const file = places.file(source);
    if (!file) {
      const name = source.optionalText('name') ?? source.optionalText('path') ?? 'this file';
      const all = places.all.map(each => each.name).join(', ');
      const message = `${name} is no file of the program; those are: ${all}`;
      return { breakpoints: lines.map(() => ({ verified: false, message, reason: 'failed' })) };
    }
    this.drop(`file ${file.name}`);
    const breakpoints: Dap.Breakpoint[] = [];
    for (const each of lines) {
      const line = 'number' in each ? each.number('line') : (each.line as number);
      const place = stoppable(file, places.ownLine(line));
      if ('reason' in place) {
        breakpoints.push({ verified: false, message: place.reason, line, reason: 'failed' });
        continue;
      }
      breakpoints.push(
        await this.checked(async () => {
          const settings = 'number' in each ? await this.settings(each) : {};
          const point = this.table.add(file.firstLine + place.line - 1, settings);
          this.own(`file ${file.name}`, point.id);
          return {
            id: point.id,
            verified: true,
            line: places.line(place.line),
            source: places.source(file),
            ...(place.moved === undefined ? {} : { message: place.moved }),
          };
        }, line),
      );
    }
    return { breakpoints };
  }

  async onFunctions(args: Arguments): Promise<{ breakpoints: Dap.Breakpoint[] }> {
    this.drop('functions');
    this.functions.clear();
    const { files } = this.debuggee().opened;
    const breakpoints: Dap.Breakpoint[] = [];
    for (const each of args.objects('breakpoints')) {
      breakpoints.push(
        await this.checked(async () => {
          const name = each.text('name');
          const line = definition(files, name);
          if (line === undefined) throw new DebuggerError(`the program has no function ${name}`);
          const point = this.table.add(line, await this.settings(each));
          this.own('functions', point.id);
          this.functions.add(point.id);
          const { file, own } = this.places().of(line);
          return {
            id: point.id,
            verified: true,
            line: this.places().line(own),
            source: this.places().source(file),
          };
        }),
      );
    }
    return { breakpoints };
  }

  exceptions(args: Arguments): { breakpoints: Dap.Breakpoint[] } {
    const wanted = [
      ...args.texts('filters'),
      ...args.objects('filterOptions').map(option => option.text('filterId')),
    ];
    this.table.exceptions.clear();
    const breakpoints = wanted.map(filter => {
      if (filter !== 'raised' && filter !== 'uncaught')
        return { verified: false, message: `there is no filter ${filter}; there are: raised, uncaught` };
      this.table.exceptions.add(filter satisfies ExceptionStop);
      return { verified: true };
    });
    return { breakpoints };
  }

  /** Whether a variable can be watched: a frame's variable, or a part of one. */
  dataInfo(args: Arguments): Dap.DataBreakpointInfoResponse['body'] {
    const reference = args.optionalNumber('variablesReference');
    const name = args.text('name');
    const values = this.values();
    const frame = values.frameIndex(args.optionalNumber('frameId'));
    const found = reference === undefined ? values.byPath(name, frame) : values.named(reference, name);
    const expression = found?.expression ?? (reference === undefined ? name : undefined);
    const state = values.frame(found?.frame ?? frame).state;
    if (expression === undefined || expression === '__return__' || !state)
      return { dataId: null, description: `${name} has no name that could be watched` };
    return {
      dataId: JSON.stringify({ expression, function: state.function, depth: state.depth }),
      description: `${expression} in ${state.function}`,
      accessTypes: ['write'],
    };
  }

  async onData(args: Arguments): Promise<{ breakpoints: Dap.Breakpoint[] }> {
    this.drop('data');
    const breakpoints: Dap.Breakpoint[] = [];
    for (const each of args.objects('breakpoints')) {
      breakpoints.push(
        await this.checked(async () => {
          const { expression, scope } = readDataId(each.text('dataId'));
          if ((each.optionalText('accessType') ?? 'write') !== 'write')
            throw new DebuggerError('a value can be watched for changes, not for being read');
          if (each.optionalText('condition') || each.optionalText('hitCondition'))
            throw new DebuggerError('a watched value takes no condition: set one on a line');
          const { evaluator, session } = this.debuggee();
          const here = session.moment.state;
          const locals = isExit(here) || !('locals' in here) ? undefined : here.locals;
          const inScope = !isExit(here) && here.function === scope.function && here.depth === scope.depth;
          const now = inScope && locals ? await valueOver(expression, locals, evaluator.over) : undefined;
          const watch = this.table.watch(expression, now, scope);
          this.own('data', watch.id);
          return { id: watch.id, verified: true };
        }),
      );
    }
    return { breakpoints };
  }

  locations(args: Arguments): Dap.BreakpointLocationsResponse['body'] {
    const places = this.places();
    const file = places.file(args.object('source'));
    const from = places.ownLine(args.number('line'));
    const to = places.ownLine(args.optionalNumber('endLine') ?? args.number('line'));
    const lines = file?.codeLines.filter(line => line >= from && line <= to) ?? [];
    return { breakpoints: lines.map(line => ({ line: places.line(line) })) };
  }

  private async settings(each: Arguments): Promise<BreakpointSettings> {
    const condition = each.optionalText('condition')?.trim() || undefined;
    const hits = each.optionalText('hitCondition')?.trim() || undefined;
    const log = each.optionalText('logMessage') || undefined;
    if (condition !== undefined) await this.debuggee().evaluator.check(condition);
    return { condition, log, stopsAt: hits === undefined ? undefined : hitCondition(hits) };
  }

  /** Reports an error for one breakpoint alone; the others stay set. */
  private async checked(make: () => Promise<Dap.Breakpoint>, line?: number): Promise<Dap.Breakpoint> {
    try {
      return await make();
    } catch (error) {
      if (!(error instanceof DebuggerError)) throw error;
      const message = error.message;
      return { verified: false, message, reason: 'failed', ...(line === undefined ? {} : { line }) };
    }
  }

  private own(owner: string, id: number): void {
    this.byOwner.set(owner, [...(this.byOwner.get(owner) ?? []), id]);
  }

  private drop(owner: string): void {
    for (const id of this.byOwner.get(owner) ?? []) if (this.table.has(id)) this.table.remove(id);
    this.byOwner.delete(owner);
  }
}

function readDataId(text: string): { expression: string; scope: { function: string; depth: number } } {
  try {
    const id: unknown = JSON.parse(text);
    if (isObject(id)) {
      const { expression, depth } = id;
      const name = id.function;
      if (typeof expression === 'string' && typeof name === 'string' && typeof depth === 'number')
        return { expression, scope: { function: name, depth } };
    }
  } catch {
    // Not an id of ours: reported below.
  }
  throw new DebuggerError(`"${text.slice(0, 60)}" names no value: ask dataBreakpointInfo for it`);
}
