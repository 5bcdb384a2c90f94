LEAF = 'leaf'
def branch(*kids): return ('branch', list(kids))
def leaf(colour): return (LEAF, colour)

maple = branch(
    leaf('red'),
    branch(leaf('green'), leaf('red'), branch(leaf('red'))),
    branch(),
)

def count(tree, colour):
    kind, content = tree
    if kind == LEAF:
        return content == colour
    n = 0
    for kid in content:
        n += count(kid, colour)
    return n

def paint(tree, old, new):
    kind, content = tree
    if kind == LEAF:
        return leaf(new if content == old else content)
    return branch(*[paint(k, old, new) for k in content])

def drop(tree, colour):
    kind, content = tree
    for kid in content:
        if kid == leaf(colour):
            content.remove(kid)
        elif kid[0] != LEAF:
            drop(kid, colour)
    return tree

print(count(maple, 'red'), count(maple, 'green'))
autumn = paint(maple, 'green', 'yellow')
print(autumn[1][1])
print(count(maple, 'green'), count(autumn, 'yellow'))
hedge = branch(leaf('red'), leaf('red'), leaf('brown'))
print(drop(hedge, 'red'))
print(count(drop(autumn, 'red'), 'red'))
