// Identifiers and identifier parts that get a token of their own. Order is the order of ids; duplicates are dropped.
const list = text => text.split(/\s+/).filter(Boolean);

export const KEYWORDS = list(`
False None True and as assert async await break class continue def del elif else except finally for from global if import in
is lambda nonlocal not or pass raise return try while with yield match case type self cls
`);

export const BUILTINS = list(`
abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex delattr dict dir
divmod enumerate eval exec filter float format frozenset getattr globals hasattr hash help hex id input int isinstance
issubclass iter len list locals map max memoryview min next object oct open ord pow print property range repr reversed round
set setattr slice sorted staticmethod str sum super tuple type vars zip NotImplemented Ellipsis
`);

export const EXCEPTIONS = list(`
BaseException Exception ArithmeticError AssertionError AttributeError 
ConnectionError EOFError FileExistsError FileNotFoundError
FloatingPointError GeneratorExit ImportError IndentationError IndexError KeyError
KeyboardInterrupt LookupError MemoryError ModuleNotFoundError NameError NotImplementedError OSError
OverflowError PermissionError RecursionError RuntimeError StopAsyncIteration StopIteration
SyntaxError SystemExit TimeoutError TypeError UnboundLocalError UnicodeDecodeError UnicodeEncodeError
UnicodeError ValueError Warning UserWarning ZeroDivisionError ExceptionGroup
`);

export const DUNDERS = list(`
__init__ __name__ __main__ __repr__ __str__ __len__ __iter__ __next__ __eq__ __ne__ __lt__ __le__ __gt__ __ge__ __hash__
__add__ __sub__ __mul__ __truediv__ __floordiv__ __mod__ __pow__ __neg__ __abs__ __radd__ __rmul__ __iadd__ __getitem__
__setitem__ __delitem__ __contains__ __call__ __enter__ __exit__ __new__ __del__ __getattr__ __setattr__ __dict__ __class__
__doc__ __file__ __slots__ __bool__ __int__ __float__ __index__ __reversed__ __await__ __aenter__ __aexit__ __aiter__
__anext__ __post_init__ __all__ __version__ __module__ __qualname__ __annotations__ __and__ __or__ __xor__ __invert__
__missing__ __copy__ __deepcopy__ __format__ __bytes__ __set_name__ __get__ __set__ __future__ __import__ __traceback__
`);

export const METHODS = list(`
capitalize casefold center count encode endswith expandtabs find format format_map index isalnum isalpha isascii isdecimal
isdigit isidentifier islower isnumeric isprintable isspace istitle isupper join ljust lower lstrip maketrans partition
removeprefix removesuffix replace rfind rindex rjust rpartition rsplit rstrip split splitlines startswith strip swapcase
title translate upper zfill append clear copy extend insert pop remove reverse sort fromkeys get items keys popitem
setdefault update values add difference difference_update discard intersection intersection_update isdisjoint issubset
issuperset symmetric_difference symmetric_difference_update union as_integer_ratio bit_count bit_length conjugate from_bytes
to_bytes is_integer decode fromhex hex appendleft popleft extendleft rotate most_common elements subtract total heappush
heappop heapify send throw close read readline readlines write writelines seek tell flush group groups findall finditer
fullmatch search match sub compile sqrt floor ceil gcd log sin cos exp accumulate combinations permutations product chain
islice groupby sleep time now today strftime choice randint shuffle sample dumps loads
`);

export const MODULES = list(`
sys os re math json time random string typing collections itertools functools operator heapq bisect copy datetime decimal
fractions statistics logging pathlib dataclasses enum abc contextlib threading asyncio unittest pytest numpy np pandas pd
subprocess hashlib struct io textwrap traceback warnings inspect types uuid csv pickle glob argparse queue
base queue deque defaultdict Counter OrderedDict namedtuple ChainMap lru_cache cache wraps partial reduce
cmp_to_key cached_property dataclass field fields asdict Enum auto IntEnum ABC abstractmethod Path Decimal Fraction
contextmanager suppress Optional Union List Dict Set Tuple Any Callable Iterable Iterator Sequence Mapping Generator TypeVar
Generic Protocol Literal Final NamedTuple TypedDict ClassVar annotations datetime timedelta timezone TestCase assertEqual
assertTrue assertFalse assertRaises setUp tearDown fixture mark parametrize Thread Lock Event Queue Semaphore gather
create_task run ascii_lowercase ascii_uppercase ascii_letters digits punctuation inf nan pi setrecursionlimit stdin stdout
stderr argv exit path getvalue StringIO BytesIO bisect_left bisect_right insort nlargest nsmallest zip_longest total_ordering
singledispatch ListNode TreeNode Node Solution mappingproxy generator coroutine iterator function method builtin module
dict_keys dict_values dict_items dict_keyiterator list_iterator range_iterator set_iterator str_iterator
`);

