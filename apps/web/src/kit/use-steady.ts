import { useState } from 'react'

/**
 * What `settle` answers of the value that was kept and the new one. Where it answers the kept one, whatever is drawn from it alone is not
 * drawn again.
 */
export function useSteady<T>(value: T, settle: (kept: T, now: T) => T): T {
  const [kept, setKept] = useState(value)
  const settled = settle(kept, value)
  if (settled !== kept) setKept(settled)
  return settled
}

/** The kept object where the new one holds the same. */
export function steadyObject<T extends Readonly<Record<string, unknown>>>(kept: T, now: T): T {
  const names = Object.keys(now)
  return names.length === Object.keys(kept).length && names.every((name) => Object.is(kept[name], now[name]))
    ? kept
    : now
}

/** Each kept object whose place holds the same, and the kept list where all of them do. */
export function steadyList<T extends Readonly<Record<string, unknown>>>(
  kept: readonly T[],
  now: readonly T[],
): readonly T[] {
  const settled = now.map((one, index) => {
    const before = kept[index]
    return before === undefined ? one : steadyObject(before, one)
  })
  return settled.length === kept.length && settled.every((one, index) => one === kept[index]) ? kept : settled
}
