import type { CodeDetails } from './code-details.ts'

/** The description of most lines, of those the longest, then the first of the alphabet; null where none was ever written. */
export function bestDescription({ descriptions }: Pick<CodeDetails, 'descriptions'>): string | null {
  const [best] = [...descriptions].toSorted(
    ([one, lines], [other, otherLines]) => otherLines - lines || other.length - one.length || (one < other ? -1 : 1),
  )
  return best?.[0] ?? null
}
