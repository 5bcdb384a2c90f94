# %%
def squeeze(text):
    out = ''
    for ch in text:
        if ch.isspace() and out[-1:].isspace():
            continue
        out += ch
    return out
#> squeeze('a  b   c')
#> squeeze('\t\n x')
#> squeeze('none')
#> squeeze('')
#> squeeze('end   ')
# %%
def my_split(s):
    words, cur = [], ''
    for c in s:
        if not c.isspace():
            cur += c
        elif cur:
            words.append(cur)
            cur = ''
    return words + [cur]
#> my_split('one two  three')
#> my_split(' lead')
#> my_split('trail ')
#> my_split('')
#> my_split('tab\tnew\nline')
# %%
def f(lines):
    blank = 0
    for line in lines:
        if line == '' or line.isspace():
            blank += 1
    return blank, len(lines) - blank
#> f(['a', '', '  ', 'b'])
#> f(['\t', '\n'])
#> f([])
#> f(['x', 'y z'])
#> f([' . ', '\u00a0'])
# %%
def indent_of(line):
    n = 0
    while n < len(line) and line[n].isspace():
        n += 1
    return None if n == len(line) else n
#> indent_of('    code')
#> indent_of('\t\tx')
#> indent_of('   ')
#> indent_of('')
#> indent_of('a b')
# %%
def title_words(s):
    chars = list(s)
    for i in range(len(chars)):
        if i == 0 or chars[i - 1].isspace():
            chars[i] = chars[i].upper()
    return ''.join(chars)
#> title_words('hello big world')
#> title_words(' x  y')
#> title_words('')
#> title_words("it's o'clock\nnow")
#> title_words('éa ñb 1c')
# %%
def wrap(text, width):
    if len(text) <= width:
        return [text]
    cut = width
    while cut > 0 and not text[cut].isspace():
        cut -= 1
    if cut == 0:
        cut = width
    return [text[:cut].rstrip()] + wrap(text[cut:].lstrip(), width)
#> wrap('the quick brown fox', 10)
#> wrap('unbreakable', 4)
#> wrap('short', 10)
#> wrap('a b c d e f', 3)
#> wrap('', 1)
# %%
def replace_spaces(s, marks='_-'):
    k = 0
    res = []
    for c in s:
        if c.isspace():
            c = marks[k % len(marks)]
            k += 1
        res.append(c)
    return ''.join(res)
#> replace_spaces('a b c d')
#> replace_spaces('x\ty', '+')
#> replace_spaces('none', '')
#> replace_spaces('no luck', '')
#> replace_spaces('  two  ', 'abc')
# %%
def last_word(s):
    end = len(s)
    while end and s[end - 1].isspace():
        end -= 1
    start = end
    while start and not s[start - 1].isspace():
        start -= 1
    return s[start:end], end - start
#> last_word('hello world ')
#> last_word('one')
#> last_word('   ')
#> last_word('')
#> last_word('a\tbc\n')
# %%
def paragraphs(lines):
    groups = [[]]
    for line in lines:
        if not line or line.isspace():
            groups.append([])
        else:
            groups[-1].append(line.strip())
    return [' '.join(g) for g in groups if g]
#> paragraphs(['a', 'b', '', 'c'])
#> paragraphs(['', '  ', ''])
#> paragraphs([' x ', '\t', 'y', 'z '])
#> paragraphs([])
#> paragraphs(['solo'])
# %%
def fill_blanks(row, default):
    for i, cell in enumerate(row):
        if cell is None or cell.isspace() or not cell:
            row[i] = default
    return row if default in row else row.copy()[::-1]
#> fill_blanks(['a', ' ', None], '-')
#> fill_blanks(['x', 'y'], '?')
#> fill_blanks([], '0')
#> fill_blanks(['\n', 'z', ''], 'n/a')
#> fill_blanks(['q'], 'q')
# %%
def g(s, t):
    if s.isspace() and t.isspace():
        return len(s) - len(t)
    elif s.isspace():
        return t.strip()
    return s.rstrip() + t[:1]
#> g('  ', '\t')
#> g(' ', ' mid ')
#> g('end ', '!?')
#> g('', ' ')
#> g('a', '')
# %%
def caps_after_space(s):
    it = iter(s)
    out = ''
    for c in it:
        out += c
        if c.isspace():
            out += next(it, '.').upper()
    return out
#> caps_after_space('go to bed')
#> caps_after_space('x ')
#> caps_after_space('a  b')
#> caps_after_space('')
#> caps_after_space('tic\ttac\ntoe')
# %%
def gap_lengths(text):
    gaps, run = [], 0
    for ch in text:
        if ch.isspace():
            run += 1
        elif run:
            gaps.append(run)
            run = 0
    return max(gaps) if gaps else -run
#> gap_lengths('a b  c   d')
#> gap_lengths('word   ')
#> gap_lengths('')
#> gap_lengths('  x')
#> gap_lengths('solid')
# %%
def strip_left(s, limit=2):
    while limit > 0 and s[:1].isspace():
        s = s[1:]
        limit -= 1
    return s, limit
