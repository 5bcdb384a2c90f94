/** Chooses the `ndbg` that answers: the configured one, the workspace's, or the one in this extension. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import * as vscode from 'vscode';

const WITHIN = ['node_modules/neural-debugger/dist/cli/main.js'];

/** The start file, or a sentence that says what is missing. */
export function findNdbg(extension: vscode.Uri): string | { missing: string } {
  const folders = (vscode.workspace.workspaceFolders ?? []).map(({ uri }) => uri.fsPath);
  const chosen = vscode.workspace.getConfiguration('ndbg').get<string>('path', '');
  if (chosen !== '') {
    const path = isAbsolute(chosen) ? chosen : join(folders[0] ?? '', chosen);
    return existsSync(path)
      ? path
      : { missing: `there is no ${path}: mend the setting ndbg.path, or leave it empty` };
  }
  const own = folders.flatMap(folder => WITHIN.map(path => join(folder, path)));
  own.push(join(extension.fsPath, 'ndbg', 'dist', 'cli', 'main.js'));
  return (
    own.find(existsSync) ?? {
      missing: 'this extension carries no ndbg: install the package neural-debugger here',
    }
  );
}

/** The editor's own Node runs it: nobody need have another. */
export const NODE = { program: process.execPath, env: { ELECTRON_RUN_AS_NODE: '1' } };

/** What a command says, its input given. */
export function run(main: string, args: readonly string[], input: string): Promise<string> {
  return new Promise((done, failed) => {
    const child = spawn(NODE.program, [main, ...args], { env: { ...process.env, ...NODE.env } });
    let said = '';
    let problem = '';
    child.stdout.setEncoding('utf8').on('data', text => {
      said += text;
    });
    child.stderr.setEncoding('utf8').on('data', text => {
      problem += text;
    });
    child.on('error', failed);
    child.on('close', code => (code === 0 ? done(said) : failed(new Error(problem.trim() || said.trim()))));
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
