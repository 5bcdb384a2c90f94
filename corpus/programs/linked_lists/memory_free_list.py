class Heap:
    """First fit allocator; free blocks are linked by address."""

    class Block:
        def __init__(self, start, size, next=None):
            self.start, self.size, self.next = start, size, next

    def __init__(self, size):
        self.free = Heap.Block(0, size)
        self.used = {}

    def alloc(self, size):
        before, block = None, self.free
        while block and block.size < size:
            before, block = block, block.next
        if block is None:
            raise MemoryError(f"no room for {size}")
        address = block.start
        block.start += size
        block.size -= size
        if block.size == 0:
            if before:
                before.next = block.next
            else:
                self.free = block.next
        self.used[address] = size
        return address

    def release(self, address):
        size = self.used.pop(address)
        self.free = Heap.Block(address, size, self.free)

    def holes(self):
        block = self.free
        while block:
            yield block.start, block.size
            block = block.next


def main():
    heap = Heap(100)
    a, b, c = heap.alloc(30), heap.alloc(20), heap.alloc(40)
    print(a, b, c, list(heap.holes()))
    heap.release(b)
    heap.release(a)
    print(list(heap.holes()))
    try:
        print(heap.alloc(50))
    except MemoryError as e:
        print(e, "although", sum(s for _, s in heap.holes()), "are free")
    print(heap.alloc(20), list(heap.holes()), heap.used)


main()
