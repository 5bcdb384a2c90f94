musicians = {
    "drum": {"every": 1, "offset": 0, "sound": "boom"},
    "bass": {"every": 2, "offset": 0, "sound": "dum"},
    "bell": {"every": 3, "offset": 1, "sound": "ding"},
    "horn": {"every": 8, "offset": 7, "sound": "TOOT"},
}
muted = set()
cues = {4: ("mute", "drum"), 6: ("unmute", "drum"), 5: ("faster", "bell"), 7: ("mute", "tuba")}


def play(beat):
    return [m["sound"] for name, m in musicians.items() if name not in muted and (beat - m["offset"]) % m["every"] == 0]


def conduct(beat):
    action, who = cues.get(beat, (None, None))
    if who and who not in musicians:
        return f"there is no {who}"
    if action == "mute":
        muted.add(who)
    elif action == "unmute":
        muted.discard(who)
    elif action == "faster":
        musicians[who]["every"] -= 1


total = 0
for beat in range(8):
    note = conduct(beat)
    sounds = play(beat)
    total += len(sounds)
    print(beat, " + ".join(sounds) or "(silence)", f"<{note}>" if note else "")
print(total, "sounds,", sorted(muted) or "nobody muted", musicians["bell"]["every"])
