class Room:
    def __init__(self, number, price):
        self.number, self.price = number, price
        self.guest = None


class Guest:
    def __init__(self, name, money):
        self.name, self.money = name, money
        self.room = None
        self.bill = []


class HotelError(Exception):
    pass


class Hotel:
    def __init__(self, rooms):
        self.rooms = rooms

    def check_in(self, guest, most):
        fitting = [r for r in self.rooms if r.guest is None and r.price <= most]
        if not fitting:
            raise HotelError(f"no room for {guest.name}")
        room = max(fitting, key=lambda r: r.price)
        room.guest, guest.room = guest, room
        return room.number

    def night(self):
        for room in self.rooms:
            if room.guest:
                room.guest.bill.append(room.price)

    def check_out(self, guest):
        total = sum(guest.bill)
        if total > guest.money:
            raise HotelError(f"{guest.name} lacks {total - guest.money}")
        guest.money -= total
        guest.room.guest = None
        guest.room, guest.bill = None, []
        return total


hotel = Hotel([Room(1, 60), Room(2, 90)])
ida, tom, eva = Guest("Ida", 200), Guest("Tom", 100), Guest("Eva", 70)
print(hotel.check_in(ida, 100), hotel.check_in(tom, 100))
for guest in (eva, tom, ida):
    hotel.night()
    try:
        if guest.room:
            print(guest.name, "pays", hotel.check_out(guest))
        else:
            hotel.check_in(guest, 100)
    except HotelError as e:
        print(e)
print(hotel.check_in(eva, 70) if not hotel.rooms[0].guest else hotel.rooms[0].guest.name)
print(ida.money, tom.bill, [r.guest and r.guest.name for r in hotel.rooms])
