/** Accepts editors over standard input and output, or over a local port. */
import { createServer, type Server } from 'node:net';
import { Adapter } from './adapter.ts';

/** Serves one editor until it leaves. */
export function serveStdio(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Promise<void> {
  return new Promise(done => {
    new Adapter(done).start(input, output);
  });
}

/** Serves any number of editors, each with a program of its own. Only this machine can connect. */
export function servePort(port: number): Promise<Server> {
  const server = createServer(socket => {
    socket.on('error', () => socket.destroy());
    new Adapter(() => socket.end()).start(socket, socket);
  });
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => done(server));
  });
}
