OUTLINE = """
Introduction
Methods
    Sampling
        Sites
    Analysis
Results
    Table of birds
"""


def numbered(outline, indent=4):
    counters = []
    for line in outline.strip("\n").split("\n"):
        level = (len(line) - len(line.lstrip())) // indent
        counters = counters[:level + 1]
        if len(counters) <= level:
            counters.append(0)
        counters[level] += 1
        yield ".".join(map(str, counters)), line.strip()


def parent_of(number):
    return number.rpartition(".")[0] or None


sections = dict(numbered(OUTLINE))
for number, title in sections.items():
    print(f"{number:<8}{title}")

below = {}
for number in sections:
    below.setdefault(parent_of(number), []).append(number)
print(below)
print(sections[parent_of("2.1.1")])
longest = max(sections, key=len)
print("deepest section:", sections[longest])