#> strip_left('   x')
#> strip_left(' x', 5)
#> strip_left('x')
#> strip_left('', 1)
#> strip_left('\n\t\r y', -1)
# %%
def validate(fields):
    errors = {}
    for name, value in sorted(fields.items()):
        if not isinstance(value, str):
            errors[name] = type(value).__name__
        elif not value or value.isspace():
            errors[name] = 'blank'
    return errors or True
#> validate({'user': 'bo', 'mail': ' '})
#> validate({'a': 1, 'b': ''})
#> validate({'x': 'y'})
#> validate({})
#> validate({'n': None, 'm': '\t\n'})
# %%
def split_keep(s):
    parts = []
    for c in s:
        if parts and parts[-1][-1].isspace() == c.isspace():
            parts[-1] += c
        else:
            parts.append(c)
    return parts[::-1]
#> split_keep('hi  there you')
#> split_keep('   ')
#> split_keep('')
#> split_keep(' a ')
#> split_keep('x\n\ny')
# %%
def count_words(text):
    pairs = zip(' ' + text, text)
    return sum(1 for a, b in pairs if a.isspace() and not b.isspace())
#> count_words('one two three')
#> count_words('   ')
#> count_words('')
#> count_words(' a  b ')
#> count_words('tab\tnew\nline end')
# %%
def compact(s):
    found = [i for i, c in enumerate(s) if c.isspace()]
    for i in found:
        s = s[:i] + s[i + 1:]
    return s
#> compact('a b')
#> compact('a b c d')
#> compact('nospace')
#> compact('')
#> compact(' x y ')
# %%
def token_at(text, pos):
    if not 0 <= pos < len(text):
        raise IndexError(pos)
    if text[pos].isspace():
        return ''
    head = text[:pos].split(' ')[-1]
    tail = text[pos:].split(' ')[0]
    return head + tail
#> token_at('the quick fox', 5)
#> token_at('the quick fox', 3)
#> token_at('the quick fox', 12)
#> token_at('abc', 3)
#> token_at('a\nb c', 2)
# %%
def process(queue):
    skipped = []
    while queue:
        item = queue.pop(0)
        if item.isspace():
            skipped.append(len(item))
        else:
            break
    else:
        item = None
    return item, skipped, queue
#> process([' ', '  ', 'go', 'on'])
#> process(['x'])
#> process([])
#> process(['\t\t', '\n'])
#> process(['', ' ', 'a'])
# %%
def f(text):
    out = []
    for i, c in enumerate(text):
        if c.isspace():
            out.append(i - len(out))
    return out
#> f('a b c')
#> f('  x')
#> f('none')
#> f('')
#> f('tab\there \n')
# %%
def f(s, char):
    s = ''.join(char if c.isspace() else c for c in s)
    return s.replace(char * 2, char)
#> f('a  b', '-')
#> f('x\ty\n\nz', '.')
#> f('', '+')
#> f('    ', '_')
#> f('a_b c', '_')
# %%
def f(a, b):
    if not a or a.isspace():
        a, b = b, a
    return a.strip() + str(len(b))
#> f(' ', 'xy')
#> f('ab', '  ')
#> f('', '')
#> f(' k ', 'q')
#> f('\n\t', ' z')
# %%
def f(text):
    i, j = 0, len(text)
    while i < j and text[i].isspace():
        i += 1
        j -= 1
    return text[i:j]
#> f('  abcdef')
#> f('abc')
#> f('   ')
#> f(' x ')
#> f('\t\tlong text')
# %%
def f(items):
    for x in items[:]:
        if x.isspace():
            items.remove(x)
            items.append('')
    return '|'.join(items)
#> f(['a', ' ', 'b'])
#> f([' ', '\n'])
#> f([])
#> f(['', 'q'])
#> f(['x', '\t', ' ', 'y z'])
# %%
def f(s, n):
    while n and s and not s[-1].isspace():
        s, n = s[:-1], n - 1
    return s, n
#> f('ab cde', 2)
#> f('ab cd', 9)
#> f('', 3)
#> f('xyz', 0)
#> f('q ', 1)
# %%
def words(text):
    n, inside = 0, False
    for c in text:
        if c.isspace():
            inside = False
        elif not inside:
            inside = True
            n += 1
    return n
#> words('a b  c')
#> words('   ')
#> words('one')
#> words('')
#> words('\tx\ny\n')
# %%
def f(lines):
    blank = [i for i, x in enumerate(lines) if not x or x.isspace()]
    for i in reversed(blank):
        del lines[i]
    return lines, blank
#> f(['a', '', 'b', ' '])
#> f(['x'])
#> f([])
#> f(['\n', '\t'])
#> f(['', 'q', '', 'w'])
# %%
def f(text, k):
    chars = list(text)
    for i in range(len(chars)):
        if chars[i].isspace():
            chars[i] = str(k)
            k += 1
    return ''.join(chars)
#> f('a b c', 1)
#> f('no', 5)
#> f('\n\n', 0)
#> f('', 3)
#> f('x  y z', 8)
# %%
def g(s):
    gaps = [s[i - 1] + s[i + 1] for i in range(1, len(s) - 1) if s[i].isspace()]
    return gaps, sorted(gaps) == gaps
#> g('a b c d')
#> g('z y x w')
#> g('ab')
#> g('')
#> g('hi  you')
