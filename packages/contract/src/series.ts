import type { Text } from '@countinghouse/kernel/text'

export const seriesResets = ['never', 'year', 'month'] as const

/** The numbers that documents of one kind are given when they are submitted; declared by the module that draws them. */
export type Series = {
  readonly kind: 'series'
  /** `module.what_it_numbers`. */
  readonly key: string
  readonly title: Text
  /** Before the number, unless a company chose another one. */
  readonly prefix: string
  /** Least count of digits. */
  readonly padding: number
  /** When it begins at 1 again; the year or month then stands in the number. */
  readonly reset: (typeof seriesResets)[number]
  /** Each store counts for itself, and its code stands in the number. */
  readonly isPerStore: boolean
  /** Where a law wants every number to be there: it cannot be moved on once one was drawn. */
  readonly isGapless: boolean
}

export const leastPadding = 5

/** Declares a series. Throws: Error when its numbers would be too short to stay in order. */
export function series(input: Omit<Series, 'kind'>): Series {
  if (input.padding < leastPadding) throw new Error(`${input.key}: numbers have ${leastPadding} digits at least`)
  return { ...input, kind: 'series' }
}
