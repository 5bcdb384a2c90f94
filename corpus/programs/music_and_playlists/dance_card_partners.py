def main():
    dances = ["waltz", "polka", "tango", "foxtrot"]
    wishes = [("Emma", "Karl", "waltz"), ("Lina", "Karl", "waltz"), ("Emma", "Otto", "tango"), ("Lina", "Karl", "tango"), ("Olga", "Otto", "polka"), ("Emma", "Karl", "salsa")]
    cards = {}
    busy = set()
    for lady, gentleman, dance in wishes:
        if dance not in dances:
            print(f"{dance} is not played tonight")
        elif (lady, dance) in busy or (gentleman, dance) in busy:
            other = gentleman if (gentleman, dance) in busy else lady
            print(f"{other} is taken for the {dance}")
        else:
            busy |= {(lady, dance), (gentleman, dance)}
            cards.setdefault(lady, {})[dance] = gentleman
    for lady, card in sorted(cards.items()):
        print(lady + ": " + ", ".join(f"{d} {card.get(d, '...')}" for d in dances))
    free = {d: [l for l in cards if d not in cards[l]] for d in dances}
    print({d: len(f) for d, f in free.items()})
    most = max(cards, key=lambda l: len(cards[l]))
    print("most dances:", most, len(cards[most]))


if __name__ == "__main__":
    main()
