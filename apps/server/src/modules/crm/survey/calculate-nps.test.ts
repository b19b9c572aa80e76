import { expect, test } from 'vitest'
import { calculateNps } from './calculate-nps.ts'

test('30 promoters and 8 detractors of 50 answers are an NPS of +44 ± 20.86', () => {
  // p = 0.60, d = 0.16, variance 0.76 − 0.44² = 0.5664, margin 1.96 × √(0.5664 ÷ 50) = 0.208609.
  expect(calculateNps({ responses: 50, promoters: 30, detractors: 8 })).toEqual({
    responses: 50,
    promoters: 30,
    passives: 12,
    detractors: 8,
    npsPpm: 440_000,
    marginPpm: 208_609,
  })
})

test('one voice has no margin, half and half has the widest, and no answers have no NPS', () => {
  expect(calculateNps({ responses: 4, promoters: 4, detractors: 0 })).toMatchObject({ npsPpm: 1_000_000, marginPpm: 0 })
  expect(calculateNps({ responses: 4, promoters: 2, detractors: 2 })).toMatchObject({ npsPpm: 0, marginPpm: 980_000 })
  expect(calculateNps({ responses: 0, promoters: 0, detractors: 0 })).toMatchObject({ npsPpm: null, marginPpm: null })
})
