def score(rolls):
    """Ten-pin bowling, given the knocked-down pins of every roll."""
    total, i, frames = 0, 0, []
    for frame in range(10):
        if i >= len(rolls):
            break
        if rolls[i] == 10:
            total += sum(rolls[i:i + 3])
            i += 1
        elif sum(rolls[i:i + 2]) == 10:
            total += sum(rolls[i:i + 3])
            i += 2
        else:
            total += sum(rolls[i:i + 2])
            i += 2
        frames.append(total)
    return frames


print(score([10] * 12)[-1])
print(score([3, 4, 5, 5, 6, 1]))
print(score([10, 7, 3, 2]))
marks = {"X": 10, "-": 0}
line = "X 9 - 8 1"
print(score([marks.get(m) or int(m) for m in line.split() if m != "-"]), "loses the gutter ball")
print(score([marks[m] if m in marks else int(m) for m in line.split()]))
