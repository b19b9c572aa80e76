import { describe, expect, it } from 'vitest'
import { percentOfPpm, ppmOfPercent } from './percent.ts'

describe('ppmOfPercent', () => {
  it.each([
    ['12.5', 125_000],
    ['12,5', 125_000],
    ['0.0001', 1],
    ['100', 1_000_000],
    [' 7 % ', 70_000],
    ['١٢٫٥', 125_000],
    ['-3', -30_000],
    ['0', 0],
  ])('reads %s', (entered, ppm) => {
    expect(ppmOfPercent(entered)).toBe(ppm)
  })

  it.each(['', 'abc', '1.23456', '1.2.3', '1 000', '1e3', '.5', '12,5,0'])('refuses %j', (entered) => {
    expect(ppmOfPercent(entered)).toBeNull()
  })
})

describe('percentOfPpm', () => {
  it('writes no more decimals than needed', () => {
    expect([125_000, 1_000_000, 1, 0, 190_000, -30_500].map(percentOfPpm)).toEqual([
      '12.5',
      '100',
      '0.0001',
      '0',
      '19',
      '-3.05',
    ])
  })

  it('round-trips every rate', () => {
    for (let ppm = 0; ppm <= 1_000_000; ppm += 997) expect(ppmOfPercent(percentOfPpm(ppm))).toBe(ppm)
  })
})
