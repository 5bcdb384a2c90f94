from typing import NamedTuple, Tuple


class Node(NamedTuple):
    move: str
    value: int = 0
    replies: Tuple["Node", ...] = ()


def minimax(node, maximise=True):
    """Value of the node and the line of best moves."""
    if not node.replies:
        return node.value, [node.move]
    results = [minimax(r, not maximise) for r in node.replies]
    pick = max if maximise else min
    value, line = pick(results, key=lambda r: r[0])
    return value, [node.move] + line


def size(node):
    return 1 + sum(map(size, node.replies))


def main():
    tree = Node("start", replies=(
        Node("push pawn", replies=(Node("trade", 1), Node("wait", 4))),
        Node("attack", replies=(Node("block", -2), Node("counter", -5), Node("blunder", 9))),
        Node("castle", 2),
    ))
    value, line = minimax(tree)
    print(value, " > ".join(line))
    print(size(tree), "positions")
    for reply in tree.replies:
        value, line = minimax(reply, maximise=False)
        print(f"{reply.move:<10}{value:+d} {line[-1]}")
    print(minimax(tree, maximise=False)[0])
    greedy = max(tree.replies, key=lambda n: max((r.value for r in n.replies), default=n.value))
    print("greedy player:", greedy.move, minimax(greedy, False)[0])


main()
