/** Where a program is entered if no one says: the recorder and the reader of source decide the same. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { entryName } from '../../../src/debugger/engines/neural/entry.ts';
import { contextOf } from '../../../src/language/index.ts';
import { ContextCode } from '../../../src/python/functions.ts';
import { record } from '../../../src/trace/index.ts';

const MAIN = 'def main():\n    name = input()\n    return name\n\n';
const ENTRIES: readonly (readonly [source: string, entry: string])[] = [
  [MAIN, 'main'],
  [`${MAIN}if __name__ == "__main__":\n    main()\n`, 'main'],
  [`${MAIN}if __name__ == "__main__": main()\n`, 'main'],
  [`${MAIN}if "__main__" == __name__:\n    try:\n        main()\n    finally:\n        pass\n`, 'main'],
  [`${MAIN}main()\n`, '<module>'],
  [`${MAIN}if __name__ != "other":\n    pass\nelse:\n    main()\n`, '<module>'],
  [`import sys\n\n${MAIN}sys.exit(main())\n`, '<module>'],
  [`${MAIN}try:\n    print(f"{main()}")\nexcept EOFError:\n    pass\n`, '<module>'],
  [`${MAIN}for _ in range(2): main()\n`, '<module>'],
  [`${MAIN}print(  # twice\n    main(),\n)\n`, '<module>'],
  [`${MAIN}# main()\nprint("main()")\nlines = """\nmain()\n"""\n`, 'main'],
  [`${MAIN}def again():\n    return main()\n`, 'main'],
  [`${MAIN}class Game:\n    main = 1\n\n    def start(self):\n        main()\n`, 'main'],
  [`${MAIN}game.main()\nremain()\n`, 'main'],
  ['def main(name):\n    return name\n\nmain("x")\n', '<module>'],
  ['print(1)\n', '<module>'],
];

test('is main, unless the module runs it by itself', () => {
  const script =
    'import json, sys; from ndbg_trace.program import Program\n' +
    'print(json.dumps([Program(text).default_entry() or "<module>" for text in json.load(sys.stdin)]))';
  const env = {
    ...process.env,
    PYTHONPATH: join(fileURLToPath(new URL('../../..', import.meta.url)), 'python'),
  };
  const input = JSON.stringify(ENTRIES.map(([source]) => source));
  const recorded = JSON.parse(execFileSync('python3', ['-c', script], { env, input, encoding: 'utf8' }));
  const expected = ENTRIES.map(([, entry]) => entry);
  expect(recorded).toEqual(expected);
  expect(ENTRIES.map(([source]) => entryName(new ContextCode(contextOf(source)), {}))).toEqual(expected);
});

test('so that such a program runs once, and reads its input where it shows it', async () => {
  const { recording } = await record({ name: 'greet.py', source: `${MAIN}print(main())\n`, stdin: 'ann\n' });
  expect(recording.exit).toEqual({ kind: 'normal' });
  expect(recording.codes[recording.activationCodes[0]!]!.name).toBe('<module>');
  expect(recording.values).toContain("'ann'");
});
