/** A code that was read; `isGood` is null until its result is known. */
export type Read = { readonly code: string; readonly isGood: boolean | null }

/** Minimum time out of sight before the same code is read again. Units: milliseconds. */
const restMs = 2000

/** Returns whether a sighting is a new read; a code kept in front of the camera is read once. */
export function createSight(): (code: string, at: number) => boolean {
  const lastSeen = new Map<string, number>()
  return (code, at) => {
    const before = lastSeen.get(code)
    lastSeen.set(code, at)
    return before === undefined || at - before >= restMs
  }
}

/** Appends the new code after those without a result. */
export function withRead(reads: readonly Read[], code: string): readonly Read[] {
  return [...reads.filter(({ isGood }) => isGood === null), { code, isGood: null }]
}

/** Results arrive in the order of the scans. */
export function withAnswer(reads: readonly Read[], isGood: boolean): readonly Read[] {
  const place = reads.findIndex((read) => read.isGood === null)
  return reads.map((read, at) => (at === place ? { ...read, isGood } : read))
}
