/**
 * What is frozen. If a test here turns red, shards and models made before can no longer be read: undo the change, or
 * start a new version as docs/language.md says.
 */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { BYTE_BASE, DEPTH_BASE, LINE_BASE, SPECIAL, SPECIAL_TEXTS, TEXT_BASE } from './specials.ts';
import { tokenizer } from './tokenizer.ts';
import { FORM_VERSION } from './trajectory.ts';
import { exportVocabulary, VOCABULARY_SIZE } from './vocabulary.ts';
import { CHARACTERS, CODE, VOCABULARY_HASH, VOCABULARY_VERSION, WORDS } from './vocabulary.v1.ts';

describe('version 1', () => {
  test('versions and sizes', () => {
    expect([FORM_VERSION, VOCABULARY_VERSION, VOCABULARY_SIZE]).toEqual([1, 1, 4096]);
    expect([LINE_BASE, DEPTH_BASE, BYTE_BASE, TEXT_BASE]).toEqual([192, 704, 768, 1024]);
  });

  test('the hash is that of the vocabulary', () => {
    const json = JSON.stringify([TEXT_BASE, CHARACTERS, WORDS, CODE]);
    expect(createHash('sha256').update(json).digest('hex')).toBe(VOCABULARY_HASH);
    expect(VOCABULARY_HASH).toBe('004624993dc57989963673b26ce69ac91ac10227dd9d05528fb6d2e429fe51e5');
  });

  test('the special tokens', () => {
    expect(SPECIAL).toEqual({
      pad: 0,
      begin_of_text: 1,
      end_of_text: 2,
      trace_context_start: 3,
      trace_end: 4,
      frame_sep: 5,
      action_sep: 6,
      src_sep: 7,
      arg_sep: 8,
      call_sep: 9,
      line_sep: 10,
      return_sep: 11,
      exception_sep: 12,
      exit_normal: 13,
      exit_error: 14,
      exit_never: 15,
      step_into: 16,
      step_over: 17,
      step_return: 18,
      breakpoint: 19,
      continue: 20,
      inv_return_sep: 21,
      inv_exception_sep: 22,
      inv_line_sep: 23,
      inv_line_call_sep: 24,
      inv_call_sep: 25,
      inv_exit_entry: 26,
      inv_step_into: 27,
      inv_step_over: 28,
      inv_step_call: 29,
      set: 30,
      var: 31,
      eq: 32,
      gone: 33,
      full: 34,
      unknown: 35,
      state_end: 36,
      lt: 37,
      line_high: 38,
      depth_high: 39,
      working: 40,
    });
    expect(SPECIAL_TEXTS[LINE_BASE + 11]).toBe('<|L12|>');
    expect(SPECIAL_TEXTS[DEPTH_BASE + 2]).toBe('<|D3|>');
    expect(SPECIAL_TEXTS.filter(text => text.startsWith('<|reserved_')).length).toBeGreaterThanOrEqual(128);
  });

  test('how texts fall into tokens', () => {
    const ids = [
      tokenizer.encode(
        'def f(xs, *, key=None):\n    """Doc."""\n    return [x for x in xs if x != key]  # all\n',
        'code',
      ),
      tokenizer.encode("print(f'{a_b!r:>{w}} {d[\"k\"]}', r'\\d+', 0x1F, 1_000, naïve)\n", 'code'),
      tokenizer.encode('max_count', 'name'),
      tokenizer.encode("{'a': [1, -2.5e-07], \"it's\": <Node object>, 'é\\n😀ꙮ': None}", 'value'),
    ];
    expect(createHash('sha256').update(JSON.stringify(ids)).digest('hex')).toBe(
      '6b261146527155d8bae23f77e5222af200549b21549c59b5fbf248ffd66363a4',
    );
  });

  test('the vocabulary goes out in the order of its ids', () => {
    const entries = exportVocabulary();
    expect(entries.every((entry, id) => entry.id === id)).toBe(true);
    expect(entries[0]).toEqual({ id: 0, kind: 'special', text: '<|pad|>' });
    expect(entries[BYTE_BASE + 0xe9]).toEqual({ id: BYTE_BASE + 0xe9, kind: 'byte', text: '<0xE9>' });
    expect(entries[TEXT_BASE]).toEqual({ id: TEXT_BASE, kind: 'text', text: '\n' });
  });
});
