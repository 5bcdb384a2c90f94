"""Spreadsheet-like form: changing a field recomputes those that depend on it."""


class Form:
    def __init__(self):
        self.values = {}
        self.formulas = {}
        self.computed = 0

    def formula(self, name, *inputs):
        def add(function):
            self.formulas[name] = (inputs, function)
            return function
        return add

    def __setitem__(self, name, value):
        self.values[name] = value
        for target, (inputs, function) in self.formulas.items():
            if name in inputs and all(i in self.values for i in inputs):
                self.computed += 1
                self[target] = function(*(self.values[i] for i in inputs))

    def __getitem__(self, name):
        return self.values[name]


form = Form()


@form.formula("net", "price", "count")
def net(price, count):
    return price * count


@form.formula("gross", "net", "vat")
def gross(net, vat):
    return round(net * (1 + vat / 100), 2)


form["price"] = 19.5
form["count"] = 3
form["vat"] = 19
print(form["net"], form["gross"], form.computed)
form["count"] = 4
print(form["net"], form["gross"], form.computed)
form["vat"] = 0
print(form.values)
