import { describe, expect, test } from 'vitest'
import { dayOfText, isWholeDate, textOfDay } from './typed-date.ts'

const today = '2026-11-30'

describe('a typed date', () => {
  test.each([
    ['2026-03-01', '2026-03-01'],
    ['2026/3/1', '2026-03-01'],
    ['01/03/2026', '2026-03-01'],
    ['1.3.2026', '2026-03-01'],
    ['1-3-26', '2026-03-01'],
    ['01032026', '2026-03-01'],
    ['3/11', '2026-11-03'],
    ['3.11.', '2026-11-03'],
    ['23', '2026-11-23'],
    ['1 Mar 2026', '2026-03-01'],
    ['1 march', '2026-03-01'],
    ['١ مارس ٢٠٢٦', '2026-03-01'],
    ['١/٣/٢٠٢٦', '2026-03-01'],
    ['\u200F01\u200F/03\u200F/2026', '2026-03-01'],
    ['t', today],
    ['Today', today],
    ['اليوم', today],
    ['+7', '2026-12-07'],
    ['-٣', '2026-11-27'],
    ['29/2/2024', '2024-02-29'],
  ])('%s is %s', (typed, day) => {
    expect(dayOfText(typed, today)).toBe(day)
  })

  test.each(['', '31/2', '29/02/2026', '2026-13-01', '0/1/2026', '1/2/3/4', 'soon', '1 Foo 2026', '1/1/202'])(
    '%j is none',
    (typed) => {
      expect(dayOfText(typed, today)).toBeNull()
    },
  )

  test('is whole once its year has four digits', () => {
    const typed = ['2026-03-01', '1/3/2026', '01032026', '٠١/٠٣/٢٠٢٦']
    expect(typed.map(isWholeDate)).toEqual([true, true, true, true])
    expect(['3/11', '1/3/26', '1/3/202', '2026-3-1', '+7', '1/3-2026'].map(isWholeDate)).toEqual(Array(6).fill(false))
  })

  test('is shown by day, month and year, and as typed if it is none', () => {
    expect(textOfDay('2026-03-01')).toBe('01/03/2026')
    expect(['', '31/2', 'soon'].map(textOfDay)).toEqual(['', '31/2', 'soon'])
  })
})
