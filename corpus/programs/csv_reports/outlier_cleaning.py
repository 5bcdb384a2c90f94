import statistics as st

weights_csv = "id,weight\na,71.2\nb,69.8\nc,7.05\nd,70.4\ne,72.9\nf,704"


def read(csv_text):
    lines = csv_text.splitlines()
    pairs = []
    for line in lines[1:]:
        name, w = line.split(",")
        pairs.append((name, float(w)))
    return pairs


def outliers(pairs, k=3):
    med = st.median(w for _, w in pairs)
    mad = st.median(abs(w - med) for _, w in pairs)
    return [(n, w) for n, w in pairs if abs(w - med) > k * mad]


def repair(weight, centre):
    for factor in (10, 0.1):
        candidate = weight * factor
        if 0.9 * centre < candidate < 1.1 * centre:
            return round(candidate, 2)
    return None


pairs = read(weights_csv)
odd = outliers(pairs)
centre = st.median(w for _, w in pairs)
print("centre", round(centre, 2), "odd:", odd)

for pair in odd:
    pairs.remove(pair)
    fixed = repair(pair[1], centre)
    if fixed is not None:
        pairs.append((pair[0], fixed))

pairs.sort()
print(pairs)
print(round(st.mean(w for _, w in pairs), 3), round(st.stdev(w for _, w in pairs), 3))
