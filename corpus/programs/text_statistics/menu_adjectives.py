from collections import defaultdict

MENU = [
    ("Crispy golden chicken with fresh lemon", 14.5),
    ("Soup", 5.0),
    ("Fresh handmade pasta, wild herbs, golden butter", 17.0),
    ("Fresh salad", 8.5),
]
ADJECTIVES = {"crispy", "golden", "fresh", "handmade", "wild"}


def words(text):
    return [w.strip(",").lower() for w in text.split()]


def main():
    counts, prices = defaultdict(int), defaultdict(list)
    for dish, price in MENU:
        found = [w for w in words(dish) if w in ADJECTIVES]
        for w in found:
            counts[w] += 1
            prices[w].append(price)
        print(f"{len(found)} adjectives, {price / len(words(dish)):.2f} per word: {dish[:20]}")
    for w in sorted(counts, key=counts.get, reverse=True):
        print(f"{w:<9}{counts[w]} {sum(prices[w]) / len(prices[w]):6.2f}")
    plain = [p for d, p in MENU if not ADJECTIVES & set(words(d))]
    fancy = [p for d, p in MENU if p not in plain]
    print("an adjective is worth", (sum(fancy) / len(fancy) - sum(plain) / len(plain)) / 2)
    pricey = max(prices, key=lambda w: max(prices[w]))
    print(pricey, "unused:", sorted(ADJECTIVES - counts.keys()))


if __name__ == "__main__":
    main()
