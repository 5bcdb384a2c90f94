/** Three tasks, each solved as agents do: with our tools, with a pdb tool, and with prints. */

export interface ToolCall {
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** Why an agent asks this now: shown in the transcript. */
  readonly why: string;
}

export interface Prints {
  /** Lines that are put behind the line that begins so, for one run each. */
  readonly rounds: readonly { readonly behind: string; readonly line: string }[];
}

export interface Task {
  readonly name: string;
  readonly file: string;
  readonly asked: string;
  readonly found: string;
  readonly ours: readonly ToolCall[];
  /** Commands to pdb, one a call. */
  readonly pdb: readonly string[];
  readonly prints: Prints;
  /** What must be written first for the program to run at all; ours needs none of it. */
  readonly stub?: { readonly file: string; readonly text: string };
}

export const TASKS: readonly Task[] = [
  {
    name: 'wrong-branch',
    file: 'shipping.py',
    asked:
      'A drill of 3.2 kg to zone near should cost 16.75 to send with insurance, and is sent for 8.50. Why?',
    found: '`weight_class` asks for more than 250 g first, so nothing is ever `large`.',
    ours: [
      { tool: 'start', args: { path: 'tests/agents/shipping.py' }, why: 'The program, run once.' },
      {
        tool: 'calls',
        args: { session: 'S', containing: 'drill' },
        why: 'Which calls have to do with the drill?',
      },
      { tool: 'calls', args: { session: 'S', under: 14 }, why: '8.5? What led to that price?' },
      { tool: 'call', args: { session: 'S', call: 15 }, why: '3200 g are `small`? That call, line by line.' },
    ],
    pdb: ['l 1, 62', 'b weight_class, grams == 3200', 'c', 'n', 'n'],
    prints: {
      rounds: [{ behind: '    base = RATES', line: '    print(parcel, kind, base, insurance(parcel))' }],
    },
  },
  {
    name: 'crash',
    file: 'orders.py',
    asked:
      'The report dies with a ZeroDivisionError. For which customer, and what is special about their orders?',
    found: 'Customer `c27` has two orders, both cancelled: `prices` is empty.',
    ours: [
      { tool: 'start', args: { path: 'tests/agents/orders.py' }, why: 'The program, run once.' },
      {
        tool: 'calls',
        args: { session: 'S', outcome: 'raised' },
        why: 'Which calls failed, with which arguments?',
      },
      {
        tool: 'trace_value',
        args: { session: 'S', name: 'prices', call: 524 },
        why: 'Why is `prices` empty, with orders there?',
      },
    ],
    pdb: ['c', 'w', 'p prices', 'u', 'll', 'p customer', 'p orders'],
    prints: {
      rounds: [
        {
          behind: '    prices = [order.price',
          line: '    print(customer, [(o.number, o.cancelled) for o in orders])',
        },
      ],
    },
  },
  {
    name: 'cannot-run',
    file: 'forecast.py',
    asked: [
      'Without the station at hand: what does `longest_calm` make of the speeds 5, 14, 8, 9, 3, 20',
      'and a limit of 12? And which gusts give a storm?',
    ].join(' '),
    found: '3; a gust above 30 while the pressure is rising.',
    ours: [
      {
        tool: 'start',
        args: { path: 'tests/agents/forecast.py', engine: 'neural' },
        why: 'It cannot run here: a model predicts it.',
      },
      {
        tool: 'call',
        args: { session: 'S', function: 'longest_calm', arguments: '[5, 14, 8, 9, 3, 20], 12', limit: 200 },
        why: 'That call, without running anything.',
      },
      {
        tool: 'inputs',
        args: { session: 'S', function: 'warning', value: "'storm'" },
        why: 'Which arguments give a storm?',
      },
    ],
    pdb: ['l 1, 36', 'b 14', 'c', 'p best', 'p warning(31, True)'],
    prints: { rounds: [{ behind: '        if speed < limit:', line: '        print(speed, run, best)' }] },
    stub: {
      file: 'acme_station.py',
      text: [
        'class Station:',
        '    def __init__(self, port):',
        '        pass',
        '    def read(self):',
        '        return [5, 14, 8, 9, 3, 20]',
        '',
        'def calibrate(speeds):',
        '    return speeds',
        '',
      ].join('\n'),
    },
  },
];
