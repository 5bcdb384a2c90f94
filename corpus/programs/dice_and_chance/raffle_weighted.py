tickets = [("Lena", 5), ("Marek", 1), ("Nuria", 10), ("Oskar", 4)]


def cumulative(tickets):
    table, upper = [], 0
    for name, n in tickets:
        upper += n
        table.append((upper, name))
    return table


def find(table, number):
    low, high = 0, len(table)
    while low < high:
        mid = (low + high) // 2
        if number < table[mid][0]:
            high = mid
        else:
            low = mid + 1
    return table[low][1]


def main():
    table = cumulative(tickets)
    print(table)
    for number in (0, 4, 5, 6, 15, 16, 19):
        print(f"ticket {number:>2}: {find(table, number)}")
    wins = {}
    for number in range(0, 20, 3):
        name = find(table, number)
        wins[name] = wins.get(name, 0) + 1
    print(wins)
    print(find(table, 20))


if __name__ == "__main__":
    main()
