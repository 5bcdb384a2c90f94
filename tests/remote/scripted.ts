/** A server that answers by a script, for behaviour that no good server has. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
}

export type Reply = (response: ServerResponse, asked: Asked) => void;

export interface Scripted {
  readonly address: string;
  readonly asked: readonly Asked[];
  close(): Promise<void>;
}

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Reply =>
  response => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

export const text =
  (body: string, status = 200): Reply =>
  response => {
    response.writeHead(status).end(body);
  };

/** Says how much will come, sends half of it and is gone. */
export const half: Reply = response => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
  response.write('{"choices": [{"index": 0, "te');
  setTimeout(() => response.destroy(), 20);
};

export const never: Reply = () => {};

/** Each post takes the next reply; the last one stays. */
export async function scripted(replies: readonly Reply[], models?: Reply): Promise<Scripted> {
  const asked: Asked[] = [];
  let next = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', piece => {
      body += piece;
    });
    request.on('end', () => {
      const here: Asked = {
        path: request.url!,
        headers: request.headers,
        body: body === '' ? {} : (JSON.parse(body) as Record<string, unknown>),
      };
      if (request.method === 'GET') (models ?? json({ object: 'list', data: [{ id: 'm' }] }))(response, here);
      else {
        asked.push(here);
        replies[Math.min(next++, replies.length - 1)]!(response, here);
      }
    });
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise(done => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
