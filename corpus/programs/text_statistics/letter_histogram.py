def histogram(text, width=12):
    counts = {}
    for ch in text:
        if not ch.isalpha():
            continue
        ch = ch.upper()
        if ch in counts:
            counts[ch] += 1
        else:
            counts[ch] = 1
    top = max(counts.values())
    lines = []
    for ch in sorted(counts):
        bar = "#" * (counts[ch] * width // top)
        lines.append(ch + " |" + bar.ljust(width) + "| " + str(counts[ch]))
    return lines


def main():
    for line in histogram("Mississippi mud!"):
        print(line)
    print()
    rows = histogram("see the bees", 6)
    print(len(rows), rows[0])
    rows = histogram("1234 !!")
    print(rows)


if __name__ == "__main__":
    main()
