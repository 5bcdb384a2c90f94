class Review:
    def __init__(self, stars, text="", helpful=0):
        self.stars = stars
        self.text = text
        self.helpful = helpful

    def __lt__(self, other):
        return (self.helpful, self.stars) < (other.helpful, other.stars)


class Hotel:
    PRIOR_MEAN, PRIOR_WEIGHT = 3.5, 4

    def __init__(self, name, *reviews):
        self.name = name
        self.reviews = list(reviews)

    def __iadd__(self, review):
        self.reviews.append(review)
        return self

    @property
    def mean(self):
        return sum(r.stars for r in self.reviews) / len(self.reviews)

    @property
    def score(self):
        total = sum(r.stars for r in self.reviews) + self.PRIOR_MEAN * self.PRIOR_WEIGHT
        return total / (len(self.reviews) + self.PRIOR_WEIGHT)

    def histogram(self):
        for s in range(5, 0, -1):
            n = sum(r.stars == s for r in self.reviews)
            yield f"{s}★ {'▬' * n}"


def main():
    alpina = Hotel("Alpina", Review(5), Review(4, "Nice view", 3), Review(4), Review(5, "Best küche!", 9), Review(3))
    beta = Hotel("Beta Inn", Review(5, "wow"))
    gamma = Hotel("Gamma", *(Review(s) for s in (1, 2, 2, 4)))
    hotels = [gamma, beta, alpina]
    print([h.name for h in sorted(hotels, key=lambda h: -h.mean)])
    print([h.name for h in sorted(hotels, key=lambda h: -h.score)])
    for h in hotels:
        print(f"{h.name:<9}{h.mean:.2f} {h.score:.3f}")
    print(*alpina.histogram(), sep="\n")
    print(max(alpina.reviews).text, "|", min(alpina.reviews).stars)
    beta += Review(5)
    beta += Review(5, helpful=1)
    print(round(beta.score, 3), beta.score > alpina.score)


main()
