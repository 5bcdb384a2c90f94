class Car:
    def __init__(self, kind, next=None):
        self.kind = kind
        self.next = next


def train(kinds):
    head = None
    for kind in kinds[::-1]:
        head = Car(kind, head)
    return head


def kinds(head):
    result = []
    while head:
        result.append(head.kind)
        head = head.next
    return result


def remove_all(head, kind):
    car = head
    while car.next:
        if car.next.kind == kind:
            car.next = car.next.next
        else:
            car = car.next
    return head


def count(head, kind):
    n = 0
    while head.next:
        if head.kind == kind:
            n += 1
        head = head.next
    return n


def main():
    freight = train(["tank", "box", "tank", "tank", "flat", "tank"])
    print(kinds(freight))
    print("tanks:", count(freight, "tank"))
    freight = remove_all(freight, "tank")
    print(kinds(freight), "tanks:", count(freight, "tank"))
    short = train(["box"])
    print(count(short, "box"), kinds(remove_all(short, "flat")))


if __name__ == "__main__":
    main()
