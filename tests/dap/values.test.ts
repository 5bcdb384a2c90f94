/** What an editor shows of a state of a real run, and how values are changed. */
import { fileURLToPath } from 'node:url';
import type { DebugProtocol as Dap } from '@vscode/debugprotocol';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '../scratch.ts';
import { begin, editor, entered, SHOP } from './shop.ts';

const ACCOUNTS = fileURLToPath(new URL('./accounts.py', import.meta.url));
const scratch = scratchFolder();

describe('looking', () => {
  it('shows arguments and locals, constants; unfolds values; pages them', async () => {
    const program = scratch.write(
      'many.py',
      'NAMES = ["a", "b"]\n\ndef f(n):\n    many = list(range(n))\n' +
        '    long = "x" * 5000\n    return many\n\n\ndef main():\n    return f(300)\n',
    );
    await begin({ program }, () => editor.breakpoints(program, [{ line: 6 }]));
    const scopes = await editor.scopes();
    expect(scopes.map(({ name, presentationHint }) => [name, presentationHint])).toEqual([
      ['Locals', 'locals'],
      ['Constants of the module', 'globals'],
    ]);
    const locals = await editor.variables();
    expect(locals.get('n')).toMatchObject({ value: '300', type: 'int', variablesReference: 0 });
    expect(locals.get('NAMES')).toMatchObject({ value: "['a', 'b']" });
    const many = locals.get('many')!;
    expect(many.indexedVariables).toBe(300);
    const page = await editor.unfold(many.variablesReference, { filter: 'indexed', start: 290, count: 5 });
    expect(page.map(({ name, value, evaluateName }) => [name, value, evaluateName])[1]).toEqual([
      '291',
      '291',
      'many[291]',
    ]);
    expect(locals.get('long')!.value).toMatch(/^'x{999}… \(5002 characters\)$/);
    expect(await editor.evaluate('long', 'clipboard')).toHaveLength(5002);
  });

  it('evaluates, completes, and sends types only to clients that show them', async () => {
    const client = { supportsVariableType: false };
    await begin({}, () => editor.breakpoints(SHOP, [{ line: 32 }]), client);
    expect((await editor.variables()).get('bill')?.type).toBeUndefined();
    expect(await editor.evaluate('lines[0].name', 'hover')).toBe("'tea'");
    expect(await editor.evaluate('bill * 2 + len(lines)')).toBe('19');
    expect(await editor.evaluate('CURRENCY + "!"')).toBe("'EUR!'");
    const [frame] = await editor.stack();
    const refused = await editor.refusal('evaluate', {
      expression: 'nope',
      frameId: frame!.id,
      context: 'hover',
    });
    expect(refused).toMatch(/nope/);
    const complete = async (text: string) =>
      (
        await editor.ask<{ targets: { label: string }[] }>('completions', {
          text,
          column: text.length + 1,
          frameId: frame!.id,
        })
      ).targets.map(({ label }) => label);
    expect(await complete('li')).toEqual(expect.arrayContaining(['lines', 'line', 'list']));
    expect(await complete('tw')).toEqual(['twice']);
    expect(await complete('line.')).toEqual(['name', 'count']);
  });

  it('sets variables and their parts, and goes on from there', async () => {
    await begin({}, () => editor.breakpoints(SHOP, [{ line: 32 }]));
    const locals = (await editor.scopes()).find(({ name }) => name === 'Locals')!;
    const set = await editor.ask<{ value: string }>('setVariable', {
      variablesReference: locals.variablesReference,
      name: 'bill',
      value: 'bill + 92',
    });
    expect(set.value).toBe('100');
    expect(await editor.ask('setExpression', { expression: "table['tea']", value: '50' })).toMatchObject({
      value: '50',
    });
    expect(await editor.do('next')).toMatchObject({ line: 33 });
    expect(await editor.value('total')).toBe('200');
    expect(await editor.refusal('setExpression', { expression: 'nope', value: '1' })).toMatch(/neither/);
  });

  it('lists modules and sources', async () => {
    scratch.write('part.py', 'def half(x):\n    return x / 2\n');
    const program = scratch.write('whole.py', 'import part\n\n\ndef main():\n    return part.half(4)\n');
    await begin({ program, ...entered });
    expect(await editor.do('stepIn')).toMatchObject({ name: 'half', line: 2 });
    const [frame] = await editor.stack();
    expect(frame!.source!.path).toBe(scratch.at('part.py'));
    const { sources } = await editor.ask<{ sources: { name: string }[] }>('loadedSources');
    expect(sources.map(({ name }) => name)).toEqual(['whole.py', 'part.py']);
    const { modules } = await editor.ask<{ modules: { name: string }[] }>('modules');
    expect(modules.map(({ name }) => name)).toEqual(['whole', 'part']);
    const { threads } = await editor.ask<{ threads: unknown[] }>('threads');
    expect(threads).toHaveLength(1);
  });

  it('takes the commands of the terminal in its console', async () => {
    await begin({}, () => editor.breakpoints(SHOP, [{ line: 32 }]));
    expect(await editor.evaluate('where', 'repl')).toMatch(/shop.py:32 main/);
    // A variable that is called like a command is a variable.
    expect(await editor.evaluate('bill', 'repl')).toBe('8');
    const [moved, said] = await Promise.all([editor.stop(), editor.evaluate('step', 'repl')]);
    expect(moved).toMatchObject({ name: 'price' });
    expect(said).toMatch(/shop.py:14 price/);
    expect(await editor.evaluate('verify', 'repl')).toMatch(/all of this was observed/);
    expect(await editor.evaluate('history 2', 'repl')).toMatch(/step_into/);
    expect(await editor.refusal('evaluate', { expression: 'until nowhere', context: 'repl' })).toMatch(
      /nowhere/,
    );
  });
});

describe('objects', () => {
  const begun = (line: number) =>
    begin({ program: ACCOUNTS }, () => editor.breakpoints(ACCOUNTS, [{ line }]));
  const locals = async () => (await editor.scopes()).find(({ name }) => name === 'Locals')!;
  const texts = (variables: Dap.Variable[]) => variables.map(({ name, value }) => `${name} = ${value}`);

  it('unfold to what they hold, which is no variable itself', async () => {
    await begun(17);
    const scope = await locals();
    expect(scope.namedVariables).toBe(3);
    const [self, amount, before, ...more] = await editor.unfold(scope.variablesReference);
    expect(more).toEqual([]);
    expect(texts([amount!, before!])).toEqual(['amount = 5', 'before = 10']);
    expect(self).toMatchObject({ value: '<accounts.Account object>', type: 'Account', namedVariables: 3 });
    const held = await editor.unfold(self!.variablesReference);
    expect(texts(held)).toEqual(['owner = <accounts.Owner object>', 'balance = 10', "tags = ['a', 'b']"]);
    expect(held.map(({ evaluateName }) => evaluateName)).toEqual(['self.owner', 'self.balance', 'self.tags']);
    expect(texts(await editor.unfold(held[2]!.variablesReference))).toEqual(["0 = 'a'", "1 = 'b'"]);
    expect(await editor.evaluate('self.balance', 'hover')).toBe('10');
    expect(await editor.evaluate('self.tags[1]', 'hover')).toBe("'b'");
    expect(await editor.evaluate('[self.balance * 2, len(self.tags), before]')).toBe('[20, 2, 10]');
    const [frame] = await editor.stack();
    const complete = await editor.ask<{ targets: { label: string }[] }>('completions', {
      text: 'self.b',
      column: 7,
      frameId: frame!.id,
    });
    expect(complete.targets.map(({ label }) => label)).toEqual(['balance']);
  });

  it('unfold within lists, too', async () => {
    await begun(26);
    const variables = await editor.unfold((await locals()).variablesReference);
    expect(variables.map(({ name }) => name)).toEqual(['ann', 'accounts', 'total', 'account']);
    const accounts = variables[1]!;
    expect(accounts.indexedVariables).toBe(2);
    const [, second] = await editor.unfold(accounts.variablesReference);
    expect(second).toMatchObject({ name: '1', value: '<accounts.Account object>', namedVariables: 3 });
    const held = await editor.unfold(second!.variablesReference);
    expect(held[1]).toMatchObject({ name: 'balance', value: '20', evaluateName: 'accounts[1].balance' });
    expect(await editor.evaluate('accounts[total + 1].balance + ann.balance')).toBe('30');
    // A name that the expression binds itself is no variable of the program.
    const own = '[account.balance for account in [type("Other", (), {"balance": 7})]]';
    expect(await editor.evaluate(own)).toBe('[7]');
  });

  it('are changed in what they hold, and watched for it', async () => {
    await begun(17);
    const [self] = await editor.unfold((await locals()).variablesReference);
    const set = await editor.ask<{ value: string }>('setVariable', {
      variablesReference: self!.variablesReference,
      name: 'balance',
      value: 'self.balance * 10',
    });
    expect(set.value).toBe('100');
    expect(await editor.ask('setExpression', { expression: 'self.tags[0]', value: "'c'" })).toMatchObject({
      value: "'c'",
    });
    await editor.breakpoints(ACCOUNTS, []);
    const [now] = await editor.unfold((await locals()).variablesReference);
    const { dataId } = await editor.ask<{ dataId: string }>('dataBreakpointInfo', {
      variablesReference: now!.variablesReference,
      name: 'balance',
    });
    const { breakpoints } = await editor.ask<{ breakpoints: { verified: boolean }[] }>('setDataBreakpoints', {
      breakpoints: [{ dataId }],
    });
    expect(breakpoints).toMatchObject([{ verified: true }]);
    expect(await editor.do('continue')).toMatchObject({ reason: 'data breakpoint', line: 18 });
    expect(await editor.evaluate('self.balance')).toBe('105');
    expect(await editor.evaluate('self.tags')).toBe("['c', 'b']");
    await editor.ask('setDataBreakpoints', { breakpoints: [] });
    await editor.breakpoints(ACCOUNTS, [{ line: 16, condition: 'self.balance == 20' }]);
    expect(await editor.do('continue')).toMatchObject({ reason: 'breakpoint', line: 16 });
  });
});
