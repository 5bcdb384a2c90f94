#!/usr/bin/env python3
from textwrap import dedent

recipe = dedent("""\
    chop 4
    heat 6 background
    mix 2
    wait heat
    bake 20 background
    wash 5
    wait bake
    serve 1
""")


def run(recipe):
    clock = 0
    running = {}
    for line in recipe.splitlines():
        match line.split():
            case [step, minutes, "background"]:
                running[step] = clock + int(minutes)
                yield clock, f"start {step}"
            case ["wait", step]:
                clock = max(clock, running.pop(step))
                yield clock, f"{step} ready"
            case [step, minutes]:
                clock += int(minutes)
                yield clock, f"{step} done"
            case other:
                raise SyntaxError(f"bad line {other}")


events = list(run(recipe))
for t, text in events:
    print(f"{t:>3}  {text}")
hands_on = sum(int(line.split()[1]) for line in recipe.splitlines() if len(line.split()) == 2 and "wait" not in line)
print("total", events[-1][0], "hands on", hands_on)
shorter = recipe.replace("bake 20", "bake 3")
print("with a quick oven", list(run(shorter))[-1][0])
try:
    for t, text in run("chop 1\ntaste"):
        print(t, text)
except SyntaxError as e:
    print("SyntaxError:", e)
