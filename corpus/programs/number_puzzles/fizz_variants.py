def make_game(**rules):
    """make_game(fizz=3, buzz=5) gives a function for the spoken word."""
    def say(n):
        words = [word for word, k in rules.items() if n % k == 0 or str(k) in str(n)]
        return "-".join(words) or str(n)
    say.rules = rules
    return say


def play(game, players, start, rounds):
    for i in range(rounds):
        yield players[i % len(players)], game(start + i)


kids = ["Lou", "Max", "Noa"]
bim = make_game(bim=4, bam=6)
for who, word in play(bim, kids, 12, 6):
    print(f"{who}: {word}")

spoken = [bim(n) for n in range(1, 25)]
print(spoken.count("bim"), sum("-" in s for s in spoken), bim.rules)
silent = make_game()
print(silent(7), make_game(x=7)(70), make_game(x=7, y=35)(35))
longest = max(range(1, 25), key=lambda n: len(bim(n)))
print(longest, bim(longest))
