import { expect, test } from 'vitest'
import { checkShape } from './request-shape.ts'

const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: nested(levels - 1) })

test('twenty levels and a selection of ten thousand records pass, one more does not', () => {
  expect(() => checkShape(nested(20))).not.toThrow()
  expect(() => checkShape(nested(21))).toThrow(
    expect.objectContaining({ code: 'invalid_input', details: { reason: 'shape' } }),
  )
  const wide = (keys: number) => Object.fromEntries(Array.from({ length: keys }, (_, index) => [`k${index}`, 1]))
  expect(() => checkShape(wide(10_500))).not.toThrow()
  expect(() => checkShape(wide(10_501))).toThrow(expect.objectContaining({ code: 'invalid_input' }))
})

test('a body of a hundred thousand levels is refused without deep recursion', () => {
  expect(() => checkShape(JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)))).toThrow(
    expect.objectContaining({ code: 'invalid_input' }),
  )
})

test('a text with NUL is refused wherever it stands', () => {
  for (const value of ['a\0', { a: '\0' }, [['x\0y']], { a: { b: ['ok', '\0'] } }]) {
    expect(() => checkShape(value)).toThrow(
      expect.objectContaining({ code: 'invalid_input', details: { reason: 'nul' } }),
    )
  }
})

test('plain values pass', () => {
  for (const value of [null, undefined, 1, 'text', true, [], {}]) expect(() => checkShape(value)).not.toThrow()
})
