import random


def main():
    strength = {"Lions": 1.8, "Bears": 1.2, "Hawks": 1.0, "Mules": 0.5}
    rng = random.Random(1990)
    points = dict.fromkeys(strength, 0)
    goals = {t: [0, 0] for t in strength}
    names = list(strength)
    for i, home in enumerate(names):
        for away in names[i + 1:]:
            h = sum(rng.random() < strength[home] / 6 for _ in range(7))
            a = sum(rng.random() < strength[away] / 6 for _ in range(7))
            goals[home][0] += h
            goals[home][1] += a
            goals[away][0] += a
            goals[away][1] += h
            if h == a:
                points[home] += 1
                points[away] += 1
            else:
                points[home if h > a else away] += 3
            print(f"{home} {h}:{a} {away}")
    table = sorted(names, key=lambda t: (points[t], goals[t][0] - goals[t][1], goals[t][0]), reverse=True)
    for place, t in enumerate(table, 1):
        print(f"{place} {t:6}{points[t]:>3} {goals[t][0]}:{goals[t][1]}")
    expected = sorted(strength, key=strength.get, reverse=True)
    print("as expected:", sum(a == b for a, b in zip(table, expected)), "of", len(table))


if __name__ == "__main__":
    main()
