class Tile:
    def __init__(self, left, right):
        self.left, self.right = left, right

    def turn(self):
        self.left, self.right = self.right, self.left
        return self

    def __repr__(self):
        return f"[{self.left}|{self.right}]"


def place(chain, tile):
    if not chain:
        chain.append(tile)
    elif tile.left == chain[-1].right:
        chain.append(tile)
    elif tile.right == chain[-1].right:
        chain.append(tile.turn())
    elif tile.right == chain[0].left:
        chain.insert(0, tile)
    elif tile.left == chain[0].left:
        chain.insert(0, tile.turn())
    else:
        return False
    return True


hand = [Tile(3, 5), Tile(1, 2), Tile(5, 1), Tile(6, 6), Tile(3, 4)]
chain = []
while hand:
    for tile in hand:
        if place(chain, tile):
            hand.remove(tile)
            break
    else:
        print("stuck with", hand)
        break
    print(*chain, sep="")
print(sum(t.left + t.right for t in hand))
