import type { Selection } from '@countinghouse/contract/selection'
import { mostSelected } from '@countinghouse/contract/selection'

/** Selected ids; with `isAll` the excluded ids of all matching rows. */
export type Chosen = {
  readonly isAll: boolean
  readonly ids: ReadonlySet<number>
  /** Some rows were not added, because the limit was reached. */
  readonly isCut?: boolean
}

export const nothingChosen: Chosen = { isAll: false, ids: new Set() }

export function isChosen({ isAll, ids }: Chosen, id: number): boolean {
  return isAll !== ids.has(id)
}

/** Selects or deselects rows; beyond the limit of individual ids none are added, which sets `isCut`. */
export function choose(chosen: Chosen, rows: readonly number[], isOn: boolean): Chosen {
  const ids = new Set(chosen.ids)
  let isCut = false
  for (const id of rows) {
    if (isOn === chosen.isAll) ids.delete(id)
    else if (ids.size < mostSelected) ids.add(id)
    else isCut ||= !ids.has(id)
  }
  return { isAll: chosen.isAll, ids, isCut }
}

/** Number of selected rows; null if it depends on an unknown total. */
export function countChosen({ isAll, ids }: Chosen, total: number | null): number | null {
  if (!isAll) return ids.size
  return total === null ? null : Math.max(0, total - ids.size)
}

/** The selection in API format; null if empty. */
export function selectionOf({ isAll, ids }: Chosen, matching: Readonly<Record<string, unknown>>): Selection | null {
  if (isAll) return { matching, except: [...ids] }
  return ids.size === 0 ? null : { ids: [...ids] }
}