/** Common words in names, in plain lower case. */
export const WORDS = list(`
text result results nums words value key num word char chars strings number numbers data item lst arr array left right
start end stop first last prev previous current cur curr node head tail root tree child children parent parents depth
height width length size pos position positions row rows col cols column columns grid board cell cells matrix mat vector
point points line lines paths graph edge edges vertex vertices visited seen stack heap dist distance distances cost
costs price prices weight weights amount amounts coin coins target targets source sources dest destination origin temp
tmp res ret ans answer answers out output outputs inputs arg args kwargs param params parameter parameters option
options flag flags mode state states status code codes name names label labels tag tags kind kinds classes category
categories level levels score scores rank ranks grade grades marks rate rates ratio percent percentage average avg mean
median std low high mid middle lo hi top bottom up down front back inner outer inside outside begin
finish before after old new other others same different equal equals less more most least many few none some each every
both either neither only just even odd prime primes factor factors divisor divisors multiple remainder quotient digit
integer double fraction binary octal bit bits byte mask shift sign signed positive negative zero one two three four five
six seven eight nine ten hundred thousand million half quarter third second minute hour day days week weeks month months
year years date dates times timestamp duration interval intervals delay timeout limit limits bound bounds ranges window
windows step steps stride offset gap diff delta change changes updates updated added removed deleted inserted found
missing matches matched pattern patterns regex rule rules expr expression expressions term terms token tokens tokenize
parser parse parsed parsing syntax symbol symbols operators op ops lhs rhs equation formula func
functions fn methods callback handler handlers hook event events action actions command commands cmd task tasks job jobs
worker workers thread threads process processes lock locks signal message messages msg request requests response
responses req resp client server host port address url link links page pages site web file files filename
folder directory buffer stream reader writer load loaded save saved closed show display render draw color colors
red green blue black white image img pixel coord coords coordinate coordinates angle radius circle
square rect rectangle triangle area perimeter volume shape shapes side sides corner axis plane space dimension
dims dim direction directions move moves moved turn turns player players game games rounds win
wins winner tie bet card cards deck hand dice roll rolls user users account accounts balance bank
transfer transaction transactions payment customer customers clients order orders products stock stocks
shop store cart tax discount sale sales profit revenue income budget salary employee employees
manager department company person people student students teacher school course courses book books
author library city cities country street house room rooms door table food fruits
apple apples water fire wind animal animals dog cat car cars
train road speed force mass energy power temperature pressure 
star light dark hot cold big small large tiny long short tall wide fast slow quick slowest
fastest longest shortest largest smallest biggest highest lowest nearest closest best worst good bad better
worse great unique distinct duplicate duplicates dup repeated repeat repeats common rare frequency frequencies freq
counter counts counted occurrence occurrences bucket buckets bins hashes hashed maps mapping mapped dictionary
lookup cached memo memory stored storage database db query queries record records entry entries schema model models view
views controller service services config configuration setting settings setup env environment context session sessions
auth login password username email phone contact profile role roles admin owner
member members team teams project projects version versions release branch commit merge merged merging splits joined
sorting unsorted ordered swap swapped rotated rotation flip flipped shifted prepend push pushed popped peek pull delete
drop dropped keep kept filtered select selected selection choose chosen pick picked finder locate fetch getter setter
put mul multiply div divide mod modulo squares squared cube cubes cubed absolute rounded truncate clamp normalize
normalized scale scaled transform transformed transpose convert converted conversion cast encoded encoder
decoded decoder encrypt decrypt cipher plain secret compress compressed decompress pack unpack formatted formatter
template replaced substitute trim stripped clean cleaned cleanup escape escaped validate valid invalid
validator check checks checked checker verify verified test tests tested testing expect expected actual error errors err
exception exceptions fail failed failure failures fails success successful ok done ready pending active inactive enabled
disabled visible hidden public private protected static final const constant constants local scope var variable
variables init initial initialize initialized default defaults derived interface impl objects obj
instance instances attr attrs attribute attributes prop props properties this that these those thing things stuff foo
bar baz spam hello world greeting greet iterable iterate iteration iterations loop loops cycle cycles
until when where what which who why how are be has have can should must do does make made build create generate use used
call calls apply runs running execute starts stopped wait waiting ends given take taken solve solution solutions compute
calc calculate evaluate measure predict compare contains contain contained exists exist empty full filled fill whole
part parts piece pieces chunk chunks block blocks segments section slices share subset disjoint symmetric overlap
overlapping adjacent neighbours connected connect connections component island regions zone subarray subarrays substring
substrings subsequence subsequences sequence sequences seq series permutation permute combination combine combined
palindrome anagram anagrams vowel vowels letter letters alpha beta lowercase uppercase capital sentence sentences note
notes comment comments prefix prefixes suffix separator sep delim spaces dot colon brackets brace nested flat flatten
deep recursive rec fib fibonacci factorial fact lcm collatz climb stairs ways bfs dfs dp bst trie linked singly
balanced insertion pivot sliding ptr ref topological indegree degree capacity dijkstra inverse diagonal trace
cross minus plus over under below between onto to by at on of off without then than so no yes false unknown guess
guesses attempt tries retry retries probability prob peak peaks trend slope smooth subtotal grand acc aggregate fold
pipeline phase network loss features threshold logs debug info warn report summary details desc body header subject
sender receiver friend friends inventory quantity qty unit units warehouse rating ratings vote
votes candidates maze robot health damage armor magic gold skill tiles entrance wall walls slots seats
ticket tickets passengers routes stations schedule meetings reminder tick age ages 
alice bob carol shopping todo ingredients cheese leaf leaves forest garden plant plants grow bases
element gas roman parity checksum xor bitwise toggle idx ind val vals elem el it cnt ct tot mx mn mi ma st ed
txt ln ch cs ss ws xs ys ns ps qs vs ts ls rs cc xy ab inorder preorder postorder traverse walk visit
skip jump jumps leap spiral zigzag wave ladder ly al pre non dis multi semi stk vis tup ele nxt dummy pair
pairs minimum maximum dirs heights rest carry nodes pairwise wrapper strs lists goal special extract kth deg place
minutes hours src modify my pq uf
main hits hit known reason shared outcome bonus extra guard tidy lucky batch sentinel marker allowed blocked shown helper describe emit shout loud twice tally basket crash naturals maybe later early late again near far spare bump pad padded masked folded unused wrap wrapped outs ins
suf ctr stones ending tri plan work texts sell idle tuples rectangles cap pt neg boxes houses indeg let dig here li sm mp tr pa pb fa cmp snapshot registry payload plugin layout cursor anchor wanted narrow warm cool fruit milk tea bread sun moon ledger journal draft stage tier fuel lamp lever crate pump
deposit withdraw checkout invoice teachers lesson loan banana orange lemon coffee bus ship velocity weather rain snow histogram permission guest egg sieve cook salt recipe silver yesterday ticks trip mail feed abstract operand variance 
`);

