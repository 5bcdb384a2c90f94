"""Sheets of order and of places: which of two texts, lists or tuples comes first, what stands where and how often, what is cut off at an
end, what two sets have in common.

Both of a pair are alike up to some place, or one begins as the other; what is looked for is there about as often as not. Slices go up to
the end of a list and beyond.
"""
from .seeking_drills import drawn
from .sheets import Sheet, draw, made_by, tried
from .value_drills import imported

# Roles: `s`, `t`, `r` texts, `w` a piece, `c` a character, `C`, `D`, `E` characters as literals, `A` all of them; `xs`, `ys` lists, `p`, `q`, `o` tuples, `zs` a sorted list,
# `g` pairs in lists, `ws` words, `z` one of these, `rs` words with numbers, `u`, `v` sets; `k` how many, about as many as there are, `m` a few, `i`, `j` places, `n` a number among
# the items, `x` an item, `b` a number for the sorted list. What a line asks is True about as often as False.
TEXTS_ASKED = (
    (14, "{s} < {t}"), (8, "{s} > {t}"), (5, "{s} <= {t}"), (5, "{s} >= {t}"), (3, "{s} == {t}"), (2, "{s} != {t}"), (4, "{s} < {t} < {r}"), (3, "{s} <= {r} <= {t}"), (3, "{s}[{i}:] < {t}[{i}:]"), (3, "{s}[:{i}] == {t}[:{i}]"), (2, "{s}[:{i}] <= {t}"), (3, "{s} + {t} < {t} + {s}"),
    (3, "({s}, {m}) < ({t}, {i})"), (2, "({m}, {s}) < ({m}, {t})"), (2, "[{s}, {t}] > [{t}, {s}]"), (3, "{s}.lower() < {t}.lower()"), (2, "{s}.upper() == {t}.upper()"), (2, "{s} < {t} or len({s}) > len({t})"), (2, "len({s}) == len({t}) and {s} < {t}"), (2, "{s}[-{m}:] < {t}[-{m}:]"), (2, "{s}.startswith({t}[:{i}])"),
    (4, "len(set({s})) == len(set({t})) == len(set(zip({s}, {t})))"), (2, "sorted({s}) == sorted({t})"), (2, "set({s}) <= set({t})"), (2, "all(a <= b for a, b in zip({s}, {t}))"), (2, "any(a > b for a, b in zip({s}, {t}))"), (2, "{s}[::-1] < {t}"), (2, "{s}[{i}] <= {s}[-1]"), (2, "min({s}) < min({t})"),
)  # fmt: skip
TEXTS_TOLD = (
    (4, "min({s}, {t})"), (4, "max({s}, {t})"), (4, "sorted([{s}, {t}, {r}])"), (3, "min({s}, {t}, {r})"), (2, "max([{s}, {t}, {r}], key=len)"), (2, "{s} if {s} < {t} else {t}"), (2, "({s} > {t}) - ({s} < {t})"), (2, "({s} < {t}) + ({t} < {r})"), (2, "sum(a == b for a, b in zip({s}, {t}))"), (2, "[a < b for a, b in zip({s}, {t})]"), (2, "sorted({s})[{m}]"), (2, "max({s}), min({t})"),
)  # fmt: skip
SOUGHT_ASKED = (
    (6, "{w} in {s}"), (4, "{w} not in {s}"), (5, "{w} * {m} in {s}"), (3, "{w} * 2 in {s}"), (3, "{C} * {m} in {s}"), (3, "{C} + {D} in {s}"), (2, "{w} in {s} + {s}"), (12, "{c} in 'aeiou' + {w}"), (8, "{c} in {w} + 'aeiou'"), (8, "{c} not in {A} + {w}"), (3, "{s}.count({C}) == {s}.count({D})"), (3, "{s}.count({C}) > {s}.count({D})"), (3, "{s}.count({C}) + {s}.count({D}) > {s}.count({E})"), (2, "{C} in {s} and {D} in {s}"),
    (2, "{s}.find({c}) == {s}.rfind({c})"), (2, "{s}.find({C}) < {s}.find({D})"), (2, "{s}.startswith({w})"), (2, "{s}.endswith({w})"), (2, "{s}[-{m}:] == {s}[:{m}]"), (2, "{s}.count({c}) >= {m}"), (2, "{s}.find({w}) >= {j}"), (2, "any(v == {C} for v in {s}[{i}:])"), (2, "all(v in {A} for v in {s}[:{i}])"), (2, "{s}.rfind({C}) < {s}.find({D})"),
)  # fmt: skip
SOUGHT_TOLD = (
    (5, "{s}.count({C})"), (3, "{s}.count({w})"), (4, "{s}.count({C}) + {s}.count({D})"), (4, "{s}.count({C}) - {s}.count({D})"), (4, "{s}.count({C}), {s}.count({D}), {s}.count({E})"), (3, "{s}.count({C}) - {s}.count({D}), {s}.count({E})"), (3, "[{s}.count(a) for a in {A}]"), (3, "abs({s}.count({C}) - {s}.count({D}))"), (3, "min({s}.count({C}), {s}.count({D}) // 2)"),
    (2, "max({s}.count({C}), {s}.count({D}), {s}.count({E}))"), (2, "len({s}) - {s}.count({C}) - {s}.count({D})"), (6, "{s}.find({c})"), (5, "{s}.rfind({c})"), (5, "{s}.index({c})"), (5, "{s}.find({w})"), (3, "{s}.rfind({w})"), (3, "{s}.find({c}, {i})"), (2, "{s}.count({c}, {i})"), (3, "{s}.find({w} * {m})"), (2, "{s}.rfind({c}) - {s}.find({c})"),
    (2, "{s}[{s}.index({c}):]"), (2, "{s}[:{s}.rfind({c})]"), (3, "{s}[-{k}:]"), (3, "{s}[:-{k}]"), (3, "{s}[{k}:]"), (2, "{s}[{k}:] + {s}[:{k}]"), (2, "len({s}[{k}:])"), (2, "sum(a in {A} for a in {s})"), (2, "[i for i, a in enumerate({s}) if a == {C}]"),
)  # fmt: skip
LISTS_ASKED = (
    (10, "{xs} < {ys}"), (5, "{xs} > {ys}"), (4, "{xs} <= {ys}"), (3, "{xs} >= {ys}"), (3, "{xs} == {ys}"), (2, "{xs}[{i}:] < {ys}[{i}:]"), (2, "tuple({xs}) < tuple({ys})"), (2, "{xs}[:{m}] == {ys}[:{m}]"), (2, "[{n}, {m}] < {xs}"),
    (3, "{n} in {xs}"), (3, "{n} not in {xs}"), (2, "{n} in {xs}[{i}:]"), (2, "{n} in {xs}[:{i}]"), (3, "{n} < 0 or {i} == len({xs})"), (2, "{i} < len({xs}) and {xs}[{i}] >= {n}"), (2, "{i} >= len({xs}) or {xs}[{i}] < {n}"), (3, "{xs}[0] < {n} <= {xs}[-1]"), (2, "{xs}[0] <= {n} or {n} > {xs}[-1]"), (2, "max({xs}[:{m}]) > {n}"), (2, "sum({xs}) > sum({ys})"), (2, "sum({xs}[:{m}]) == sum({ys}[:{m}])"),
    (2, "any(a > b for a, b in zip({xs}, {ys}))"), (2, "all(a <= b for a, b in zip({xs}, {ys}))"), (2, "any(a == {n} for a in {xs})"), (2, "all(a != {n} for a in {xs}[{i}:])"), (2, "any(a < {n} for a in {xs}[-{m}:])"), (2, "len({xs}[{k}:]) > {m}"), (2, "{xs}.count({x}) > 1"), (2, "{xs}.index({x}) < {j}"), (2, "{k} > len({xs})"),
)  # fmt: skip
LISTS_TOLD = (
    (12, "{xs}.index({x})"), (3, "{xs}.index({x}) + 1"), (2, "{xs}[{xs}.index({x}) + 1:]"), (2, "{xs}[:{xs}.index({x})]"), (2, "{xs}.index(max({xs}))"), (2, "{xs}.index(min({xs}))"), (4, "{xs}.count({x})"), (2, "{xs}.count({n}), {ys}.count({n})"), (10, "sum({xs})"), (5, "sum({xs}[-{k}:])"), (4, "sum({xs}[:{k}])"), (3, "sum({xs}[{k}:])"), (3, "sum({xs}[:-{k}])"),
    (3, "sum({xs}[{j}:{i} + 1])"), (3, "sum({xs}) - sum({ys})"), (2, "sum({xs}[::2])"), (2, "sum({xs}) - {xs}[{m}]"), (2, "sum({xs}) // len({xs})"), (2, "sum({xs}) % {m}"), (4, "{xs}[-{k}:]"), (4, "{xs}[:-{k}]"), (4, "{xs}[{k}:]"), (2, "{xs}[:{k}]"), (2, "{xs}[-{k}:] + {xs}[:-{k}]"), (2, "{xs}[{k}:] + {xs}[:{k}]"), (2, "len({xs}[-{k}:])"), (2, "{xs}[-{m}:][::-1]"), (2, "max({xs}[-{m}:])"), (2, "min({xs}[{m}:])"),
    (2, "max({xs}, {ys})"), (2, "sum(a < b for a, b in zip({xs}, {ys}))"),
)  # fmt: skip
TUPLES_ASKED = (
    (5, "{p} < {q}"), (3, "{p} >= {q}"), (3, "{p} > {q}"), (3, "{p} < {q} < {o}"), (2, "{p} <= {o} <= {q}"), (2, "{p} == {q} or {q} < {o}"), (2, "({p}[0], {n}) < ({q}[0], {m})"), (2, "({m}, {p}) < ({m}, {q})"), (3, "{g}[0] < {g}[1]"), (2, "{g}[0] <= {g}[-1]"), (2, "list({p}) < {g}[0]"), (2, "any(a[0] > a[1] for a in {g})"), (2, "all(a < b for a, b in zip({g}, {g}[1:]))"), (2, "{p}[1:] < {q}[1:]"),
)  # fmt: skip
TUPLES_TOLD = (
    (3, "max({p}, {q})"), (3, "min({p}, {q}, {o})"), (5, "sorted([{p}, {q}, {o}])"), (5, "sorted({g})"), (3, "max({g})"), (3, "min({g})"), (3, "sorted({g}, key=lambda a: a[1])"), (3, "sorted({g}, key=lambda a: (-a[0], a[1]))"), (2, "sorted({g}, key=lambda a: a[1] - a[0])"), (2, "{g}.index(max({g}))"), (2, "sum(a[1] for a in {g})"), (2, "max({g}, key=lambda a: a[1])"), (2, "{p} + {q}"), (2, "min({p}, {q})[-1]"),
)  # fmt: skip
TUPLES_CHANGES = ((4, "{g}.sort()"), (3, "{g}.sort(key=lambda a: a[1])"), (2, "{g}.sort(key=lambda a: (a[1], -a[0]))"), (2, "{g}.sort(reverse=True)"))
SORTED_ASKED = (
    (3, "bisect.bisect_left({zs}, {b}) < len({zs})"), (3, "bisect.bisect_left({zs}, {b}) < len({zs}) and {zs}[bisect.bisect_left({zs}, {b})] == {b}"), (3, "bisect.bisect_left({zs}, {b}) == bisect.bisect_right({zs}, {b})"), (2, "bisect.bisect_right({zs}, {b}) > {i}"), (2, "{b} in {zs}"), (2, "{zs}[{j}] <= {b} < {zs}[-1]"), (1, "{zs}[0] < {b}"),
)  # fmt: skip
SORTED_TOLD = (
    (10, "bisect.bisect_left({zs}, {b})"), (8, "bisect.bisect_right({zs}, {b})"), (3, "bisect.bisect({zs}, {b})"), (4, "bisect.bisect_right({zs}, {b}) - bisect.bisect_left({zs}, {b})"), (3, "len({zs}) - bisect.bisect_left({zs}, {b})"), (3, "bisect.bisect_right({zs}, {b}) - 1"), (2, "bisect.bisect_left({zs}, {b} + 1)"), (2, "{zs}[:bisect.bisect_left({zs}, {b})]"), (2, "{zs}[bisect.bisect_right({zs}, {b}):]"),
    (2, "{zs}[bisect.bisect_left({zs}, {b}) - 1]"), (2, "bisect.bisect_left({zs}, {b}, {j})"), (2, "{zs}.index({zs}[{i}])"), (2, "{zs}.count({zs}[{i}])"), (2, "sum({zs}[:bisect.bisect_right({zs}, {b})])"), (2, "bisect.bisect_left({zs}, {b}), bisect.bisect_left({zs}, {n})"), (2, "{zs}[-{k}:]"), (2, "sum({zs}[-{k}:])"),
)  # fmt: skip
SORTED_CHANGES = ((6, "bisect.insort({zs}, {b})"), (3, "bisect.insort_left({zs}, {b})"), (2, "{zs}.insert(bisect.bisect_left({zs}, {b}), {b})"), (2, "{zs}.pop(bisect.bisect_left({zs}, {b}) - 1)"), (2, "{zs}.pop()"), (2, "bisect.insort({zs}, {n})"))
WORDS_ASKED = (
    (4, "{ws}[0] < {ws}[-1]"), (4, "{ws}[{i}] < {ws}[{j}]"), (4, "{z} < {ws}[{j}]"), (3, "{ws}[{j}] <= {z} <= {ws}[{i}]"), (3, "{z} in {ws}"), (2, "{z} not in {ws}[{j}:]"), (2, "any(a < {z} for a in {ws})"), (2, "all(a >= {z} for a in {ws})"), (2, "all(len(a) > {m} for a in {ws})"), (2, "all(a <= b for a, b in zip({ws}, {ws}[1:]))"), (2, "{ws}[:{m}] == sorted({ws}[:{m}])"), (3, "{rs}[0] < {rs}[1]"), (2, "{rs}[{j}] <= {rs}[{i}]"),
    (2, "({z}, {m}) < {rs}[{j}]"), (2, "max({ws}[:{m}]) >= {z}"), (2, "len({ws}[{i}]) < len({ws}[{j}])"),
)  # fmt: skip
WORDS_TOLD = (
    (6, "sorted({ws})"), (3, "sorted({ws}, reverse=True)"), (3, "sorted({ws}, key=len)"), (3, "sorted({ws}, key=lambda a: (len(a), a))"), (3, "min({ws})"), (3, "max({ws})"), (2, "max({ws}, key=len)"), (3, "sorted({ws})[{m}]"), (2, "sorted({ws})[:{m}]"), (3, "{ws}.index({z})"), (2, "{ws}.count({z})"), (2, "sorted({ws}).index({z})"), (3, "[a for a in {ws} if a > {z}]"), (3, "sum(a < {z} for a in {ws})"),
    (3, "sorted({rs})"), (2, "sorted({rs}, reverse=True)"), (3, "sorted({rs}, key=lambda a: a[1])"), (3, "sorted({rs}, key=lambda a: (-a[1], a[0]))"), (2, "min({rs})"), (2, "max({rs})[1]"), (2, "max({rs}, key=lambda a: a[1])"), (2, "min({rs}, key=lambda a: (a[1], a[0]))[0]"), (2, "{ws}[-{k}:]"), (2, "{ws}[:-{k}]"), (2, "sorted({ws}, key=lambda a: a[-1])"),
)  # fmt: skip
WORDS_CHANGES = ((4, "{ws}.sort()"), (3, "{rs}.sort()"), (2, "{rs}.sort(key=lambda a: -a[1])"), (2, "{ws}.sort(key=len)"), (2, "{ws}.remove({z})"))
SETS_ASKED = (
    (5, "{u} <= {v}"), (3, "{u} < {v}"), (3, "{u} >= {v}"), (3, "{u} == {v}"), (4, "{u}.isdisjoint({v})"), (2, "{u}.issubset({v})"), (3, "{n} in {u}"), (2, "{n} in {u} - {v}"), (2, "{n} not in {u} | {v}"), (2, "len({u} & {v}) > {m}"), (2, "not {u} & {v}"), (2, "set({xs}) <= {u}"), (2, "len(set({xs})) == len({xs})"), (2, "{u} & {v} == {v}"), (2, "any(a in {u} for a in {v})"), (2, "all(a in {u} for a in {v})"), (2, "len({u}) < len({v})"),
)  # fmt: skip
SETS_TOLD = (
    (6, "{u} - {v}"), (4, "{v} - {u}"), (5, "{u} & {v}"), (5, "{u} | {v}"), (4, "{u} ^ {v}"), (5, "list({u} - {v})"), (3, "list({u} & {v})"), (2, "list({v})"), (4, "sorted({u} - {v})"), (3, "sorted({u} | {v})"), (3, "sorted({u} ^ {v})"), (3, "len({u} & {v})"), (2, "len({u} | {v})"), (2, "len({u} - {v})"), (3, "[list({u} - {v}), list({v} - {u})]"), (2, "sum({u} - {v})"), (2, "max({u} | {v})"), (2, "min({u} & {v})"),
    (3, "set({xs}) - {u}"), (2, "set({xs}) - set({ys})"), (2, "set({xs}) & set({ys})"), (3, "sorted(set({xs}) ^ set({ys}))"), (2, "len(set({xs}))"), (2, "list(set({xs}))"), (2, "[a for a in {xs} if a not in {u}]"), (2, "({u} | {v}) - ({u} & {v})"), (2, "{u} - {{{n}}}"), (2, "{u} | {{{n}}}"), (2, "sorted({u}, reverse=True)"),
)  # fmt: skip
SETS_CHANGES = ((3, "{u} -= {v}"), (3, "{u} |= {v}"), (3, "{u} &= {v}"), (2, "{u} ^= {v}"), (3, "{u}.add({n})"), (2, "{u}.discard({n})"), (2, "{u}.update({xs})"), (2, "{u}.difference_update({v})"))
# Drawn before a sheet is written, what its lines are about: what is asked, what is told, what is changed.
SUBJECTS = (
    (27, (TEXTS_ASKED, TEXTS_TOLD, ())), (24, (SOUGHT_ASKED, SOUGHT_TOLD, ())), (32, (LISTS_ASKED, LISTS_TOLD, ())), (9, (TUPLES_ASKED, TUPLES_TOLD, TUPLES_CHANGES)), (13, (SORTED_ASKED, SORTED_TOLD, SORTED_CHANGES)), (13, (WORDS_ASKED, WORDS_TOLD, WORDS_CHANGES)), (15, (SETS_ASKED, SETS_TOLD, SETS_CHANGES)),
)  # fmt: skip
# Of ten lines that ask or tell: so many ask.
ASKING = {TEXTS_ASKED: 7.5, SOUGHT_ASKED: 4, LISTS_ASKED: 4.5, TUPLES_ASKED: 5.5, SORTED_ASKED: 2.5, WORDS_ASKED: 4, SETS_ASKED: 4}
ROLES = {
    "s": "s", "t": "s", "r": "s", "w": "s", "c": "c", "xs": "li", "ys": "li", "zs": "li", "p": "ti", "q": "ti", "o": "ti", "g": "ll", "ws": "ls", "z": "s", "rs": "lp", "u": "Si", "v": "Si", "k": "i", "m": "i", "i": "i", "j": "i", "n": "i", "x": "i", "b": "i",
}  # fmt: skip
LITERALS = ("C", "D", "E", "A")
# What texts are made of: letters of answers and moves, few letters, digits, words with capitals and marks.
LETTERS = ("LR", "UDLR", "01", "ab", "abc", "abc", "xyz", "ACGT", "aeiou", "0123456789", "0123456789", "aAbB", "abcABC", "aB1_", "abcdefghij", "abcdefghijklmnopqrstuvwxyz", "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", "()[]", "+-*", "IVXLCDM")
IN_WORDS = 0.3


