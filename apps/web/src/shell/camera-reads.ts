/** A code that was read; what became of it is null until somebody says so. */
export type Read = { readonly code: string; readonly isGood: boolean | null }

/** How long a code must be out of sight to be read once more. Units: milliseconds. */
const restMs = 2000

/** Tells of each sight of a code whether it is a new one: one that is held in front of the camera counts once. */
export function createSight(): (code: string, at: number) => boolean {
  const lastSeen = new Map<string, number>()
  return (code, at) => {
    const before = lastSeen.get(code)
    lastSeen.set(code, at)
    return before === undefined || at - before >= restMs
  }
}

/** The new one last, behind those that still wait for their answer. */
export function withRead(reads: readonly Read[], code: string): readonly Read[] {
  return [...reads.filter(({ isGood }) => isGood === null), { code, isGood: null }]
}

/** Answers come in the order of the scans. */
export function withAnswer(reads: readonly Read[], isGood: boolean): readonly Read[] {
  const place = reads.findIndex((read) => read.isGood === null)
  return reads.map((read, at) => (at === place ? { ...read, isGood } : read))
}
