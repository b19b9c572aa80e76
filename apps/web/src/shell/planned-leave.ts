let isPlanned = false

/** Says that the page is left on purpose and nothing typed is lost by it, so that the browser need not ask. */
export function planLeave(): void {
  isPlanned = true
}

export function isLeavePlanned(): boolean {
  return isPlanned
}

let mayLeave = async () => true

/** Asks before somebody leaves the session by choice. Answers the end of it. */
export function guardLeave(guard: () => Promise<boolean>): () => void {
  mayLeave = guard
  return () => {
    if (mayLeave === guard) mayLeave = async () => true
  }
}

/** False: he stays. */
export function isLeaveMeant(): Promise<boolean> {
  return mayLeave()
}
