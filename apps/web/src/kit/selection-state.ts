import type { Selection } from '@countinghouse/contract/selection'
import { mostSelected } from '@countinghouse/contract/selection'

/** Chosen rows by id; with `isAll` every row that matches is chosen but these. */
export type Chosen = {
  readonly isAll: boolean
  readonly ids: ReadonlySet<number>
  /** Some rows could not be added, because there are too many. */
  readonly isCut?: boolean
}

export const nothingChosen: Chosen = { isAll: false, ids: new Set() }

export function isChosen({ isAll, ids }: Chosen, id: number): boolean {
  return isAll !== ids.has(id)
}

/** Chooses or drops rows; beyond what a selection may name one by one nothing is added, which the answer says. */
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

/** How many are chosen, of a total that is null while it is not known exactly; null then too. */
export function countChosen({ isAll, ids }: Chosen, total: number | null): number | null {
  if (!isAll) return ids.size
  return total === null ? null : Math.max(0, total - ids.size)
}

/** As the API takes it; null when nothing is chosen. */
export function selectionOf({ isAll, ids }: Chosen, matching: Readonly<Record<string, unknown>>): Selection | null {
  if (isAll) return { matching, except: [...ids] }
  return ids.size === 0 ? null : { ids: [...ids] }
}
