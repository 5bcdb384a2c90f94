class Node:
    def __init__(self, item):
        self.item = item
        self.next = None

def make(items):
    head = None
    tail = None
    for i in items:
        n = Node(i)
        if head == None:
            head = n
            tail = n
        else:
            tail.next = n
            tail = n
    return head

def no_repeats(head):
    seen = []
    n = head
    while n != None:
        seen.append(n.item)
        while n.next != None and n.next.item in seen:
            n.next = n.next.next
        n = n.next
    return head

def length(head):
    count = 0
    while head.next != None:
        count = count + 1
        head = head.next
    return count

def text(head):
    s = ""
    while head != None:
        s = s + head.item
        if head.next != None:
            s = s + ", "
        head = head.next
    return s

shopping = make(["milk", "eggs", "milk", "milk", "rice", "eggs", "rice"])
print(text(shopping))
print(length(shopping))
shopping = no_repeats(shopping)
print(text(shopping))
print(length(shopping))
one = make(["salt"])
print(text(one), length(one))
