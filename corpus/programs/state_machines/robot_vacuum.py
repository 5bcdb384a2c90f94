class Robot:
    def __init__(self, battery=10):
        self.battery = battery
        self.state = 'docked'
        self.cleaned = 0
        self.trips = 0

    def getState(self):
        return self.state

    def getBattery(self):
        return self.battery

    def update(self):
        if self.state == 'docked':
            self.battery += 4
            if self.battery >= 10:
                self.battery = 10
                self.state = 'cleaning'
                self.trips += 1
        elif self.state == 'cleaning':
            self.battery -= 2
            self.cleaned += 1
            if self.battery < 3:
                self.state = 'returning'
        elif self.state == 'returning':
            self.battery -= 1
            self.state = 'docked'


robot = Robot()
lines = []
for minute in range(16):
    robot.update()
    lines.append('%d:%s:%d' % (minute, robot.getState()[0], robot.getBattery()))
print(' '.join(lines[:8]))
print(' '.join(lines[8:]))
print('cleaned', robot.cleaned, 'squares in', robot.trips, 'trips')
assert robot.getBattery() >= 0, 'battery empty'