class Order(Sheet):
    """A sheet of one subject. The letters of its texts are drawn once, since some stand in its code."""

    roles = ROLES

    def __init__(self, w):
        super().__init__(w)
        # Lines have these of their own.
        w.names.used.update(("a", "b", "i"))
        self.letters, self.worded = w.pick(LETTERS), w.random() < IN_WORDS
        if self.worded:
            self.letters = "".join(dict.fromkeys(a for a in w.theme.word() + w.theme.word() if a.isalnum())) or "abc"
        order = sorted(self.letters, key=lambda _: w.random())
        self.literals = dict(zip("CDE", order + order[:1] * 2), A="".join(sorted(order[:5])))

    def __getitem__(self, role):
        return self.w.quoted(self.literals[role]) if role in LITERALS else super().__getitem__(role)

    # Values

    def text(self, least=3, most=26):
        size = least + int(self.random() * self.random() * (most - least + 1))
        if self.worded:
            made = self.w.theme.word()
            while len(made) < size:
                made += self.w.pick((" ", "", "_", "")) + self.w.theme.word()
            return made[:size] if self.random() < 0.5 or len(made) > most else made
        return "".join(self.w.pick(self.letters) for _ in range(size))

    def near(self, text):
        """Another text: alike up to some place, longer, shorter, in the other case there, of the same letters, the same, or any."""
        choice, at = self.random(), int(self.random() * len(text))
        if choice < 0.15:
            return text if choice < 0.11 else text[at:] + text[:at]
        if choice < 0.24:
            return text[:at] or text + self.w.pick(self.letters)
        if choice < 0.32:
            return (text + self.text(1, 4))[:26]
        if choice < 0.42:
            return text[:at] + text[at].swapcase() + text[at + 1 :]
        if choice < 0.66:
            return text[:at] + self.w.pick(self.letters) + text[at + 1 :]
        return (text[:at] + self.text(1, 8))[:26] if choice < 0.86 else self.text()

    def piece(self, text):
        """What stands in a text, at any place, or just does not."""
        size = min(len(text), self.w.pick((1, 2, 2, 2, 3, 3, 4, 5)))
        at = int(self.random() * (len(text) - size + 1))
        found, choice = text[at : at + size], self.random()
        if choice < 0.3:
            return found
        other = self.w.pick([a for a in self.letters if a != found[-1:]] or self.letters)
        return found[:-1] + other if choice < 0.7 else found[::-1] if choice < 0.85 else found + other

    def sought(self, few):
        """A text and a piece of it, that stands in it a few times in a row, at times."""
        text = self.text()
        piece = self.piece(text)
        if self.random() < 0.35:
            piece = piece[: self.w.pick((1, 1, 2, 2, 3))]
            times, at = draw(self.w, max(1, few - 1), few + 1), int(self.random() * (len(text) + 1))
            text = (text[:at] + piece * times + text[at:])[:26]
        elif self.random() < 0.2:
            text = (text + text[:few])[:26]
        return text, piece

    def items(self, count, least, most):
        return [draw(self.w, least, most) for _ in range(count)]

    def beside(self, items, least, most):
        """Another list: alike up to some place, or the beginning of the first, or the first and more, the same, or any."""
        choice, at = self.random(), int(self.random() * len(items))
        if choice < 0.15:
            return list(items)
        if choice < 0.22:
            return items[: max(at, 1)]
        if choice < 0.32:
            return items + self.items(2, least, most)
        if choice < 0.6:
            return items[:at] + [items[at] + self.w.pick((-1, 1, -2, 2, 10, -10))] + items[at + 1 :]
        return items[:at] + self.items(draw(self.w, 1, 6), least, most) if choice < 0.85 else self.items(len(items), least, most)

    def count(self, size):
        """About as many as there are: fewer, all, more; seldom none."""
        choice = self.random()
        return draw(self.w, 1, max(1, size - 1)) if choice < 0.55 else draw(self.w, size - 1, size + 3) if choice < 0.9 else 0 if choice < 0.94 else size + draw(self.w, 4, 20)

    def around(self, items, least, most):
        """One of the items, one beside it, or any number there may be."""
        choice = self.random()
        return self.w.pick(items) if choice < 0.45 else self.w.pick(items) + self.w.pick((-1, 1)) if choice < 0.7 else draw(self.w, least, most) if choice < 0.85 else self.w.pick((least - 1, most + 1, -1))

    def sets(self):
        """Two sets of small numbers: one in the other, apart, the same, or some of both."""
        w, most = self.w, self.w.pick((6, 8, 8, 10, 12, 20, 30))
        one = set(self.items(draw(w, 2, 8), 0, most))
        choice, some = self.random(), set(self.items(draw(w, 1, 5), 0, most))
        if choice < 0.22:
            return one, one | some
        if choice < 0.36:
            return one | some, some
        if choice < 0.46:
            return one, set(one)
        return (one, some - one or {most + 1}) if choice < 0.72 else (one, some | set(list(one)[: draw(w, 1, 3)]))

    def words(self):
        """Words that begin alike, some of them twice."""
        made = [self.text(2, 9)]
        for _ in range(draw(self.w, 3, 7)):
            made.append(self.near(self.w.pick(made))[:12] if self.random() < 0.65 else self.text(2, 9))
        return sorted(made) if self.random() < 0.2 else made

    def rising(self, *three):
        """The same, at times in their order, or from the last to the first."""
        choice = self.random()
        return sorted(three, reverse=choice < 0.1) if choice < 0.3 else three

    def out_of(self, one, two):
        """A list of what is in two sets, or in one of them; some items come twice."""
        found = sorted(one | two if self.random() < 0.5 else one)
        if self.random() < 0.5:
            return sorted(found, key=lambda _: self.random())[: draw(self.w, 2, 8)]
        return [self.w.pick(found) for _ in range(draw(self.w, 4, 10))]

    def places(self, high):
        """Two places, the second not before the first; the last one often enough."""
        first, second = sorted((int(self.random() * (high + 1)), int(self.random() * (high + 1))))
        return first, high if self.random() < 0.15 else second

    # By subject: what is given of each

    def of_texts(self, few):
        text, piece = self.sought(few)
        other = self.near(text)
        s, t, r = self.rising(text, other, self.near(self.w.pick((text, other))))
        if "w" in self.names:
            s = text
        return {"s": s, "t": t, "r": r, "w": piece, "c": self.w.pick(list(dict.fromkeys(s))), "size": len(s), "last": len(s) - 1}

    def of_words(self):
        words = self.words()
        return {"ws": words, "z": self.w.pick(words) if self.random() < 0.6 else self.near(self.w.pick(words))[:12], "rs": [(word, draw(self.w, 0, 9)) for word in words], "size": len(words), "last": len(words) - 1}

    def of_lists(self):
        w, most = self.w, self.w.pick((5, 10, 10, 30, 100, 100, 100, 1000))
        least = -most // 2 if self.random() < 0.15 else 0
        xs = self.items(draw(w, 4, 16), least, most)
        if self.random() < 0.2:
            xs.sort()
        zs = sorted(self.items(len(xs), least, least + len(xs) * draw(w, 1, 3)))
        return {"xs": xs, "ys": self.beside(xs, least, most), "zs": zs, "b": self.around(zs, zs[0] - 2, zs[-1] + 3), "n": self.around(zs if "zs" in self.names else xs, least, most), "x": w.pick(list(dict.fromkeys(xs))), "size": len(xs), "last": len(xs)}

    def of_tuples(self):
        w, most = self.w, self.w.pick((3, 9, 30))
        one = self.items(draw(w, 2, 4), 0, most)
        other = self.beside(one, 0, most)
        p, q, o = map(tuple, self.rising(one, other, self.beside(w.pick((one, other)), 0, most)))
        return {"p": p, "q": q, "o": o, "g": [[draw(w, 0, 4), draw(w, 0, w.pick((5, 20)))] for _ in range(draw(w, 3, 7))]}

    def of_sets(self):
        u, v = self.sets()
        return {"u": u, "v": v, "xs": self.out_of(u, v), "ys": self.out_of(v, u), "n": self.around(sorted(u | v), 0, 9)}

    def values(self):
        few, given = draw(self.w, 1, 4), {}
        # What comes later goes before, where both give the same.
        for roles, made in (("xs ys zs b n x", self.of_lists), ("p q o g", self.of_tuples), ("u v", self.of_sets), ("ws z rs", self.of_words), ("s t r w c", lambda: self.of_texts(few))):
            if not self.names.keys().isdisjoint(roles.split()):
                given.update(made())
        first, second = self.places(given.pop("last", 4))
        return {**given, "k": self.count(given.pop("size", 5)), "m": few, "i": second, "j": first}

    # Lines

    def asked(self, table):
        """A question, of two parts at times."""
        text = self.code(table)
        if self.random() < 0.08:
            text = f"not ({text})" if self.random() < 0.4 else f"{text} {self.w.pick(('and', 'or'))} {self.code(table)}"
        return text

    def line(self, subject):
        """Lines that ask, tell or change, and the name that they make, if any."""
        asked, told, changes = subject
        if changes and self.random() < 0.2:
            return [self.code(changes)], None
        name = self.w.names.variable("i")
        if self.random() * 10 >= ASKING[asked]:
            return [f"{name} = {self.code(told)}"], name
        test, choice = self.asked(asked), self.random()
        if choice < 0.72:
            return [f"{name} = {test}"], name
        yes, no = (self.code(told) if self.random() < 0.3 else str(draw(self.w, 0, 9)) for _ in range(2))
        if choice < 0.84:
            return [f"{name} = ({yes}) if {test} else ({no})" if "," in yes + no else f"{name} = {yes} if {test} else {no}"], name
        return ([f"{name} = {no}"] if choice < 0.92 else []) + [f"if {test}:", f"    {name} = {yes}", *(() if choice < 0.92 else ("else:", f"    {name} = {no}"))], name


