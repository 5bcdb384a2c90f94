scenes = {"concert": {"vocals": 80, "guitar": 60, "drums": 70}, "talk": {"vocals": 100}}
channels = ["vocals", "guitar", "drums", "keys"]
current = dict.fromkeys(channels, 0)

def fade(to, steps):
    start = current.copy()
    for s in range(1, steps + 1):
        for ch in channels:
            goal = scenes[to].get(ch, 0)
            current[ch] = start[ch] + (goal - start[ch]) * s // steps
        yield s, dict(current)

for name in ("concert", "talk"):
    print("fade to", name)
    for step, levels in fade(name, 3):
        bars = [f"{ch[0]}{'|' * (levels[ch] // 10):<10}" for ch in channels]
        print(step, " ".join(bars))

print(current)
loud = max(current, key=current.get)
print(loud, [ch for ch in channels if not current[ch]])
scenes["solo"] = {**scenes["concert"], "guitar": 100, "drums": scenes["concert"]["drums"] // 2}
*_, (last_step, levels) = fade("solo", 4)
print(last_step, levels, levels == current)
print({ch: sum(s.get(ch, 0) for s in scenes.values()) / len(scenes) for ch in channels})
