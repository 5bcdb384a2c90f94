/**
 * A second wall, for the case that a way out of the realm is found: the realm around it, the worker thread's own, loses
 * what would turn one of its objects into code, and what that code could call. To be done when nothing needs them any
 * more.
 */
export function disarm(): void {
  for (const one of [() => {}, async () => {}, function* () {}, async function* () {}]) {
    Reflect.deleteProperty(Object.getPrototypeOf(one) as object, 'constructor');
  }
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!/^(Object|Array|Promise|Symbol|Error|Reflect|globalThis)$/.test(name)) {
      Reflect.deleteProperty(globalThis, name);
    }
  }
}
