/** An editor over a real run of shop.py, for test files that debug it. Each test leaves its editor in good order. */
import { fileURLToPath } from 'node:url';
import { afterEach, expect } from 'vitest';
import { Editor } from './editor.ts';

export const SHOP = fileURLToPath(new URL('./shop.py', import.meta.url));
export const entered = { stopOnEntry: true };
/** The editor of the test that runs. */
export let editor: Editor;

export function startEditor(): Editor {
  editor = Editor.start();
  return editor;
}

export function begin(more: object = entered, configure?: () => Promise<unknown>, client?: object) {
  return startEditor().launch({ program: SHOP, engine: 'real', ...more }, configure, client);
}

afterEach(async () => {
  expect(await editor.leave()).toBe(0);
});
