class Node:
    def __init__(self, data):
        self.data = data
        self.next = None


class LinkedList:
    def __init__(self):
        self.head = None

    def add_front(self, data):
        node = Node(data)
        node.next = self.head
        self.head = node

    def add_back(self, data):
        if self.head is None:
            self.head = Node(data)
            return
        here = self.head
        while here.next:
            here = here.next
        here.next = Node(data)

    def remove(self, data):
        here = self.head
        before = None
        while here:
            if here.data == data:
                if before:
                    before.next = here.next
                return True
            before = here
            here = here.next
        return False

    def to_text(self):
        text = ""
        here = self.head
        while here:
            text += str(here.data) + " -> "
            here = here.next
        return text + "None"


def main():
    train = LinkedList()
    train.add_back("wagon 1")
    train.add_back("wagon 2")
    train.add_front("engine")
    print(train.to_text())
    print(train.remove("wagon 1"), train.to_text())
    print(train.remove("caboose"), train.to_text())
    print(train.remove("engine"), train.to_text())
    train.add_front("new engine")
    print(train.to_text())


main()
