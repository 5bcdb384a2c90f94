class Card:
    def __init__(self, owner, numbers):
        self.owner = owner
        self.grid = [numbers[i:i + 3] for i in range(0, 9, 3)]
        self.marked = set()

    def mark(self, number):
        for r, row in enumerate(self.grid):
            if number in row:
                self.marked.add((r, row.index(number)))

    def has_bingo(self):
        for i in range(3):
            if all((i, j) in self.marked for j in range(3)):
                return True
            if all((j, i) in self.marked for j in range(3)):
                return True
        return False

    def remaining(self):
        return sum(self.grid[r][c] for r in range(3) for c in range(3) if (r, c) not in self.marked)


def play(cards, calls):
    for n, number in enumerate(calls, 1):
        for card in cards:
            card.mark(number)
        winners = [card for card in cards if card.has_bingo()]
        if winners:
            return n, winners
    return None


def main():
    cards = [
        Card("Nonna", [4, 17, 9, 22, 31, 8, 13, 2, 40]),
        Card("Pia", [31, 5, 2, 9, 40, 11, 6, 17, 28]),
    ]
    turn, winners = play(cards, [9, 31, 5, 40, 17, 2, 8])
    for w in winners:
        print(f"{w.owner} wins in turn {turn} with {w.remaining()} points")
    late = [Card("Udo", [1, 3, 7, 12, 14, 15, 16, 18, 19])]
    turn, winners = play(late, [9, 31, 1, 3])
    print(turn, winners)


if __name__ == "__main__":
    main()
