board = [(-3, 20), (-1, 10), (2, 30), (4, 5)]

torque = 0
for place, kg in board:
    torque += place * kg
print("torque", torque)
if torque > 0:
    print("right side goes down")
elif torque < 0:
    print("left side goes down")
else:
    print("balanced")

need = 12
place = -torque / need
print("put", need, "kg at", round(place, 2))
board.append((place, need))
check = sum(p * kg for p, kg in board)
print("balanced now:", check == 0, check)

total = sum(kg for _, kg in board)
center = sum(p * kg for p, kg in board) / total
print("total", total, "center", center)
left = [kg for p, kg in board if p < 0]
right = [kg for p, kg in board if p > 0]
print(left, right, "force on the left", sum(left) * 9.81)
