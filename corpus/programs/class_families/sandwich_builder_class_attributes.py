class Sandwich:
    bread = "white"
    fillings = ()
    price = 200

    def __init__(self, *extra):
        self.fillings = (*type(self).fillings, *extra)
        self.price += 50 * len(extra)

    @classmethod
    def on(cls, bread):
        sub = type(bread.title() + cls.__name__, (cls,), {"bread": bread})
        return sub

    def __str__(self):
        return f"{type(self).__name__}: {', '.join(self.fillings) or 'plain'} on {self.bread}, {self.price}"


class Cheese(Sandwich):
    fillings = ("cheese",)
    price = Sandwich.price + 80


class Deluxe(Cheese):
    fillings = Cheese.fillings + ("ham", "egg")

    def __init__(self, *extra):
        super().__init__(*extra, "sauce")


lunch = [Sandwich(), Cheese("tomato"), Deluxe(), Deluxe.on("rye")("onion")]
print(*lunch, sep="\n")
Sandwich.price += 100
Cheese.bread = "brown"
print(*[(s.price, type(s).price, s.bread) for s in lunch])
print(issubclass(type(lunch[3]), Deluxe), type(lunch[3]) is Deluxe, Deluxe.fillings)
print(sum(s.price for s in lunch), Sandwich("jam"), Cheese())
