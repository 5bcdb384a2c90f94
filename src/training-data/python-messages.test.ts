import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MessageReader } from './python-messages.ts';

function written(messages: { kind: string; payload: Uint8Array }[]): Uint8Array {
  const parts = messages.flatMap(({ kind, payload }) => {
    const head = new Uint8Array(5);
    head[0] = kind.charCodeAt(0);
    new DataView(head.buffer).setUint32(1, payload.length, true);
    return [...head, ...payload];
  });
  return Uint8Array.from(parts);
}

test('messages come whole, however the pipe cuts them', () => {
  const message = fc.record({
    kind: fc.constantFrom('P', 'R', 'E'),
    payload: fc.uint8Array({ maxLength: 40 }),
  });
  fc.assert(
    fc.property(
      fc.array(message),
      fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1 }),
      (messages, cuts) => {
        const bytes = written(messages);
        const reader = new MessageReader();
        const read: { kind: string; payload: Uint8Array }[] = [];
        for (let at = 0, i = 0; at < bytes.length; i++) {
          const size = cuts[i % cuts.length]!;
          for (const one of reader.push(bytes.slice(at, at + size)))
            read.push({ ...one, payload: one.payload.slice() });
          at += size;
        }
        expect(read).toEqual(messages);
      },
    ),
  );
});

test('noise is not taken for a message', () => {
  const reader = new MessageReader();
  expect(() => [...reader.push(new TextEncoder().encode('printed by a program'))]).toThrow(
    'something else wrote',
  );
});
