/** Run ▸ Predict This Function: asks for the arguments, and offers those that the model finds for a value. */
import * as vscode from 'vscode';
import { findNdbg, run } from './ndbg.ts';

interface Chosen {
  readonly name: string;
  readonly parameters: string;
}

/** The function that the cursor is in, or the one that begins there; methods by their class. */
function functionAt(document: vscode.TextDocument, from: number): Chosen | undefined {
  for (let line = from; line >= 0; line--) {
    const text = document.lineAt(line).text;
    const [, indent, name, rest] = /^(\s*)(?:async\s+)?def\s+(\w+)\s*\((.*)/.exec(text) ?? [];
    if (indent === undefined || name === undefined) continue;
    let signature = rest ?? '';
    for (
      let more = line + 1;
      !signature.includes(')') && more < document.lineCount && more < line + 20;
      more++
    )
      signature += ` ${document.lineAt(more).text.trim()}`;
    const parameters = signature.replace(/\)\s*(?:->.*)?:.*$/, '');
    const owner = indent === '' ? undefined : classAbove(document, line, indent.length);
    return { name: owner === undefined ? name : `${owner}.${name}`, parameters };
  }
  return undefined;
}

function classAbove(document: vscode.TextDocument, from: number, indent: number): string | undefined {
  for (let line = from - 1; line >= 0; line--) {
    const text = document.lineAt(line).text;
    const [, before, name] = /^(\s*)class\s+(\w+)/.exec(text) ?? [];
    if (before !== undefined && before.length < indent) return name;
  }
  return undefined;
}

export async function predictFunction(extension: vscode.Uri): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  if (editor?.document.languageId !== 'python') {
    void vscode.window.showErrorMessage('Open a Python file and put the cursor into a function.');
    return;
  }
  const chosen = functionAt(editor.document, editor.selection.active.line);
  if (!chosen) {
    void vscode.window.showErrorMessage('The cursor stands in no function: put it into one.');
    return;
  }
  const args = await argumentsFor(extension, editor.document, chosen);
  if (args === undefined) return;
  await editor.document.save();
  await vscode.debug.startDebugging(vscode.workspace.getWorkspaceFolder(editor.document.uri), {
    type: 'ndbg',
    request: 'launch',
    name: `Predict ${chosen.name}`,
    program: editor.document.uri.fsPath,
    entry: chosen.name,
    ...(args === '' ? {} : { args }),
    engine: 'neural',
    stopOnEntry: true,
  });
}

const TYPED = 'Type the arguments…';
const FOUND = 'Find arguments that give a value…';

async function argumentsFor(
  extension: vscode.Uri,
  document: vscode.TextDocument,
  { name, parameters }: Chosen,
): Promise<string | undefined> {
  if (parameters.trim() === '') return '';
  const how = await vscode.window.showQuickPick([TYPED, FOUND], {
    title: `Predict ${name}(${parameters})`,
    placeHolder: 'With which arguments?',
  });
  if (how === undefined) return undefined;
  if (how === TYPED)
    return vscode.window.showInputBox({
      title: `Predict ${name}(${parameters})`,
      prompt: 'The arguments as Python writes them',
      placeHolder: "3, name='a'",
    });
  const value = await vscode.window.showInputBox({
    title: `What makes ${name} return…`,
    prompt: 'The value as Python writes it',
    placeHolder: '[1, 2]',
  });
  if (value === undefined || value.trim() === '') return undefined;
  const found = await findArguments(extension, document.uri.fsPath, name, value);
  if (found.length === 0) {
    void vscode.window.showInformationMessage(
      `The model found no arguments that make ${name} return ${value}.`,
    );
    return undefined;
  }
  return vscode.window.showQuickPick(found, { title: `${name} returns ${value} with…` });
}

/** Those that `inputs` found to hold, the likeliest first. */
async function findArguments(
  extension: vscode.Uri,
  file: string,
  name: string,
  value: string,
): Promise<string[]> {
  const main = findNdbg(extension);
  if (typeof main !== 'string') throw new Error(main.missing);
  const said = await vscode.window.withProgress(
    {
      location: vscode.ProgressLocation.Notification,
      title: `Looking for what makes ${name} return ${value}`,
    },
    () =>
      run(main, ['debug', file, '--entry', '<module>', '--engine', 'neural'], `inputs ${name} ${value}\n`),
  );
  const call = `${name.split('.').at(-1)}(`;
  return said.split('\n').flatMap(line => {
    const at = line.indexOf(call);
    return /\d+ %/.test(line) && at >= 0 && line.endsWith(')') ? [line.slice(at + call.length, -1)] : [];
  });
}
