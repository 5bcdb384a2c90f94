minutes = [12, 45, 30, 8, 25, 60, 35, 20, 15, 90]


def quantile(values, q):
    ordered = sorted(values)
    position = q * (len(ordered) - 1)
    low = int(position)
    part = position - low
    if low + 1 == len(ordered):
        return ordered[low]
    return ordered[low] * (1 - part) + ordered[low + 1] * part


def box_plot(values, width=30):
    low, high = min(values), max(values)
    place = lambda v: round((v - low) / (high - low) * width)
    q1, q2, q3 = (quantile(values, q) for q in (0.25, 0.5, 0.75))
    line = [" "] * (width + 1)
    for i in range(place(low), place(q1)):
        line[i] = "-"
    for i in range(place(q3), place(high)):
        line[i] = "-"
    for i in range(place(q1), place(q3) + 1):
        line[i] = "="
    line[place(q2)] = "#"
    line[0] = line[-1] = "|"
    return "".join(line)


def main():
    quartiles = [quantile(minutes, q / 4) for q in range(5)]
    print(quartiles)
    print(box_plot(minutes))
    iqr = quartiles[3] - quartiles[1]
    far = [m for m in minutes if m > quartiles[3] + 1.5 * iqr]
    print("IQR", iqr, "far out:", far)
    rest = [m for m in minutes if m not in far]
    print(box_plot(rest), round(sum(rest) / len(rest), 2))
    groups = {"short": [], "long": []}
    for m in minutes:
        groups["short" if m <= quartiles[2] else "long"].append(m)
    print(groups, quantile([7], 0.9))


if __name__ == "__main__":
    main()
