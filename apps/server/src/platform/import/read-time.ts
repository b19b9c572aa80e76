import { latinDigits } from '@countinghouse/kernel/percent'

const dayMinutes = 24 * 60

/** Reads `09:30`, `9.30`, `9:30:00`, `9:30 pm`, `9 pm`, Arabic digits and marks of the half of the day; null when it is no time. */
export function readTime(entered: string): string | null {
  const plain = latinDigits(entered.trim().toLowerCase()).replaceAll(/[\u200e\u200f]/g, '')
  const found = /^(\d{1,2})(?:[:.](\d{2})(?::\d{2})?)?\s*(?:([ap])\.?\s?m\.?|(ص|م))?$/.exec(plain)
  if (found === null) return null
  const [, hours = '', minutes, latinHalf, arabicHalf] = found
  const half = latinHalf ?? { ص: 'a', م: 'p' }[arabicHalf ?? '']
  if (half === undefined) return minutes === undefined ? null : timeOf(Number(hours), Number(minutes))
  if (hours === '' || Number(hours) < 1 || Number(hours) > 12) return null
  return timeOf((Number(hours) % 12) + (half === 'p' ? 12 : 0), Number(minutes ?? 0))
}

/** The time of a cell that a spreadsheet keeps as a part of a day, 0.5 for noon. */
export function timeOfDayPart(part: number): string | null {
  const minutes = Math.round((part % 1) * dayMinutes)
  return part < 0 ? null : timeOf(Math.trunc(minutes / 60) % 24, minutes % 60)
}

function timeOf(hours: number, minutes: number): string | null {
  if (hours > 23 || minutes > 59) return null
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
