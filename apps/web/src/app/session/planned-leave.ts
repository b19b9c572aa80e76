let isPlanned = false

/** Marks the next page leave as intended, so that the browser shows no warning. */
export function planLeave(): void {
  isPlanned = true
}

export function isLeavePlanned(): boolean {
  return isPlanned
}

let mayLeave = async () => true

/** Registers a guard for sign-out and company switch. Returns the function that removes it. */
export function guardLeave(guard: () => Promise<boolean>): () => void {
  mayLeave = guard
  return () => {
    if (mayLeave === guard) mayLeave = async () => true
  }
}

/** False: the user stays. */
export function isLeaveMeant(): Promise<boolean> {
  return mayLeave()
}
