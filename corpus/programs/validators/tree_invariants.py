class Node:
    def __init__(self, key, left=None, right=None):
        self.key, self.left, self.right = key, left, right


def ordered(node, low=float("-inf"), high=float("inf")):
    if node is None:
        return True
    if not low < node.key < high:
        return False
    return ordered(node.left, low, node.key) and ordered(node.right, node.key, high)


def locally_ordered(node):
    if node is None:
        return True
    if node.left and node.left.key >= node.key:
        return False
    if node.right and node.right.key <= node.key:
        return False
    return locally_ordered(node.left) and locally_ordered(node.right)


def height(node):
    return 0 if node is None else 1 + max(height(node.left), height(node.right))


def balanced(node):
    if node is None:
        return True
    return abs(height(node.left) - height(node.right)) <= 1 and balanced(node.left) and balanced(node.right)


def main():
    good = Node(50, Node(20, Node(10), Node(30)), Node(70))
    sneaky = Node(50, Node(20, None, Node(60)), Node(70))
    chain = Node(1, None, Node(2, None, Node(3)))
    for name, tree in [("good", good), ("sneaky", sneaky), ("chain", chain), ("empty", None)]:
        print(f"{name:<7}{ordered(tree)!s:<6}{locally_ordered(tree)!s:<6}{balanced(tree)!s:<6}{height(tree)}")


if __name__ == "__main__":
    main()
