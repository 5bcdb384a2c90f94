"""What stands side by side in sheets of things that are alike: their names and their values, which differ in little."""
from .sheets import Sheet, draw

# Roles that may stand for one another.
GROUPS = (("g", "h", "f"), ("a", "b", "c"), ("s", "t", "r"), ("d", "e"), ("o", "u"), ("l", "q"), ("v", "x"))
ALIKE = [role for group in GROUPS for role in group]
ROLES = {
    "g": "ll", "h": "ll", "f": "ll", "a": "li", "b": "li", "c": "li", "s": "s", "t": "s", "r": "s", "d": "dsi", "e": "dsi", "o": "dsi", "u": "dsi", "l": "dsl", "q": "dsl", "v": "a", "x": "a", "i": "i", "j": "i", "n": "i", "k": "i", "w": "s", "z": "s", "p": "s",
    "ps": "lp", "ys": "li",
}  # fmt: skip
# Names that go together, by the first role of a group.
NAMED = {
    "g": (("rowsum", "colsum", "grid"), ("dp", "grid", "cost"), ("grid", "res", "dist"), ("g1", "g2", "g3"), ("A", "B", "C"), ("matrix", "result", "copy"), ("row_sum", "col_sum", "matrix"), ("up", "left", "mat"), ("mat1", "mat2", "res"), ("old", "new", "board")),
    "a": (("res_1", "res_2", "res_3"), ("a", "b", "c"), ("nums1", "nums2", "nums3"), ("left", "right", "mid"), ("gas", "cost", "fuel"), ("xs", "ys", "zs"), ("l1", "l2", "l3"), ("prefix", "suffix", "arr"), ("odd", "even", "nums"), ("start", "end", "size"), ("arr1", "arr2", "arr"), ("pos", "neg", "nums")),
    "s": (("s1", "s2", "s3"), ("s", "t", "r"), ("word1", "word2", "word3"), ("a", "b", "c"), ("str1", "str2", "str3"), ("first", "second", "third"), ("text", "pattern", "other")), "d": (("d1", "d2"), ("old", "new"), ("counts", "limits"), ("need", "have"), ("before", "after")),
    "o": (("c1", "c2"), ("temp", "total"), ("need", "window"), ("cnt", "seen"), ("freq_s", "freq_t")), "l": (("graph", "rev"), ("rows", "cols"), ("groups", "index"), ("d1", "d2")), "v": (("old", "new"), ("table", "cache"), ("users", "admins"), ("d1", "d2")),
}  # fmt: skip
KEYS = (("x", "y"), ("left", "right"), ("a", "b"), ("first", "second"), ("old", "new"), ("odd", "even"))
# What comprehensions of the tables bind.
BOUND = {"p", "q", "row", "x"}
LETTERS = "aabbcdexyz01"


