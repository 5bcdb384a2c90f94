import json

CHART = """
{"name": "Pereira", "title": "CEO", "reports": [
    {"name": "Nakamura", "title": "CTO", "reports": [
        {"name": "Oyelaran", "title": "dev"},
        {"name": "Schmidt", "title": "dev"}]},
    {"name": "Kowalski", "title": "CFO", "reports": []}]}
"""


def people(node, boss=None):
    yield node["name"], node["title"], boss
    for child in node.get("reports", []):
        yield from people(child, node["name"])


def chain(chart, name):
    bosses = {n: b for n, _, b in people(chart)}
    line = []
    while name is not None:
        line.append(name)
        name = bosses[name]
    return line


def promote(chart, name, title):
    for child in [chart, *chart.get("reports", [])]:
        if child["name"] == name:
            child["title"] = title
            return True
    return any(promote(c, name, title) for c in chart.get("reports", []))


def main():
    chart = json.loads(CHART)
    for n, t, b in people(chart):
        print(f"{t:>4} {n} (under {b or 'nobody'})")
    print(" < ".join(chain(chart, "Schmidt")))
    print(promote(chart, "Schmidt", "lead"), promote(chart, "Nobody", "?"))
    print(json.dumps(chart["reports"][0]["reports"][1]))


if __name__ == "__main__":
    main()
