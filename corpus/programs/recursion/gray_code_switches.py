def gray(n):
    if n == 0: return [""]
    shorter = gray(n - 1)
    return ["0" + g for g in shorter] + ["1" + g for g in reversed(shorter)]

def changed(a, b):
    return [i for i, (x, y) in enumerate(zip(a, b)) if x != y]

lamps = ["hall", "stairs", "attic"]
sequence = gray(len(lamps))
print(sequence)
for before, after in zip(sequence, sequence[1:]):
    (i,) = changed(before, after)
    print(f"{lamps[i]:<7}{'on' if after[i] == '1' else 'off'}")
on_count = [g.count("1") for g in sequence]
print(on_count, sum(on_count))
assert len(set(sequence)) == 2 ** len(lamps)
