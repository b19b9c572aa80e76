import { z } from 'zod'
import { pageSizes } from './constants.ts'

/** What a list is searched for. */
export const searchWords = z.string().trim().max(200).optional()

/**
 * Fields in which words are looked for; `hasWords`: their words are kept in `platform.search_word`. `hasNames`: a column `names` of the
 * source has what rows are called in every language, and words are looked for there too.
 */
export type Searched = {
  readonly search: { readonly fields: readonly string[]; readonly hasWords: boolean; readonly hasNames?: boolean }
}

/** Whether a list can be searched at all. */
export function isSearched({ search }: Searched): boolean {
  return search.fields.length > 0
}

/** Query of a list: search words where it is searched, typed filters, sort (`-` in front: descending), keyset cursor, page size. */
export function listInput<F extends z.ZodRawShape>(options: {
  sort: readonly [string, ...string[]]
  isSearched?: boolean
  filter: F
}) {
  return z.strictObject({
    ...(options.isSearched !== false && { q: searchWords }),
    sort: sortOf(options.sort),
    cursor: z.string().max(2000).optional(),
    limit: z.literal(pageSizes).optional(),
    ...options.filter,
  })
}

/** Up to three keys, `-` in front for descending. */
export function sortOf(keys: readonly [string, ...string[]]) {
  const directions = keys.flatMap((key) => [key, `-${key}`]) as [string, ...string[]]
  return z.array(z.enum(directions)).min(1).max(3).optional()
}

/** Answer of a list. `total` is exact up to a cap; a search counts its capped matches. Source: docs/decisions/013. */
export function listOutput<R extends z.ZodType>(row: R) {
  return z.object({
    items: z.array(row),
    next: z.string().nullable(),
    total: z.object({ count: z.int().nonnegative(), exact: z.boolean() }).optional(),
    /** Nothing has the words that were searched; these rows have similar ones. */
    isSimilar: z.boolean().optional(),
  })
}
