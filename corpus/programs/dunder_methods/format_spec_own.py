class Angle:
    def __init__(self, degrees):
        self.degrees = degrees % 360

    def __format__(self, spec):
        if spec == "":
            return str(self)
        if spec == "dm":
            whole = int(self.degrees)
            return f"{whole}°{round((self.degrees - whole) * 60):02}'"
        if spec.endswith("t"):
            return format(self.degrees / 360, spec[:-1] + "f") + " turns"
        return format(self.degrees, spec)

    def __str__(self):
        return f"{self.degrees:g} degrees"

    def __round__(self, n=0):
        return Angle(round(self.degrees, n))


a = Angle(12.75)
print(f"{a}|{a:dm}|{a:.2t}|{a:08.3f}|{a!s:>15}|")
print("{:dm} {:.0f}".format(Angle(-30.5), round(a)))
for x in (Angle(720), Angle(359.99)):
    print(f"{x:>10.1f}{x:dm}")
