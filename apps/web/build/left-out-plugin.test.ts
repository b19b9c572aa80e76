import { expect, test } from 'vitest'
import { stubOf } from './left-out-plugin.ts'

const code = [
  'import { x } from "./x.js"',
  'export function parse() {}',
  'export const createParser = () => () => 1',
  'const hidden = 2',
  'export { hidden as shown, x };',
].join('\n')

test('what is left out keeps its names and refuses when called', async () => {
  const stub = (await import(`data:text/javascript,${encodeURIComponent(stubOf(code))}`)) as Record<
    string,
    () => unknown
  >
  expect(Object.keys(stub).toSorted()).toEqual(['createParser', 'parse', 'shown', 'x'])
  expect(() => stub.parse?.()).toThrow('left out')
  expect(stub.createParser?.()).toBeTypeOf('function')
})
