import re

VOID = {"br", "img", "hr"}
TAG = re.compile(r"<(/?)(\w+)[^>]*>")


def inspect(markup):
    path, problems = [], []
    for match in TAG.finditer(markup):
        closing, tag = match.groups()
        if not closing:
            if tag not in VOID:
                path.append(tag)
            continue
        if tag not in path:
            problems.append(f"</{tag}> was never opened")
            continue
        while (last := path.pop()) != tag:
            problems.append(f"<{last}> not closed before </{tag}>")
    problems += [f"<{tag}> still open at the end" for tag in reversed(path)]
    return problems


def main():
    page = '<div><h1>Tuna &amp; Co</h1><p class="x">Fresh <b>daily<br></p></span><ul>'
    for problem in inspect(page):
        print("!", problem)
    print(inspect("<p>ok<hr></p>"))
    print(TAG.sub("", page))
    counts = {}
    for closing, tag in TAG.findall(page):
        counts[tag] = counts.get(tag, 0) + (-1 if closing else 1)
    print({t: n for t, n in counts.items() if n})


main()
