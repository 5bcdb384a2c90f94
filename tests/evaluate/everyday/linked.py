class Node:
    def __init__(self, value, next=None):
        self.value = value
        self.next = next


class LinkedList:
    def __init__(self, values=()):
        self.head = None
        self.size = 0
        for value in values:
            self.push(value)

    def push(self, value):
        self.head = Node(value, self.head)
        self.size += 1

    def __len__(self):
        return self.size

    def __iter__(self):
        node = self.head
        while node:
            yield node.value
            node = node.next

    def reverse(self):
        before = None
        node = self.head
        while node is not None:
            node.next, before, node = before, node, node.next
        self.head = before


def main():
    numbers = LinkedList([3, 1])
    numbers.push(7)
    print(list(numbers), len(numbers))
    numbers.reverse()
    print(list(numbers))
    return numbers.head.value


main()
