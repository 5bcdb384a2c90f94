class Link:
    def __init__(self, item, rest=None):
        self.item = item
        self.rest = rest

    def __iter__(self):
        at = self
        while at is not None:
            yield at.item
            at = at.rest


def reverse(first):
    done = None
    while first is not None:
        first.rest, done, first = done, first, first.rest
    return done


def reverse_recursive(node, done=None):
    if node is None:
        return done
    return reverse_recursive(node.rest, Link(node.item, done))


def middle(first):
    slow = fast = first
    while fast.rest and fast.rest.rest:
        slow, fast = slow.rest, fast.rest.rest
    return slow.item


word = Link("s", Link("t", Link("o", Link("p"))))
print(*word, middle(word))
other = reverse_recursive(word)
print(*other, "|", *word)
flipped = reverse(word)
print(*flipped, "|", *word)     # word is the last link now
print(middle(flipped), word.rest, flipped.rest.rest.rest is word)
