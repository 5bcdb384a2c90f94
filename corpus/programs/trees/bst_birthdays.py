class Leaf:
    def __init__(self, key, value):
        self.key = key
        self.value = value
        self.left = None
        self.right = None


def insert(root, key, value):
    if root is None:
        return Leaf(key, value)
    if key < root.key:
        root.left = insert(root.left, key, value)
    elif key > root.key:
        root.right = insert(root.right, key, value)
    else:
        root.value = root.value + " and " + value
    return root


def walk(root):
    if root is None:
        return []
    return walk(root.left) + [(root.key, root.value)] + walk(root.right)


def height(root):
    if root is None:
        return 0
    return 1 + max(height(root.left), height(root.right))


root = None
birthdays = [("06-12", "Olga"), ("02-28", "Pavel"), ("11-03", "Rita"), ("06-12", "Sam"), ("01-30", "Tess")]
for day, name in birthdays:
    root = insert(root, day, name)

for day, name in walk(root):
    print(day, name)
print("height", height(root))
print("first birthday:", walk(root)[0])
print(root.key, root.left.key, root.right.key)
