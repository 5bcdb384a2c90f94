ciudades = ["Lugo", "Vigo", "León", "Jaca"]
km = {("Lugo", "Vigo"): 206, ("Lugo", "León"): 229, ("Vigo", "León"): 373,
      ("Jaca", "León"): 479, ("Lugo", "Jaca"): 706}


def distancia(a, b):
    if a == b:
        return 0
    return km.get((a, b)) or km.get((b, a))


tabla = [[distancia(a, b) for b in ciudades] for a in ciudades]

ancho = max(len(c) for c in ciudades)
print(" " * ancho, *[c.rjust(5) for c in ciudades])
for c, fila in zip(ciudades, tabla):
    print(c.ljust(ancho), *[f"{d or '-':>5}" for d in fila])

symmetric = all(tabla[i][j] == tabla[j][i] for i in range(4) for j in range(4))
print("symmetric", symmetric)

for i, c in enumerate(ciudades):
    lejos = max(tabla[i])
    print(c, "->", ciudades[tabla[i].index(lejos)], lejos)