class Alike(Sheet):
    """Those that are alike take turns in each line, so that no place in a line or among the parameters tells which is which."""

    roles, groups = ROLES, GROUPS

    def __init__(self, w):
        super().__init__(w)
        self.turn, self.count = {}, 2 if w.random() < 0.65 else 3
        self.most = w.pick((1, 2, 3, 9, 9, 9, 20, 50))
        self.usual, self.item = w.random() < 0.5, self.number
        w.names.used |= BOUND
        self.x1, self.x2 = map(w.quoted, w.pick(KEYS))

    def of_words(self):
        """Lists hold words instead of numbers."""
        self.item, self.roles = self.word, {**ROLES, "a": "ls", "b": "ls", "c": "ls", "n": "s"}

    def __getitem__(self, role):
        if role in ("x1", "x2"):
            return getattr(self, role)
        if role == "last":
            return self.made[-1]
        role = self.turn.get(role, role)
        group = next((group for group in self.groups if role in group), None)
        if group and self.usual and role not in self.names:
            self.name_group(group)
        return super().__getitem__(role)

    def name_group(self, group):
        """Names that belong together, where none of them is taken; they are the group's as it comes to them."""
        self.usual = False
        names, used = self.w.pick(NAMED[group[0]]), self.w.names.used
        if used.isdisjoint(names):
            used.update(names)
            self.names.update(zip(group[: self.count], names))

    def code(self, table):
        self.turn = {}
        for group in self.groups:
            now = list(group[: self.count])
            # Turned about, or not; the third is one of two where there are two.
            first = int(self.random() * len(now))
            turned = now[first:] + now[:first]
            if self.random() < 0.5:
                turned.reverse()
            self.turn.update({role: turned[nth % len(turned)] for nth, role in enumerate(group)})
        made = super().code(table)
        self.turn = {}
        return made

    def take_as_given(self, roles):
        """These are the parameters, in any order."""
        left = [role for role in self.names if role in roles]
        order = []
        while left:
            order.append(left.pop(int(self.random() * len(left))))
        self.names = {role: self.names[role] for role in order}

    # Values

    def number(self):
        return 0 if self.random() < 0.25 else draw(self.w, 0, self.most)

    def near(self, items, other):
        """The same, but for an item or the order."""
        made, draw_of = list(items), self.random()
        at = int(self.random() * len(made))
        if draw_of < 0.5:
            made[at] = other()
        elif draw_of < 0.65:
            made.reverse()
        elif draw_of < 0.8:
            made = made[at:] + made[:at]
        elif draw_of < 0.9:
            made = [other() for _ in made]
        elif draw_of < 0.95:
            made.append(other())
        return made

    def grids(self):
        """Three of the same size: many zeros, and rows or cells in common."""
        high = draw(self.w, 2, 4)
        wide = high if self.random() < 0.6 else draw(self.w, 2, 5)

        def drawn_anew():
            few = self.random() < 0.4
            return [[0 if few and self.random() < 0.6 else self.number() for _ in range(wide)] for _ in range(high)]

        first = drawn_anew()
        return [first, *(self.near_grid(first, drawn_anew) for _ in range(2))]

    def near_grid(self, grid, drawn_anew):
        choice, made = self.random(), [row[:] for row in grid]
        if choice < 0.35:
            for _ in range(1 + int(self.random() * 3)):
                self.w.pick(made)[int(self.random() * len(made[0]))] = self.number()
        elif choice < 0.5:
            made.reverse()
        elif choice < 0.65:
            made = [[0] * len(row) for row in grid]
        elif choice < 0.75:
            made = made[:1] + drawn_anew()[1:]
        else:
            made = drawn_anew()
        return made

    def word(self):
        return self.w.theme.word() if self.random() < 0.5 else self.w.pick(LETTERS)

    def some_names(self):
        """Three or more that differ, none of them empty."""
        return (list(dict.fromkeys(filter(None, (self.word() for _ in range(7))))) + ["u", "v", "w"])[:6]

    def values(self):
        w, number = self.w, self.number
        grids, names = self.grids(), self.some_names()
        first = [self.item() for _ in range(3 + int(self.random() * 4))]
        rows = [first, self.near(first, self.item), self.near(first, self.item)]
        letters = [w.pick(LETTERS) for _ in range(4 + int(self.random() * 4))]
        known = names[: 2 + int(self.random() * 2)]
        counts, inner = {name: number() for name in known}, {name: {key: number() for key in "ab"} for name in known}
        lists = {name: [number() for _ in range(1 + int(self.random() * 2))] for name in known}
        high = min(len(grids[0]), len(grids[0][0]))
        return {
            **dict(zip("ghf", grids)), **dict(zip("abc", rows)), **dict(zip("str", ("".join(letters), *("".join(self.near(letters, lambda: w.pick(LETTERS))) for _ in range(2))))),
            "d": counts, "e": self.near_dict(counts, number), "o": self.near_dict(counts, number), "u": self.near_dict(counts, number), "l": lists, "q": self.near_dict(lists, lambda: [number()]), "v": inner, "x": self.near_dict(inner, lambda: {key: number() for key in "ab"}),
            "i": draw(w, self.random() < 0.8, high - 1), "j": draw(w, 0, high - 1), "n": self.item(), "k": draw(w, 2, 3), "w": w.pick(known), "z": w.pick(names), "p": w.pick("aab"), "ps": [(w.pick(names[:4]), number()) for _ in range(2 + int(self.random() * 3))],
            "ys": [number() for _ in range(2 + int(self.random() * 3))],
        }  # fmt: skip

    def near_dict(self, given, other):
        """The same keys, in another order at times; a value is another, or several."""
        keys = list(given)
        if self.random() < 0.3:
            keys.reverse()
        changed = 0.9 if self.random() < 0.3 else 0.4
        return {key: other() if self.random() < changed else copied(given[key]) for key in keys}


def copied(value):
    return value.copy() if isinstance(value, (list, dict)) else value
