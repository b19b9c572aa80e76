import { fail } from '@countinghouse/contract/errors'

/** Finds what was declared of a record type. Throws: not_found. */
export function byType<T>(declared: readonly T[], typeOf: (one: T) => string): (type: string) => T {
  const known = new Map(declared.map((one) => [typeOf(one), one]))
  return (type) => known.get(type) ?? fail('not_found')
}