def order_sheet(w):
    """A drill: lines, parameters, and a function that makes arguments."""
    return made_by(written, w)


def written(w):
    """One that runs with the first arguments that are drawn for it, or nothing."""
    sheet, lines, made, seen = Order(w), [], [], set()
    subject = drawn(sheet, SUBJECTS)
    for _ in range(2 + int(w.random() * 5)):
        more, name = sheet.line(subject)
        # Nothing is asked twice.
        code = more[0].partition(" = ")[2] or more[0]
        if name and code in seen:
            continue
        seen.add(code)
        lines += more
        made += [name] if name else []
    made = list(dict.fromkeys(reversed(made))) or list(sheet.names.values())[:1]
    if w.random() < 0.35 and lines[-1].startswith(f"{made[0]} = "):
        lines[-1] = "return " + lines[-1].partition(" = ")[2]
    else:
        lines.append(f"return {made[0]}" if len(made) < 2 or w.random() < 0.5 else f"return {made[0]}, {made[1]}")
    lines, imports = with_imports(w, lines)
    return tried(sheet, lines, imports)


def with_imports(w, lines):
    """Lines with modules as they are named in them, and the imports that these need."""
    before, w.imports = w.imports, []
    lines = imported(w, "\n".join(lines)).split("\n")
    imports, w.imports = w.imports, before
    return lines, imports
