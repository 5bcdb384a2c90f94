import re

SCRIPT = """
ROMEO: But soft, what light?
JULIET: O Romeo
(She sighs.)
ROMEO
Shall I hear more?
NURSE: Madam! (within)
JULIET: Anon, good nurse!
"""
CAST = {"ROMEO", "JULIET", "TYBALT"}

speaker = re.compile(r"^([A-Z]+):\s+(.+)$")
stage = re.compile(r"\(([^)]*)\)")

lines = [l for l in SCRIPT.split("\n") if l]
spoken, problems = {}, []
for n, line in enumerate(lines, 1):
    directions = stage.findall(line)
    text = stage.sub("", line).strip()
    if not text:
        continue
    m = speaker.match(text)
    if m is None:
        problems.append(f"{n}: who says {text!r}?")
        continue
    who, words = m.groups()
    if who not in CAST:
        problems.append(f"{n}: {who} is not in the cast")
    if words[-1] not in ".!?":
        problems.append(f"{n}: no full stop")
    spoken[who] = spoken.get(who, 0) + len(words.split())

print(spoken)
print(*problems, sep="\n")
print("silent:", sorted(CAST - spoken.keys()), "|", len(problems), "problems")
