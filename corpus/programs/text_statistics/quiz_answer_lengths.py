respuestas = {
    "ciudad": ["Sevilla", "la ciudad de Granada", "no sé"],
    "comida": ["paella", "gazpacho andaluz"],
    "río": [],
}

def promedio(lista):
    suma = 0
    for x in lista:
        suma += len(x)
    return suma / len(lista)

resumen = {}
for pregunta, textos in respuestas.items():
    if textos:
        resumen[pregunta] = promedio(textos)
    else:
        resumen[pregunta] = 0.0
for pregunta in resumen:
    print(pregunta.title() + ":", round(resumen[pregunta], 1))

todas = sum(respuestas.values(), [])
más_larga = sorted(todas, key=len)[-1]
print("más larga:", más_larga)
dudosas = [t for t in todas if "no" in t.split()]
print(len(dudosas), "dudosa(s) de", len(todas))
print(max(resumen, key=resumen.get), min(resumen, key=resumen.get))
