/** Files are decoded as Python decodes them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sourceText } from '../../src/launch/source-text.ts';
import { record } from '../../src/trace/record.ts';
import { ndbg } from '../cli/ndbg.ts';
import { TOY } from '../model/folders.ts';

const folder = mkdtempSync(join(tmpdir(), 'ndbg-source-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['UTF-8', Buffer.from('x = "é"\n')],
  ['a byte-order mark', Buffer.from('\ufeffx = "é"\n')],
  ['a cookie', Buffer.from('# -*- coding: latin-1 -*-\nx = "caf\xe9 \x80"\n', 'latin1')],
  ['a cookie on the second line', Buffer.from('#!/usr/bin/python\n# coding=cp1251\nx = "\xdf"\n', 'latin1')],
  ['no cookie, behind a statement', Buffer.from('x = 1\n# coding: latin-1\ny = "é"\n')],
  ['a mark and a cookie', Buffer.from('\ufeff# coding: utf_8\nx = "é"\n')],
])('%s', async (_, source) => {
  const { recording } = await record({ name: 'program.py', source });
  expect(sourceText({ name: 'program.py', source })).toBe(recording.files[0]!.source);
});

test.each([
  [
    'bytes that are no text',
    Buffer.from('x = 1\ny = "\xe9"\n', 'latin1'),
    /^ndbg: bytes\.py:2: this is no utf-8 text/,
  ],
  [
    'null bytes',
    Buffer.from('x = 1\0\n'),
    /^ndbg: bytes\.py:1: this is no Python source: it contains null bytes/,
  ],
  [
    'an unknown encoding',
    Buffer.from('# coding: klingon\n'),
    /^ndbg: bytes\.py:1: unknown encoding: klingon/,
  ],
])('%s are wrong usage for every engine', async (_, bytes, message) => {
  const file = join(folder, 'bytes.py');
  writeFileSync(file, bytes);
  for (const engine of [['real'], ['neural', '--model', TOY]]) {
    const { code, stderr } = await ndbg(['run', file, '--engine', ...engine]);
    expect(stderr).toMatch(message);
    expect(code).toBe(2);
  }
});
