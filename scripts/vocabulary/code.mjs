// Pieces of code that hold more than a name: keywords and operators with their spacing, indentation, calls of builtins and
// methods. A name that is the program's own never stands in one of them: it is the same tokens wherever it stands.
import { BUILTINS, EXCEPTIONS, METHODS } from './words.mjs';

const lines = text => text.split('\n').filter(Boolean);

const INDENTATION = Array.from({ length: 10 }, (_, i) => ' '.repeat(4 * (i + 1)));

const WITH_SPACE = [
  ...'assert async await class def del elif except for from global if import in is lambda nonlocal not or raise return while'.split(
    ' ',
  ),
  ...'with yield match case and else as'.split(' '),
].map(word => `${word} `);

const INFIX = [
  ...'= == != < > <= >= + - * / // % ** & | ^ << >> += -= *= /= //= %= **= &= |= ^= <<= >>= -> :='.split(' '),
  ...'and or in is if else for not as from import'.split(' '),
].map(word => ` ${word} `);

const PHRASES = lines(`
else:
try:
finally:
except:
lambda:
 lambda 
 not in 
 is not 
 async 
async def 
async for 
async with 
yield from 
return not 
if not 
while not 
and not 
 and not 
 or not 
elif not 
 if not 
while True:
return None
return True
return False
return self
return result
`).filter(text => !/[A-Za-z0-9_]$/.test(text));

// The brackets and the minus of a literal stay single, as they are in a value: a value is often copied from the code.
const PUNCTUATION =
  `, |: |):|()|():|))|)))|))):|)):|).|)[|][|].|[:|:]|[::-|(*|(**|*, |->|==|!=|<=|>=|//|**|+=|-=|*=|/=|:=|<<|>>|...|; |= `.split(
    '|',
  );

const CALLS = [
  ...BUILTINS.filter(name => /^[a-z]/.test(name)).map(name => `${name}(`),
  ...'ValueError TypeError KeyError IndexError RuntimeError Exception StopIteration NotImplementedError'
    .split(' ')
    .map(name => `${name}(`),
  'super().',
  'range(len(',
  'len(set(',
  'list(map(',
  'sorted(set(',
  'enumerate(zip(',
  '__init__(',
  'str(int(',
];

// Functions of modules, called as methods look: a word each is enough.
const OF_MODULES = new Set(
  'subtract total elements extendleft throw readline readlines writelines seek tell flush groups fullmatch gcd sin cos exp accumulate combinations permutations product chain islice groupby sleep time now today strftime choice randint shuffle sample dumps loads'.split(
    ' ',
  ),
);

const METHOD_CALLS = [
  ...METHODS.filter(name => !OF_MODULES.has(name)).map(name => `.${name}(`),
  ...'lower upper strip items keys values copy split isdigit isalpha isupper islower isspace isalnum title pop popleft reverse sort swapcase capitalize clear'
    .split(' ')
    .map(name => `.${name}()`),
  ...'items keys values split'.split(' ').map(name => `.${name}():`),
];

const CLAUSES = [
  ...EXCEPTIONS.filter(name =>
    /^(Value|Type|Key|Index|ZeroDivision|Attribute|Runtime)?(Error|Exception)$/.test(name),
  ),
].flatMap(name => [`except ${name}:`, `except ${name} as `]);

/** In the order of ids; duplicates are dropped. */
export const GLUES = [
  ...INDENTATION,
  ...WITH_SPACE,
  ...INFIX,
  ...PHRASES,
  ...PUNCTUATION,
  ...CALLS,
  ...METHOD_CALLS,
  ...CLAUSES,
];
