/** Names as people give them, usually by what a variable holds; words for texts and classes. One theme a program. */
import type { Random } from '../../shared/random.ts';
import type { Type } from './types.ts';

const THINGS = (
  'apple bread candle desk engine feather garden hammer island jacket kettle ladder mirror needle orange pencil ' +
  'quilt rocket saddle table umbrella violin window yarn zebra anchor basket camera drum eagle flute glove hotel ink ' +
  'jar key lamp map nest oven paper quarry river shoe train unit vase wheel box book ticket order item user city ' +
  'team player song room plant course parcel sensor recipe event task letter animal car truck boat flight seat meal ' +
  'coin card stone tool cable shelf bottle cup plate tree road bridge station lesson student worker client invoice file'
).split(' ');
const PEOPLE = (
  'ann bob carl dora eve finn gina hugo iris jack kim leo mia nils olga pete quinn rosa sam tina uma vera will xena ' +
  'yara zoe Ada Ben Cleo Dan Ella Femi Greta Hana Ivan José Käthe Lena Max Noor Omar Priya Rui Sofia Tom Ursula Wei'
).split(' ');
const WORDS = (
  'red green blue north south east west small large fast slow open closed hot cold new old paid late early first ' +
  'last high low left right draft done active idle warm dry wet full empty low-fat x-ray top_10 v2 A1 B-7 ok ' +
  'n/a Café über'
).split(' ');
const VERBS = (
  'add apply build check clean collect combine compute convert count describe double encode extend filter find fix ' +
  'format get grade group join label lookup make mark measure merge move normalize pack pad parse pick plan process ' +
  'rank rate reduce remove render report reserve resolve run scale score select shift shorten sort split spread ' +
  'step sum_up summarize swap tag take tally test total trim update use validate weigh wrap'
).split(' ');
const OF_TYPE: Readonly<Record<string, string>> = {
  int:
    'n count total size number limit age year level amount steps width height points index start stop qty x y k ' +
    'value best left day',
  float:
    'price rate ratio weight average temp speed share cost factor score mean length balance t dx grade tax',
  bool: 'found ok done is_open valid ready seen active enabled changed flag good empty has_more paid',
  str: 'name word text title city line label key color code tag s message first last part unit status sep kind owner',
  list:
    'items values rows numbers xs data results parts entries queue stack history pool words names scores left parts ' +
    'found order',
  dict:
    'table counts prices stock ages by_name lookup index totals groups cache settings scores record info config ' +
    'mapping d',
  set: 'seen unique tags names allowed common left visited ids keys letters',
  tuple: 'pair point entry pos size span row step item best limits corner',
  bytes: 'raw data packet blob',
  any: 'result answer out value res outcome made got r',
};
/** Names for the items of a loop, if the program has no better word. */
const ITEMS: Readonly<Record<string, string>> = {
  int: 'i n x number value k j v amount',
  float: 'x price value v temp f',
  bool: 'flag b',
  str: 'word name w s key text part line c item',
  list: 'row part group chunk line',
  dict: 'row record entry d',
  tuple: 'pair entry item row p',
};

const KEYWORDS = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global ' +
    'if import in is lambda nonlocal not or pass raise return try while with yield match case type print len str int ' +
    'list dict set sum min max sorted range abs round float bool tuple enumerate zip any all map filter reversed ' +
    'repr input open id hash iter next self cls'
  ).split(' '),
);

/** Names that do not suggest a type. */
const LOOSE = (
  'a b c d p q u z aa bb el it kk tmp val obj arg var one two old new rest mid top way cell left2 item_1 x1 y2 val_a ' +
  'the_one curMax isOk tokenCount someThing lastSeen buf acc res2 nxt cur prev'
).split(' ');
const isName = (text: string): boolean => /^[a-z]\w*$/.test(text);

export class Names {
  private readonly used = new Set<string>(KEYWORDS);
  readonly things: readonly string[];
  readonly people: readonly string[];
  readonly words: readonly string[];
  /** Some people write one letter where others write a word. */
  private readonly short: boolean;

