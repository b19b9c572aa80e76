import { z } from 'zod'
import type { Filtered } from './filter.ts'
import { filterInput } from './filter.ts'
import type { Searched } from './list.ts'
import { isSearched, searchWords } from './list.ts'
import { idOf } from './values.ts'

/** How many records a selection may name one by one. */
export const mostSelected = 10_000

/** How many rows are handed out at once, to be copied or printed; more are for an export. */
export const mostCopied = 5000

/** Chosen records: by name, or all that a list shows for its search and filters but a few. */
export type Selection =
  | { readonly ids: readonly number[] }
  | {
      readonly matching: { readonly q?: string | undefined; readonly [filter: string]: unknown }
      readonly except: readonly number[]
    }

/** A selection of the rows of a list. */
export function selectionOf(list: Filtered & Searched & { readonly entity: string }) {
  const ids = z.array(idOf(list.entity)).max(mostSelected)
  return z.union([
    z.strictObject({ ids: ids.min(1) }),
    z.strictObject({
      matching: z.strictObject({ ...(isSearched(list) && { q: searchWords }), ...filterInput(list) }),
      except: ids.default([]),
    }),
  ])
}
