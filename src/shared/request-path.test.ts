import { expect, test } from 'vitest';
import { pathOf } from './request-path.ts';

test.each([
  ['/mcp?x=1', '/mcp'],
  ['/v1/models', '/v1/models'],
  [undefined, '/'],
  ['//', '//'],
  ['//a:b', '//a:b'],
  ['http://[', 'http://['],
])('the path of %s is %s', (url, path) => {
  expect(pathOf(url)).toBe(path);
});
