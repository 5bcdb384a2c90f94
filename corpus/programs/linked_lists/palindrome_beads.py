class Bead:
    def __init__(self, colour, next=None):
        self.colour, self.next = colour, next

def thread(colours):
    head = None
    for c in reversed(colours):
        head = Bead(c, head)
    return head

def symmetric(head):
    slow, fast, seen = head, head, []
    while fast and fast.next:
        seen.append(slow.colour)
        slow, fast = slow.next, fast.next.next
    while slow:
        if seen.pop() != slow.colour:
            return False
        slow = slow.next
    return True

def swap_neighbours(head):
    a = head
    while a and a.next:
        a.colour, a.next.colour = a.next.colour, a.colour
        a = a.next.next
    return head

def colours(head):
    return head.colour + colours(head.next) if head else ""

for pattern in ("rggr", "rgbr", "bb"):
    necklace = thread(pattern)
    print(pattern, symmetric(necklace))
print(colours(swap_neighbours(thread("rgbyw"))))
print(symmetric(thread("rgbgr")))
