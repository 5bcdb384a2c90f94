/** Whatever is read is read, or refused in a sentence: texts of people, models, servers and files. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { readCalibration } from '../../src/cli/model/calibration-file.ts';
import { readRequest } from '../../src/completions-server/request.ts';
import { readLaunchConfig } from '../../src/dap/launch-config.ts';
import { type CommandContext, parseTyped } from '../../src/debug-commands/command-context.ts';
import { complete } from '../../src/debug-commands/commands.ts';
import { actionText, parseActions } from '../../src/debugger/action-text.ts';
import { filledIn, hitCondition, valueOver } from '../../src/debugger/conditions.ts';
import { DebuggerError } from '../../src/debugger/engine.ts';
import { type Files, resolveLine } from '../../src/debugger/source-lines.ts';
import { bodyAround, lineAt } from '../../src/debugger/source-places.ts';
import { readCompletions } from '../../src/evaluate/answerers/file.ts';
import { readPrograms } from '../../src/evaluate/program.ts';
import {
  encodeTrajectory,
  parseState,
  parseTrajectory,
  parseTrajectoryLenient,
  SPECIAL_TEXTS,
  type Trajectory,
  tokenizer,
  VOCABULARY_SIZE,
  writeTrajectory,
} from '../../src/language/index.ts';
import { sourceText } from '../../src/launch/source-text.ts';
import { readAnswer, tokensOfAnswer } from '../../src/model/chat/answer.ts';
import { readFolder } from '../../src/model/folder.ts';
import { StateGrammar } from '../../src/model/grammar/state-grammar.ts';
import { readChoices } from '../../src/model/remote/answer.ts';
import { readProjectIndex } from '../../src/programs/projects.ts';
import { CallShapes } from '../../src/python/calls.ts';
import { LineEvaluation } from '../../src/python/evaluation/line-evaluation.ts';
import { CodeFlow } from '../../src/python/flow.ts';
import { ContextCode } from '../../src/python/functions.ts';
import { Knowledge } from '../../src/python/knowledge.ts';
import { literalRepr, splitArguments } from '../../src/python/literals.ts';
import { certainParts, partsOf } from '../../src/python/parts.ts';
import { followRepr, readRepr } from '../../src/python/reprs.ts';
import { parametersIn } from '../../src/python/signature.ts';
import { readConfig } from '../../src/training-data/config.ts';
import { walk } from '../model/conformance.ts';
import { TOY } from '../model/folders.ts';
import { type Attack, answered, answeredLater, inputs } from './attack.ts';
import {
  hostileText,
  numberedLines,
  pythonish,
  sentences,
  spoilt,
  spoiltBytes,
  spoiltJson,
} from './texts.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const VECTORS = readdirSync(new URL('../vectors/', import.meta.url));
const PROGRAMS = VECTORS.filter(name => name.endsWith('.py')).map(name => read(`../vectors/${name}`));
const INTERCHANGE = VECTORS.filter(name => name.endsWith('.txt')).map(name => read(`../vectors/${name}`));
const TRAJECTORIES = INTERCHANGE.map(text => parseTrajectory(text, 'interchange'));
const OWN = TRAJECTORIES.map(trajectory => writeTrajectory(trajectory, 'own'));
const IDS = TRAJECTORIES.map(trajectory => Array.from(encodeTrajectory(trajectory).ids));

const FILES: Files = {
  files: [
    {
      name: 'a.py',
      firstLine: 1,
      source: PROGRAMS[0]!,
      lines: PROGRAMS[0]!.split('\n'),
      codeLines: [1, 2, 3],
    },
    { name: 'b.py', firstLine: 100, source: 'x = 1', lines: ['x = 1'], codeLines: [1] },
  ],
};

const WORDS = [
  'step_into',
  'step_over',
  'step_return',
  'breakpoint',
  'continue',
  'set',
  'inv_step_into',
  'b.py:1',
  ' ',
  ';',
  '*',
  '3',
  '1000000',
  '99999999999',
  '=',
  'x',
  '[1, "a;b"]',
];

const actions = inputs(
  'parsers/actions',
  fc.oneof(sentences(WORDS), hostileText),
  text => {
    const parsed = answered(['DebuggerError'], () => parseActions(text, line => resolveLine(FILES, line)));
    // What was read is written, and read again the same: a long repetition once.
    for (const action of new Set(parsed)) {
      const again = parseActions(actionText(action), ({ line }) => line);
      if (JSON.stringify(again) !== JSON.stringify([action]))
        throw new Error(`${actionText(action)} is read as ${JSON.stringify(again)}`);
    }
  },
  { each: 2000, aim: 150_000 },
);

const nothing = () => Promise.reject(new DebuggerError('it has no value'));
const LOCALS = new Map([
  ['x', '[1, {"a": (2, "b")}]'],
  ['__proto__', '<object>'],
  ['text', "'it\\'s'"],
]);

const conditions = inputs(
  'parsers/conditions',
  fc.oneof(
    sentences(['>=', '== ', '%', '3', '0', '{x}', '{', '}}', 'x', '[0]', '["a"]', '.', 'text']),
    hostileText,
  ),
  async text => {
    const holds = answered(['DebuggerError'], () => hitCondition(text));
    if (holds && typeof holds(3) !== 'boolean') throw new Error('a hit count gives neither yes nor no');
    await answeredLater(['DebuggerError'], () => filledIn(text, LOCALS, nothing));
    await answeredLater(['DebuggerError'], () => valueOver(text, LOCALS, nothing));
    answered(['DebuggerError'], () => lineAt(FILES, text));
    parseTyped(text);
    const context = {
      locals: LOCALS,
      session: { branches: [{ name: 'main' }] },
    } as unknown as CommandContext;
    complete(context, text);
    for (const line of [1, 3, 100]) bodyAround(FILES, line);
  },
  { each: 1000, aim: 60_000 },
);

const values = inputs(
  'parsers/values',
  fc.oneof(
    pythonish,
    hostileText,
    sentences(['[', ']', '{', '}', "'a'", ', ', ': ', '1', '-', '<A object>', '(']),
  ),
  text => {
    literalRepr(text);
    splitArguments(text);
    readRepr(text);
    followRepr(text, '[0]');
    followRepr("{'a': [1]}", text);
    sourceText({ name: 'a.py', source: text });
  },
  { each: 1000, aim: 150_000 },
);

const strict = (input: string | number[], form: 'own' | 'interchange') => {
  const whole = answered(['LanguageError'], () => parseTrajectory(input, form));
  parseTrajectoryLenient(input, form);
  // A writer writes what was read just so.
  if (whole === undefined || typeof input !== 'string') return;
  const again = answered(['LanguageError'], () => writeTrajectory(whole, form));
  if (again !== input) throw new Error(`it is read, and written otherwise: ${JSON.stringify(again)}`);
};

const states = inputs(
  'parsers/states',
  fc.oneof(spoilt(OWN), sentences([...SPECIAL_TEXTS.slice(0, 60), '<|L1|>', '{', '"x": "1"'], 30)),
  text => {
    strict(text, 'own');
    parseState(WALK, text);
  },
  { each: 300, aim: 20_000 },
);
const WALK: Trajectory = walk(3, { action: 'step_into' });

const interchange = inputs('parsers/interchange', spoilt(INTERCHANGE), text => strict(text, 'interchange'), {
  each: 300,
  aim: 20_000,
});

const tokens = inputs(
  'parsers/tokens',
  fc
    .tuple(
      fc.constantFrom(...IDS),
      fc.array(fc.tuple(fc.nat(2000), fc.oneof(fc.nat(120), fc.nat(VOCABULARY_SIZE - 1))), { maxLength: 5 }),
    )
    .map(([ids, changes]) => {
      const all = [...ids];
      for (const [at, id] of changes) all[at % all.length] = id;
      return all;
    }),
  ids => {
    strict(ids, 'own');
    parseState(WALK, ids);
    tokenizer.decode(ids);
  },
  { each: 300, aim: 20_000 },
);

const python = inputs(
  'parsers/python',
  numberedLines(fc.oneof(spoilt(PROGRAMS), pythonish)),
  context => {
    const code = new ContextCode(context);
    const flow = new CodeFlow(context);
    const shapes = new CallShapes(code, flow);
    const knowledge = new Knowledge(code, flow);
    const standing = {
      locals: LOCALS,
      module: undefined,
      isCurrent: () => false,
      isModule: false,
      named: 'a',
      returned: [],
    };
    for (const { line, source } of context.lines.slice(0, 30)) {
      partsOf(source);
      certainParts(source);
      parametersIn(source);
      flow.ways(line, true);
      flow.returning(line, true);
      shapes.freeIn(line);
      code.around(line);
      const statement = flow.statementAt(line);
      if (statement) LineEvaluation.of(knowledge, statement, standing);
    }
  },
  { each: 100, aim: 8000 },
);

const sources = inputs(
  'parsers/sources',
  spoiltBytes([
    Buffer.from(PROGRAMS[0]!),
    Buffer.from('# -*- coding: latin-1 -*-\nx = "\xe9"\n', 'latin1'),
    Buffer.from('\ufeff# coding: utf-8-sig\nx = 1\n'),
    Buffer.from('# vim: set fileencoding=utf-16 :\n'),
  ]),
  bytes => {
    answered(['UsageError'], () => sourceText({ name: 'a.py', source: bytes }));
  },
);

const LIMITS = { model: 'toy', vocabulary: VOCABULARY_SIZE, context: 768, rows: 64 };
const requests = inputs(
  'parsers/requests',
  spoiltJson([
    { model: 'toy', prompt: OWN[0], n: 2, max_tokens: 8, stop: ['x', '<|end_of_text|>'], logprobs: 2 },
    { prompt: [IDS[0]!.slice(0, 40), [1, 2]], logit_bias: { 5: -100 }, seed: 3, echo: true, top_p: 0.5 },
    { prompt: [1, 2, 3], stop_token_ids: [4], temperature: 0, include_stop_str_in_output: true },
  ]),
  body => {
    answered(['RequestError'], () => readRequest(body, LIMITS));
  },
  { each: 300, aim: 20_000 },
);

const choice = {
  index: 0,
  text: '<|line_sep|>x',
  token_ids: [44, 45],
  logprobs: {
    tokens: ['a', 'token_id:7'],
    token_logprobs: [-0.5, null],
    top_logprobs: [{ a: -0.5, 'bytes:\\x0a': -3 }, null],
  },
};
const listed = {
  index: 1,
  text: 'ab',
  logprobs: { content: [{ token: 'a', id: 3, logprob: -1, top_logprobs: [{ token: 'b', logprob: -2 }] }] },
};
const server = inputs(
  'parsers/servers',
  fc.tuple(spoiltJson([{ choices: [choice, listed] }, { choices: [choice] }]), fc.boolean()),
  ([answer, foreign]) => {
    const read = answered(['ModelError'], () => readChoices(answer, 'http://server', foreign));
    for (const token of read?.flat() ?? [])
      if (!(token.id >= 0)) throw new Error(`a token with the id ${token.id}`);
  },
);

const PROMPT = Array.from(encodeTrajectory(WALK).ids);
const GRAMMAR = StateGrammar.after(WALK);
const ANSWER = {
  event: 'line',
  line: 4,
  depth: 1,
  locals: [{ name: 'word', value: "'onion'" }],
  value: '',
  confidence: 0.5,
};
const chat = inputs(
  'parsers/chat',
  fc.oneof(
    spoiltJson([ANSWER, { ...ANSWER, event: 'return', line: 6, value: '2' }]).map(value =>
      JSON.stringify(value),
    ),
    spoilt([`Sure!\n\`\`\`json\n${JSON.stringify(ANSWER)}\n\`\`\``]),
  ),
  text => {
    const given = answered(['ChatAnswerError'], () => readAnswer(text));
    if (given) answered(['ChatAnswerError'], () => tokensOfAnswer(WALK, PROMPT, given, GRAMMAR.clone()));
  },
  { each: 200, aim: 20_000 },
);

const launch = inputs(
  'parsers/launch',
  spoiltJson([
    { program: 'a.py', argv: ['x'], engine: 'neural', limits: { seconds: 1, memory: 5 }, env: { A: 'b' } },
    { trace: 'a.trace', cwd: '/tmp', stopOnEntry: true },
    { program: 'a.py', model: 'toy', threshold: 0.5, jumps: 'direct', working: 'always' },
  ]),
  given => {
    answered(['DebuggerError'], () => readLaunchConfig(given));
  },
);

const config = inputs(
  'parsers/config',
  spoiltJson([
    { context: 1024, shares: { step_into: 1 }, held_out: { share: 0.1, prompts: 3 }, limits: { seconds: 1 } },
    {
      programs: { mix: { generate: 3 }, corpus: { files: [{ path: 'a', kind: 'programs' }] } },
      exclude: ['x'],
    },
    { contexts: { main: 1, direct: 0 }, walk: { length: 3 }, working: 0.5, certain_targets: true },
  ]),
  given => {
    answered(['ConfigError'], () => readConfig(given));
  },
);

const ITEMS = [
  { id: 'a', code: 'def f(x):\n    return x', input: '1', output: '1' },
  { source: 'def f(x):\n    return x', calls: ['f(1)'], entry: 'f', level: 1, id: 'b' },
  { id: 'c', samples: [{ ids: [1, 2], logprobs: [-1, null], taken: ['step_over'] }, { text: 'x' }] },
];
const index = {
  projects: [{ name: 'a', version: '1.0', licence: 'MIT', tests: ['tests'], url: 'x', about: 'y' }],
};
const files = inputs(
  'parsers/files',
  fc.tuple(spoiltJson(ITEMS), spoiltJson([index]), fc.boolean()),
  ([item, projects, broken]) => {
    const line = JSON.stringify(item);
    const text = broken ? `${line}\n${line.slice(1)}\n` : `${line}\n\n`;
    answered(['CompletionsError'], () => readCompletions('a.jsonl', text));
    answered(['DataError'], () => readPrograms('a.jsonl', text));
    answered(['ProjectIndexError'], () => readProjectIndex('index.json', JSON.stringify(projects)));
  },
);

const { checks: _, ...TOY_CONFIG } = JSON.parse(readFileSync(join(TOY, 'config.json'), 'utf8')) as {
  checks: unknown;
};
const TOY_MANIFEST = JSON.parse(readFileSync(join(TOY, 'manifest.json'), 'utf8')) as object;
const POINTS = [
  [0.1, 0.2],
  [0.9, 1],
];
const CALIBRATION = { state: POINTS, part: [], actions: { step_into: POINTS }, working: { state: POINTS } };

/** Needs files: a folder of its own, which `close` removes. */
function folders(): Attack {
  let folder: string | undefined;
  const attack = inputs(
    'parsers/folders',
    fc.tuple(spoiltJson([TOY_CONFIG]), spoiltJson([TOY_MANIFEST]), spoiltJson([CALIBRATION]), fc.nat(20)),
    ([config, manifest, calibration, cut]) => {
      folder ??= mkdtempSync(join(tmpdir(), 'ndbg-attack-'));
      const put = (name: string, value: unknown) => {
        const text = JSON.stringify(value);
        writeFileSync(join(folder!, name), cut === 1 ? text.slice(0, text.length / 2) : text);
      };
      put('config.json', config);
      put('manifest.json', manifest);
      put('calibration.json', calibration);
      answered(['ModelError'], () => readFolder(folder!));
      answered(['UsageError'], () => readCalibration(join(folder!, 'calibration.json')));
    },
    { each: 100, aim: 3000 },
  );
  const close = async () => {
    if (folder !== undefined) rmSync(folder, { recursive: true });
    folder = undefined;
  };
  return { ...attack, close };
}

export const PARSERS: readonly Attack[] = [
  actions,
  conditions,
  values,
  states,
  interchange,
  tokens,
  python,
  sources,
  requests,
  server,
  chat,
  launch,
  config,
  files,
  folders(),
];