  /** `loose`: now and then use names that say nothing about what they hold. */
  constructor(
    private readonly random: Random,
    private readonly loose = false,
  ) {
    this.things = this.some(THINGS, 6);
    this.people = this.some(PEOPLE, 5);
    this.words = this.some(WORDS, 6);
    this.short = random.chance(0.15);
  }

  reserve(name: string): void {
    this.used.add(name);
  }

  /** A new name for a variable, distinct from all others, so that a name in a state means one thing. */
  variable(type: Type, item = false): string {
    const { random } = this;
    if (this.loose && random.chance(0.6))
      return this.fresh(
        [random.pick(random.chance(0.5) ? LOOSE : this.things), random.pick(this.words).toLowerCase()].filter(
          isName,
        ),
      );
    if (item && random.chance(0.12) && !this.used.has('_')) return this.fresh([random.pick(this.things)]);
    if (!item && random.chance(0.25)) return this.fresh([this.composed(type)]);
    const list = (item ? (ITEMS[type.name] ?? ITEMS.str!) : (OF_TYPE[type.name] ?? OF_TYPE.any!)).split(' ');
    return this.fresh(this.short && random.chance(0.6) ? list.filter(name => name.length < 3) : list);
  }

  function(): string {
    const { random } = this;
    const verb = random.pick(VERBS);
    const many = random.chance(0.5) ? 's' : '';
    return this.fresh([
      verb,
      `${verb}_${random.pick(this.things)}${many}`,
      `${verb}_${random.pick(this.things)}`,
      `${verb}_${random.pick(['all', 'one', 'next', 'total', 'values', 'line', 'by_name', 'pair', 'report'])}`,
    ]);
  }

  method(): string {
    const verb = this.random.pick(VERBS);
    return this.fresh([this.random.chance(0.6) ? verb : `${verb}_${this.random.pick(this.things)}`]);
  }

  class(): string {
    const { random } = this;
    const noun = capital(random.pick(this.things));
    const name = random.chance(0.6) ? noun : noun + capital(random.pick(this.things));
    return this.fresh([
      name,
      `${noun}${random.pick(['Box', 'List', 'Book', 'Store', 'Counter', 'Error', 'Log'])}`,
    ]);
  }

  constant(): string {
    const { random } = this;
    return this.fresh([
      random.pick(this.things).toUpperCase(),
      `${random.pick(['MAX', 'MIN', 'DEFAULT', 'ALL'])}_${random.pick(this.things).toUpperCase()}`,
      random.pick(['LIMIT', 'RATE', 'NAMES', 'DATA', 'TEXT', 'SIZES', 'TABLE', 'PRICES', 'LEVELS', 'START']),
    ]);
  }

  private composed(type: Type): string {
    const { random } = this;
    const thing = random.pick(this.things);
    if (type.name === 'list' || type.name === 'set')
      return random.pick([`${thing}s`, `${thing}s`, `all_${thing}s`, `new_${thing}s`, `${thing}_list`]);
    if (type.name === 'dict')
      return random.pick([`${thing}_${random.pick(['table', 'counts', 'prices', 'map'])}`, `${thing}s`]);
    if (type.name === 'int')
      return random.pick([`${thing}_count`, `num_${thing}s`, `${thing}_id`, `max_${thing}`]);
    return random.pick([
      thing,
      `${thing}_${random.pick(['name', 'value', 'text', 'info'])}`,
      `my_${thing}`,
      `first_${thing}`,
    ]);
  }

  private fresh(candidates: readonly string[]): string {
    const { random, used } = this;
    for (let tries = 0; tries < 6 && candidates.length > 0; tries++) {
      const name = random.pick(candidates);
      if (!used.has(name)) {
        used.add(name);
        return name;
      }
    }
    const base = candidates.length > 0 ? random.pick(candidates) : 'v';
    for (let number = 2; ; number++) {
      const name = `${base}${number}`;
      if (!used.has(name)) {
        used.add(name);
        return name;
      }
    }
  }

  private some(all: readonly string[], count: number): string[] {
    return Array.from({ length: count }, () => this.random.pick(all));
  }
}

export const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
