def link(text):
    head = None
    for ch in reversed(text):
        head = [ch, head]
    return head


def read(node):
    out = ""
    while node is not None:
        out += node[0]
        node = node[1]
    return out


def splice(node, start, length):
    """Cut `length` cells out behind the first `start`; returns both parts."""
    before = node
    for _ in range(start - 1):
        before = before[1]
    piece = last = before[1]
    for _ in range(length - 1):
        last = last[1]
    before[1], last[1] = last[1], None
    return node, piece


def append(node, other):
    end = node
    while end[1] is not None:
        end = end[1]
    end[1] = other
    return node


def main():
    strand = link("ATGGCCTAA")
    rest, piece = splice(strand, 3, 2)
    print(read(rest), read(piece))
    joined = append(rest, piece)
    print(read(joined), len(read(joined)))
    piece[0] = "X"
    print(read(strand), strand is joined)
    print(read(append(link("TT"), link("AA"))), repr(read(link(""))))


if __name__ == "__main__":
    main()
