TIMELINE = """
02' Hansen 1:0
04' Hansen 2:0
05' Sagosen 2:1
09' Gidsel 3:1
13' Sagosen 3:2 (7m)
14' Dujshebaev 3:3
21' Sagosen 3:4
"""


def events(text):
    for line in text.strip().splitlines():
        minute, scorer, score, *note = line.split()
        home, away = map(int, score.split(":"))
        yield int(minute.rstrip("'")), scorer, (home, away), bool(note)


def main():
    scorers, lead_changes = {}, 0
    last_lead = 0
    previous = (0, 0)
    longest_gap, last_minute = 0, 0
    for minute, scorer, score, penalty in events(TIMELINE):
        scorers.setdefault(scorer, []).append(minute)
        lead = score[0] - score[1]
        if lead * last_lead < 0 or (last_lead == 0 and lead != 0 and previous != (0, 0)):
            lead_changes += 1
        longest_gap = max(longest_gap, minute - last_minute)
        previous, last_lead, last_minute = score, lead, minute
    print("final", "%d:%d" % previous, "lead changes", lead_changes, "longest gap", longest_gap)
    for name, minutes in sorted(scorers.items(), key=lambda kv: (-len(kv[1]), kv[0])):
        print(f"{name:<11}{len(minutes)} {minutes}")
    penalties = [s for _, s, _, p in events(TIMELINE) if p]
    print("penalties:", penalties)


if __name__ == "__main__":
    main()
