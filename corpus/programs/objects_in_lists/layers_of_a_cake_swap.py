class Layer:
    def __init__(self, taste, height):
        self.taste, self.height = taste, height

    def __repr__(self):
        return f"{self.taste}{self.height}"


class Cake:
    def __init__(self, *layers):
        self.layers = list(layers)

    @property
    def height(self):
        return sum(layer.height for layer in self.layers)

    def cut_in_half(self):
        middle = len(self.layers) // 2
        top = Cake(*self.layers[middle:])
        del self.layers[middle:]
        return top

    def stack(self, other):
        self.layers += other.layers
        return self

    def ice(self, taste="sugar"):
        for i in range(len(self.layers) - 1, 0, -1):
            self.layers.insert(i, Layer(taste, 1))
        return self


cake = Cake(Layer("nut", 4), Layer("lemon", 3), Layer("cocoa", 5))
top = cake.cut_in_half()
print(cake.layers, top.layers, top.height)
print(top.stack(cake).layers, cake.layers)
cake.layers[0].height = 1
print(top.layers, top.height, top.ice().height)
twin = Cake(*top.layers)
twin.layers[0].taste = "plum"
twin.layers.pop()
print(top.layers, len(twin.layers))
print(Cake().ice().height, Cake(Layer("x", 2)).stack(twin).ice("jam").layers[:3])
