import re

TEMPLATE = "Hello {{name}}! {% if vip %}Your table {{table}} is ready.{% end %}{% if late %}You are late.{% end %} Bye{{mark}}"


def render(template, values):
    out = [[]]
    active = [True]
    for token in re.split(r"(\{\{.*?\}\}|\{%.*?%\})", template):
        if token.startswith("{{"):
            if active[-1]:
                out[-1].append(str(values.get(token[2:-2].strip(), "?")))
        elif token.startswith("{%"):
            words = token[2:-2].split()
            if words[0] == "if":
                active.append(active[-1] and bool(values.get(words[1])))
                out.append([])
            else:
                text = "".join(out.pop())
                if active.pop():
                    out[-1].append(text)
        elif active[-1]:
            out[-1].append(token)
    return "".join(out[0])


def main():
    print(render(TEMPLATE, {"name": "Zoë", "vip": True, "table": 7, "mark": "."}))
    print(render(TEMPLATE, {"name": "Al", "late": 1}))
    print(render("{% if a %}a{% if b %}b{% end %}c{% end %}", {"a": 1, "b": 0}))
    print(render("{% end %}", {}))


main()
