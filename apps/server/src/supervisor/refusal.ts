/** Something only a person can settle; the message says what to do, and nothing was touched. */
export class SupervisorRefusal extends Error {
  override name = 'SupervisorRefusal'
}

/** Another process serves this data folder. */
export class FolderInUse extends SupervisorRefusal {
  override name = 'FolderInUse'
}

/** The code of a Node or PostgreSQL error, empty when it has none. */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return ''
  return String(error.code)
}

/** The text of whatever was thrown. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message || errorCode(error) : String(error)
}
