/** The neural debugger in VS Code: its debug type, its commands, and its display of confidence. */
import * as vscode from 'vscode';
import { Decorations } from './decorations.ts';
import { inlineValues } from './inline-values.ts';
import { findNdbg, NODE } from './ndbg.ts';
import { predictFunction } from './predict.ts';
import { type State, States } from './states.ts';
import { Timeline } from './timeline.ts';

const DEFAULT = {
  type: 'ndbg',
  request: 'launch',
  name: 'Predict this file',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the editor fills it in
  program: '${file}',
  stopOnEntry: true,
} as const;

export function activate(context: vscode.ExtensionContext): void {
  const states = new States(context);
  const status = vscode.window.createStatusBarItem(vscode.StatusBarAlignment.Left, 10);
  status.command = 'ndbg.verify';
  new Decorations(context, states);
  const { subscriptions, extensionUri } = context;
  const register = (name: string, act: (...args: never[]) => unknown) =>
    subscriptions.push(vscode.commands.registerCommand(name, act));

  subscriptions.push(
    status,
    vscode.debug.registerDebugAdapterDescriptorFactory('ndbg', {
      createDebugAdapterDescriptor() {
        const main = findNdbg(extensionUri);
        if (typeof main !== 'string') throw new Error(main.missing);
        return new vscode.DebugAdapterExecutable(NODE.program, [main, 'dap'], { env: NODE.env });
      },
    }),
    vscode.debug.registerDebugConfigurationProvider('ndbg', {
      // F5 without a launch.json: the file that is open.
      resolveDebugConfiguration: (_, config) => {
        if (config.type || config.request || config.name) return config;
        if (vscode.window.activeTextEditor?.document.languageId === 'python')
          return { ...config, ...DEFAULT };
        void vscode.window.showErrorMessage('Open the Python file that is to be debugged.');
        return undefined;
      },
    }),
    vscode.debug.registerDebugConfigurationProvider(
      'ndbg',
      {
        provideDebugConfigurations: () => [
          { ...DEFAULT, engine: 'neural' },
          { ...DEFAULT, name: 'Run and walk this file', engine: 'real', stopOnExit: true },
          { ...DEFAULT, name: 'Predict while sure, else run', engine: 'hybrid' },
        ],
      },
      vscode.DebugConfigurationProviderTriggerKind.Dynamic,
    ),
    vscode.languages.registerInlineValuesProvider({ language: 'python' }, inlineValues),
    vscode.window.registerTreeDataProvider('ndbg.timeline', new Timeline(states)),
    states.onChange(() => {
      const { here } = states;
      if (!here) return status.hide();
      const who = [here.engine, here.model].filter(Boolean).join(' ');
      status.text = `$(debug-alt) ${who} · ${here.doubt ?? 'observed'}`;
      status.tooltip =
        'Neural Debugger: who answers, and how sure it is. A click verifies against a real run.';
      status.show();
    }),
  );

  // Until extensions run, the editor knows no debugger, and its own F5 only opens the debug view. This one waits.
  register('ndbg.start', () => vscode.commands.executeCommand('workbench.action.debug.start'));
  register('ndbg.predictFunction', () => reportFailure(predictFunction(extensionUri)));
  for (const [name, how] of [
    ['backOver', 'over'],
    ['backOut', 'out'],
    ['backInto', 'into'],
  ] as const)
    register(`ndbg.${name}`, () => reportFailure(ask('ndbg/back', { how, threadId: 1 })));
  register('ndbg.goTo', (state: State) => reportFailure(ask('ndbg/goTo', { index: state.index })));
  register('ndbg.verify', () =>
    reportFailure(
      ask<{ text: string }>('ndbg/verify').then(({ text }) => {
        vscode.debug.activeDebugConsole.appendLine(text);
        void vscode.window.showInformationMessage(text.split('\n').join(' · '));
      }),
    ),
  );
  register('ndbg.why', () => reportFailure(show('why')));
  register('ndbg.inputs', () => reportFailure(show('inputs')));
  register('ndbg.branch', () =>
    reportFailure(
      (async () => {
        const name = await vscode.window.showInputBox({ title: 'Branch here', prompt: 'Its name, one word' });
        if (name) await show(`branch ${name}`);
      })(),
    ),
  );
  register('ndbg.compare', () =>
    reportFailure(
      (async () => {
        const listed = await command('branch');
        const names = listed.split('\n').flatMap(line => /^ {2}(\S+)/.exec(line)?.[1] ?? []);
        const name = await vscode.window.showQuickPick(names, { title: 'Compare this branch with…' });
        if (name) await show(`compare ${name}`);
      })(),
    ),
  );
}

function session(): vscode.DebugSession {
  const active = vscode.debug.activeDebugSession;
  if (active?.type !== 'ndbg')
    throw new Error('No program is being debugged by the neural debugger: press F5 first.');
  return active;
}

async function ask<T>(request: string, args: object = {}): Promise<T> {
  return (await session().customRequest(request, args)) as T;
}

/** What a command of the debug console says. */
async function command(line: string): Promise<string> {
  return (await ask<{ result: string }>('evaluate', { expression: line, context: 'repl' })).result;
}

async function show(line: string): Promise<void> {
  const text = await command(line);
  vscode.debug.activeDebugConsole.appendLine(text);
  void vscode.window.showInformationMessage(text.split('\n').slice(0, 4).join(' · '));
  await vscode.commands.executeCommand('workbench.debug.action.focusRepl');
}

/** What goes wrong is said in a sentence. */
async function reportFailure(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    void vscode.window.showErrorMessage(error instanceof Error ? error.message : String(error));
  }
}
