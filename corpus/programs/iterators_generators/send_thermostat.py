def thermostat(target):
    heating = False
    while True:
        temp = yield ("HEAT" if heating else "off")
        if temp is None:
            continue
        if isinstance(temp, str):
            target = float(temp)
            continue
        if temp < target - 1:
            heating = True
        elif temp > target + 1:
            heating = False


t = thermostat(20)
print(next(t))
for value in [19.5, 18.5, 20.5, 21.5, 20, "23", 21.9, None]:
    print(value, "->", t.send(value))
t.close()
