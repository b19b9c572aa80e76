import { useState } from 'react'

/**
 * Returns the result of `settle` for the previous and the new value. If it returns the previous value, components that
 * depend only on it do not rerender.
 */
export function useSteady<T>(value: T, settle: (kept: T, now: T) => T): T {
  const [kept, setKept] = useState(value)
  const settled = settle(kept, value)
  if (settled !== kept) setKept(settled)
  return settled
}

/** The previous object if the new one is equal. */
export function steadyObject<T extends Readonly<Record<string, unknown>>>(kept: T, now: T): T {
  const names = Object.keys(now)
  return names.length === Object.keys(kept).length && names.every((name) => Object.is(kept[name], now[name]))
    ? kept
    : now
}

/** The previous objects where equal, and the previous list if all are equal. */
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