/** Words that also stand capitalised in camelCase and class names. */
export const CAPITALISED = list(`
account add all and animal area array average bank base binary bit board box card case char chars check child circle
code color column common config convert coordinate cost costs count counter create current date definition delete depth
diff difference digit digits distance dog element empty end equal error even exception factor factorial file find first
found frequency from function game graph greater group hash height image in index input insert int integer interval
invalid inventory is key last left length level limit line list local log long longest lower make map matrix max merge
message middle min move moves name node nodes not number numbers nums odd of on one operation operations or order output
pair pairs palindrome parser path person player point points pop position power prefix price prime priority process
product profit push queue range rank record rectangle remove repeat replace result reverse right robot root rotate row
rows run score second segment self sequence set shape shift shortest side sign size smallest sort sorted space split
square stack start step stop str string strings student sub subarray subsequence substring sum swap table target task
temperature test text three time to top total tree triangle trie two type unique valid value values version view visited
vowel water weight width window with word words worker year zero
`);

/** Constants' words, in capitals. */
export const CONSTANTS = list(`
MAX MIN MOD SIZE LIMIT INF EPS PI ID OK NOT AND OR XOR ADD SUB MUL DIV RED GREEN BLUE UP DOWN LEFT RIGHT TRUE FALSE NAME
VALUE KEY TYPE DEFAULT COUNT LENGTH WIDTH HEIGHT STATE START END OPEN CLOSED DEBUG INFO ERROR WARNING GET POST PUT DELETE
API URL HTTP JSON CSV SQL ASCII UTF NULL NONE LOW HIGH MEDIUM PATH FILE DATA BASE TOTAL ALPHABET VOWELS
`);
