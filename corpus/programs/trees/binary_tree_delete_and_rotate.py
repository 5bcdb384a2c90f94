class Node:
    def __init__(self, key, left=None, right=None):
        self.key, self.left, self.right = key, left, right

    def __str__(self):
        left = f"({self.left})" if self.left else "."
        right = f"({self.right})" if self.right else "."
        return f"{left}{self.key}{right}" if self.left or self.right else str(self.key)


def insert(node, key):
    if node is None:
        return Node(key)
    if key < node.key:
        node.left = insert(node.left, key)
    elif key > node.key:
        node.right = insert(node.right, key)
    return node


def rotate_left(node):
    top = node.right
    node.right, top.left = top.left, node
    return top


def delete(node, key):
    if node is None:
        return None
    if key < node.key:
        node.left = delete(node.left, key)
    elif key > node.key:
        node.right = delete(node.right, key)
    elif node.left is None:
        return node.right
    elif node.right is None:
        return node.left
    else:
        follow = node.right
        while follow.left:
            follow = follow.left
        node.key = follow.key
        node.right = delete(node.right, follow.key)
    return node


root = None
for k in (4, 2, 6, 5, 7):
    root = insert(root, k)
print(root)
root = rotate_left(root)
print(root)
for k in (4, 9, 7, 6):
    root = delete(root, k)
    print(k, root)
