import { expect, test } from 'vitest'
import { problemOf } from './camera.ts'

test('what the browser says becomes something that a person can act on', () => {
  const said = ['NotAllowedError', 'NotFoundError', 'OverconstrainedError', 'NotReadableError', 'InvalidStateError']
  expect(said.map((name) => problemOf(new DOMException('', name)))).toEqual([
    'refused',
    'missing',
    'missing',
    'busy',
    'lost',
  ])
  expect(problemOf('nothing an error')).toBe('lost')
})
