let isPlanned = false

/** Says that the page is left on purpose and nothing typed is lost by it, so that the browser need not ask. */
export function planLeave(): void {
  isPlanned = true
}

export function isLeavePlanned(): boolean {
  return isPlanned
}
