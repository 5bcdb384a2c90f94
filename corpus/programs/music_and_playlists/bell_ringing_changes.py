def plain_hunt(bells: list[int]) -> list[list[int]]:
    rows = [bells]
    start = 0
    while True:
        row = list(rows[-1])
        for i in range(start, len(row) - 1, 2):
            row[i], row[i + 1] = row[i + 1], row[i]
        rows.append(row)
        start = 1 - start
        if row == bells:
            return rows


def path(rows: list[list[int]], bell: int) -> list[int]:
    return [row.index(bell) + 1 for row in rows]


def main() -> None:
    rows = plain_hunt([1, 2, 3, 4])
    for row in rows:
        print("".join(map(str, row)))
    print("changes:", len(rows) - 1, "different:", len({tuple(r) for r in rows}))
    treble = path(rows, 1)
    print("treble", treble, "leads", treble.count(1))
    backrounds = [i for i, r in enumerate(rows) if r == [4, 3, 2, 1]]
    print("reversed at", backrounds)
    for bells in ([1, 2], [1, 2, 3], [1, 2, 3, 4, 5]):
        print(len(bells), "bells:", len(plain_hunt(bells)) - 1)


if __name__ == "__main__":
    main()
