def duplicates(album):
    dups = []
    for card in album:
        if album.count(card) > 1 and card not in dups:
            dups.append(card)
    return dups


def swap(album_a, album_b, give, take):
    album_a.remove(give)
    album_b.remove(take)
    album_a.append(take)
    album_b.append(give)


def main():
    max_album = [1, 4, 4, 7, 9, 9, 9]
    eva_album = [2, 2, 4, 5, 5, 10]
    wanted_by_max = [n for n in duplicates(eva_album) if n not in max_album]
    wanted_by_eva = [n for n in duplicates(max_album) if n not in eva_album]
    print("Max wants", wanted_by_max, "Eva wants", wanted_by_eva)
    pairs = list(zip(wanted_by_eva, wanted_by_max))
    for give, take in pairs:
        swap(max_album, eva_album, give, take)
        print("swap", give, "<->", take)
    complete = set(range(1, 11))
    print("Max lacks", sorted(complete - set(max_album)))
    print("Eva lacks", sorted(complete - set(eva_album)))
    print("together lack", sorted(complete.difference(max_album, eva_album)))


main()
