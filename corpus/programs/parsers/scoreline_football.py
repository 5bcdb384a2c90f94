import re

REPORT = """
Rot-Weiß 2:1 Hafen (12' Özer, 40' Kim og, 88' Özer)
Hafen 0:0 Wacker
Wacker 1:3 Rot-Weiß (5' Noll, 17' Özer, 60' Ito, 61' Ito pen)
"""


def parse(line):
    m = re.match(r"(.+?) (\d+):(\d+) (.+?)(?: \((.*)\))?$", line)
    home, a, b, away, goals = m.groups()
    scorers = []
    for g in (goals or "").split(", "):
        if g:
            minute, name, *note = g.split()
            scorers.append((int(minute.rstrip("'")), name, note[0] if note else ""))
    return {"home": home, "away": away, "score": (int(a), int(b)), "goals": scorers}


def check(match_):
    return sum(match_["score"]) == len(match_["goals"])


def main():
    matches = [parse(l) for l in REPORT.strip().splitlines()]
    scorers, points = {}, {}
    for m in matches:
        a, b = m["score"]
        print(m["home"], f"{a}-{b}", m["away"], "" if check(m) else "goals do not fit")
        for minute, name, note in m["goals"]:
            if note != "og":
                scorers[name] = scorers.get(name, 0) + 1
        home, away = (3, 0) if a > b else (0, 3) if b > a else (1, 1)
        points[m["home"]] = points.get(m["home"], 0) + home
        points[m["away"]] = points.get(m["away"], 0) + away
    print(sorted(scorers.items(), key=lambda s: (-s[1], s[0])))
    print(points, max(points, key=points.get))
    early = [(g[0], g[1]) for m in matches for g in m["goals"] if g[0] <= 15]
    print(early, sum(len(m["goals"]) for m in matches) / len(matches))


if __name__ == "__main__":
    main()
