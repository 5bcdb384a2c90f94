"""Sheets of lists of numbers: sorted, filtered, mapped, paired, counted, compared item by item, changed in place."""
from .sheets import Sheet, draw

# Roles: `xs`, `ys` lists, `k` and `m` a few, `t` something between the items.
LISTS = (
    (9, "sorted({xs})"), (4, "sorted({xs}, reverse=True)"), (3, "sorted({xs}, key=lambda v: v % {k})"), (3, "sorted({xs}, key=lambda v: (v % {k}, v))"), (3, "sorted({xs}, key=lambda v: -v)"),
    (3, "sorted(set({xs}))"), (2, "sorted({xs} + {ys})"), (3, "sorted({xs})[{k}]"), (3, "sorted({xs})[-2]"), (2, "sorted({xs})[len({xs}) // 2]"), (2, "sorted({xs})[:{k}]"), (2, "{xs}[::-1]"),
    (4, "[v * {k} for v in {xs}]"), (3, "[v + {t} for v in {xs}]"), (2, "[{t} - v for v in {xs}]"), (3, "[v // {k} for v in {xs}]"), (3, "[v % {k} for v in {xs}]"), (6, "[v for v in {xs} if v > {t}]"),
    (5, "[v for v in {xs} if v % {k}]"), (5, "[v * {k} for v in {xs} if v % {m}]"), (4, "[v - {t} for v in {xs} if v >= {t}]"), (4, "[a - b for a, b in zip({xs}, {ys})]"), (4, "[a + b for a, b in zip({xs}, {ys})]"),
    (3, "[abs(a - b) for a, b in zip({xs}, {xs}[1:])]"), (3, "[max(a, b) for a, b in zip({xs}, {ys})]"), (2, "[a * b for a, b in zip({xs}, {ys})]"), (5, "[i for i, v in enumerate({xs}) if v > {t}]"),
    (2, "[i for i in range(len({xs})) if {xs}[i] % {k} == 0]"), (3, "[v * i for i, v in enumerate({xs})]"), (4, "{{v: {xs}.count(v) for v in {xs}}}"), (3, "{{v: i for i, v in enumerate({xs})}}"),
    (4, "[v for v in {xs} if v in {ys}]"), (4, "[v for v in {xs} if v not in {ys}]"), (6, "{xs} < {ys}"), (3, "{xs} == {ys}"), (3, "{xs} >= {ys}"), (2, "({xs}[0], {k}) < ({ys}[0], {m})"), (2, "max({xs}, {ys})"),
    (3, "max({xs}, key=lambda v: v % {k})"), (3, "min({xs}, key=lambda v: abs(v - {t}))"), (4, "sum(v for v in {xs} if v > {t})"), (3, "sum(v % {k} == 0 for v in {xs})"), (3, "sum(1 for v in {xs} if v < {t})"),
    (3, "sum(a * b for a, b in zip({xs}, {ys}))"), (3, "{xs}.index(max({xs}))"), (2, "{xs}.index(min({xs}))"), (2, "max({xs}) - min({xs})"), (3, "{xs}.count({xs}[{k}])"), (2, "list(zip({xs}, {ys}))"),
    (2, "any(v > {t} for v in {xs})"), (2, "all(v < {t} for v in {xs})"), (2, "[{xs}[i] for i in range(0, len({xs}), 2)]"), (2, "[[v, v % {k}] for v in {xs}]"), (2, "','.join(map(str, {xs}))"), (2, "list(map(str, {xs}))"),
    (2, "[{xs}[i] + {xs}[i + 1] for i in range(len({xs}) - 1)]"), (2, "{xs}[{k}:] + {xs}[:{k}]"), (2, "[v if v > {t} else 0 for v in {xs}]"), (2, "[(v, {xs}.count(v)) for v in sorted(set({xs}))]"), (2, "set({xs}) & set({ys})"),
)  # fmt: skip
CHANGES = (
    (6, "{xs}.sort()"), (2, "{xs}.sort(reverse=True)"), (2, "{xs}.sort(key=lambda v: v % {k})"), (2, "{xs}.reverse()"), (3, "{xs}[{k}] += {t}"), (3, "{xs}[{k}] = {xs}[{m}]"), (3, "{xs}[{k}], {xs}[{m}] = {xs}[{m}], {xs}[{k}]"),
    (2, "{xs}.insert({k}, {t})"), (3, "{xs}.append({t})"), (2, "{xs}.extend({ys}[:{k}])"), (2, "{xs}.pop({k})"), (2, "{xs} += {ys}"), (2, "{xs}[{k}:] = {ys}[:{m}]"), (2, "del {xs}[{k}]"), (2, "{xs}.remove({xs}[{k}])"),
)  # fmt: skip
ROLES = {"xs": "li", "ys": "li", "k": "i", "m": "i", "t": "i"}


class Lists(Sheet):
    roles = ROLES

    def values(self):
        w = self.w
        size = draw(w, 10, 22) if self.random() < 0.3 else draw(w, 4, 12)
        most = w.pick((5, 10, 10, 30, 100, 100, 1000))
        least = -most // 2 if self.random() < 0.15 else 0

        def items(count):
            return [draw(w, least, most - 1) for _ in range(count)]

        xs = items(size)
        # Most are told apart by an item somewhere in the middle, some by their lengths.
        alike = xs[: int(self.random() * (size + 1))] if self.random() < 0.6 else []
        ys = alike + items(max(4 - len(alike), int(self.random() * 6)))
        return {"xs": xs, "ys": ys, "k": 2 + int(self.random() * 2), "m": 1 + int(self.random() * 3), "t": draw(w, least, most - 1)}


def list_sheet(w):
    sheet, lines, made = Lists(w), [], []
    for _ in range(2 + int(w.random() * 4)):
        if w.random() < 0.2:
            lines.append(sheet.code(CHANGES))
        else:
            made.append(w.names.variable("li"))
            lines.append(f"{made[-1]} = {sheet.code(LISTS)}")
    made = list(dict.fromkeys(reversed(made))) or [sheet["xs"]]
    if w.random() < 0.4 and lines[-1].startswith(f"{made[0]} = "):
        lines[-1] = "return " + lines[-1].partition(" = ")[2]
    else:
        lines.append(f"return {made[0]}" if len(made) < 2 or w.random() < 0.5 else f"return {made[0]}, {made[1]}")
    return lines, sheet.parameters(), sheet.arguments
