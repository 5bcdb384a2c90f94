def build(pattern):
    """Table of a machine that finds a pattern (as Knuth, Morris and Pratt do)."""
    table = [{} for _ in range(len(pattern) + 1)]
    for state in range(len(pattern) + 1):
        for c in "ACGT":
            seen = pattern[:state] + c
            n = min(len(pattern), state + 1)
            while n and not seen.endswith(pattern[:n]):
                n -= 1
            table[state][c] = n
    return table


def scan(text, table):
    goal = len(table) - 1
    state, hits, visited = 0, [], []
    for i, c in enumerate(text):
        state = table[state][c]
        visited.append(state)
        if state == goal:
            hits.append(i - goal + 1)
    return hits, visited


def main():
    table = build("ACAC")
    for state, row in enumerate(table):
        print(state, row)
    hits, visited = scan("TACACACGACAC", table)
    print(hits, visited)
    print([text for text in ("ACA", "GACAC", "") if scan(text, table)[0]])
    longest = max(visited)
    print(longest, visited.count(0))


main()
