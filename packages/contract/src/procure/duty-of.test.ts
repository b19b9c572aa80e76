import { expect, test } from 'vitest'
import { dutyOf } from './duty-of.ts'

const duties = [
  { hsPrefix: '64', duty: 80_000 },
  { hsPrefix: '640399', duty: 50_000 },
  { hsPrefix: '6403', duty: 70_000 },
]

test.each([
  ['6403.99.98', 50_000, '640399'],
  ['6403 91', 70_000, '6403'],
  ['6404110000', 80_000, '64'],
  ['6109', 120_000, null],
  ['6', 120_000, null],
])('of %s the longest beginning holds, else what holds otherwise', (code, duty, hsPrefix) => {
  expect(dutyOf({ duties, otherwise: 120_000 }, code)).toEqual({ duty, hsPrefix })
})
