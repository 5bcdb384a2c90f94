class Model:
    def __init__(self, **data):
        errors = []
        for name, kind in self.__annotations__.items():
            if name in data:
                try:
                    setattr(self, name, kind(data.pop(name)))
                except (TypeError, ValueError) as e:
                    errors.append(f"{name}: {e}")
            elif not hasattr(type(self), name):
                errors.append(f"{name}: required")
        errors += [f"{name}: unknown" for name in data]
        for name in dir(self):
            if name.startswith("check_") and not errors:
                message = getattr(self, name)()
                if message:
                    errors.append(message)
        if errors:
            raise ValueError("; ".join(errors))

    def dict(self):
        return {n: getattr(self, n) for n in self.__annotations__}


class Trip(Model):
    town: str
    nights: int
    price: float = 80.0

    def check_nights(self):
        if self.nights < 1:
            return "nights: at least one"

    def total(self):
        return self.nights * self.price


print(Trip(town="Graz", nights="3").dict())
print(Trip(town="Brno", nights=2, price="64.5").total())
for data in [{"town": "Pula"}, {"town": "Ulm", "nights": "two", "dog": True}, {"town": "Bari", "nights": 0}]:
    try:
        Trip(**data)
    except ValueError as e:
        print(e)
print(Trip.price, Trip(town=5, nights=1.9).dict())
