import json
import operator

STEPS = json.loads("""
[
  {"do": "filter", "field": "qty", "op": "gt", "value": 0},
  {"do": "compute", "field": "total", "from": ["qty", "price"], "op": "mul"},
  {"do": "sort", "field": "total", "desc": true},
  {"do": "keep", "fields": ["sku", "total"]}
]
""")


def step_filter(rows, field, op, value):
    return [r for r in rows if getattr(operator, op)(r[field], value)]


def step_compute(rows, field, op, **rest):
    a, b = rest["from"]
    f = getattr(operator, op)
    return [{**r, field: f(r[a], r[b])} for r in rows]


def step_sort(rows, field, desc=False):
    return sorted(rows, key=operator.itemgetter(field), reverse=desc)


def step_keep(rows, fields):
    return [{f: r[f] for f in fields} for r in rows]


HANDLERS = {name[5:]: f for name, f in list(vars().items()) if name.startswith("step_")}


def run(steps, rows):
    for number, step in enumerate(steps):
        options = dict(step)
        name = options.pop("do")
        before = len(rows)
        rows = HANDLERS[name](rows, **options)
        print(f"{number} {name}: {before} -> {len(rows)}")
    return rows


rows = [{"sku": "ax1", "qty": 2, "price": 30}, {"sku": "by7", "qty": 0, "price": 5}, {"sku": "cz", "qty": 9, "price": 8}]
print(run(STEPS, rows))
print(sorted(HANDLERS))
try:
    run(STEPS + [{"do": "sort", "field": "price"}], rows)
except KeyError as e:
    print("missing", e)
STEPS[0]["op"] = "ge"
print(len(run(STEPS[:1], rows)))
