SOURCE = """
band: The Örebro Five
members:
  - name: Stina
    plays: bass
  - name: Åke
    plays: drums
tour:
  start: may
  stops:
    - Umeå
    - Bergen
"""


def indent(line):
    return len(line) - len(line.lstrip())


def parse(lines, level=0):
    if lines and lines[0].lstrip().startswith("- "):
        return parse_list(lines, level)
    result = {}
    while lines and indent(lines[0]) == level:
        key, _, value = lines.pop(0).strip().partition(":")
        if value.strip():
            result[key] = value.strip()
        else:
            result[key] = parse(lines, indent(lines[0]))
    return result


def parse_list(lines, level):
    result = []
    while lines and indent(lines[0]) == level and lines[0].lstrip().startswith("- "):
        item = lines[0].replace("- ", "  ", 1)
        if ":" in item:
            lines[0] = item
            result.append(parse(lines, level + 2))
        else:
            lines.pop(0)
            result.append(item.strip())
    return result


def main():
    lines = [l for l in SOURCE.splitlines() if l.strip()]
    data = parse(lines)
    print(data["band"])
    for m in data["members"]:
        print("{name} plays {plays}".format(**m))
    print(data["tour"])
    print(len(lines), parse(["a: 1", "b: 2"]), parse(["- x", "- y"]))
    print(parse(["a:", "  b: 1", "c:"]))


if __name__ == "__main__":
    main()
