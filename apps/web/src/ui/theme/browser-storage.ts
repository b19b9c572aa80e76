/** What this browser keeps. It may be full or closed to us, which must cost nobody more than the memory of a choice. */
type BrowserStorage = {
  /** Null also when nothing can be read. */
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string) => void
  readonly remove: (key: string) => void
  readonly clear: () => void
}

export const lastingStorage = storageAt(() => localStorage)

/** Ends with the tab. */
export const tabStorage = storageAt(() => sessionStorage)

/** `place` is asked each time: where storage is forbidden, the mere question throws. */
export function storageAt(place: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>): BrowserStorage {
  return {
    read: (key) => attempt(() => place().getItem(key)),
    write: (key, value) => attempt(() => place().setItem(key, value)),
    remove: (key) => attempt(() => place().removeItem(key)),
    clear: () => attempt(() => place().clear()),
  }
}

function attempt<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    // Not told: nobody can do anything about it, and everything works without.
    return null
  }
}
