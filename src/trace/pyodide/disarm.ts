/**
 * A second wall, in case a program gets out of the realm: the worker thread's own realm loses what would turn an
 * object into code, and what that code could call. Call it when nothing needs these any more.
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
