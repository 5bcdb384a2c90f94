from itertools import groupby


def label(bpm, previous):
    """Classify with hysteresis, so that one odd beat does not flip the alarm."""
    if previous == "alarm":
        return "normal" if 60 <= bpm <= 110 else "alarm"
    if bpm > 130 or bpm < 40:
        return "alarm"
    return "watch" if not 55 <= bpm <= 115 else "normal"


def classify(beats, state="normal"):
    for b in beats:
        state = label(b, state)
        yield b, state


def summary(states):
    return [(name, len(list(group))) for name, group in groupby(states)]


beats = [72, 75, 118, 133, 120, 112, 108, 90, 52, 39, 58, 61]
pairs = list(classify(beats))
states = [s for _, s in pairs]
runs = summary(states)
for name, length in runs:
    print(f"{name:<7}{'=' * length} {length}")
alarms = [b for b, s in pairs if s == "alarm"]
print("alarm beats", alarms, "mean", sum(alarms) / len(alarms))
worst = max(alarms, key=lambda b: abs(b - 75))
print("worst", worst)
