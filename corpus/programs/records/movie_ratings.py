ratings = {}


def rate(user, film, stars):
    if film not in ratings:
        ratings[film] = {}
    ratings[film][user] = stars


def average(film):
    stars = ratings[film].values()
    return sum(stars) / len(stars)


def similar(a, b):
    both = [f for f in ratings if a in ratings[f] and b in ratings[f]]
    if not both:
        return None
    return sum(abs(ratings[f][a] - ratings[f][b]) for f in both) / len(both)


def main():
    for line in ["ann Up 5", "ann Jaws 2", "ben Up 4", "ben Tron 5", "cat Jaws 3", "cat Tron 1", "ann Up 4"]:
        user, film, stars = line.split()
        rate(user, film, int(stars))
    for film in sorted(ratings, key=average, reverse=True):
        print(f"{film:<5}{average(film):.2f} {'*' * round(average(film))}")
    users = ["ann", "ben", "cat"]
    for i, a in enumerate(users):
        for b in users[i + 1:]:
            print(a, b, similar(a, b))
    missing = {u: [f for f in ratings if u not in ratings[f]] for u in users}
    print(missing)
    print(average("Alien"))


main()
