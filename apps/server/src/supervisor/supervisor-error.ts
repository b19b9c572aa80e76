/** Something only a person can settle; the message says what to do, and nothing was touched. */
export class SupervisorError extends Error {
  override name = 'SupervisorError'
}

/** Who holds a data folder: a server keeps it, a command gives it back when it is done. */
export type FolderHolder = 'server' | 'command'

/** Another process works on this data folder. */
export class FolderInUse extends SupervisorError {
  override name = 'FolderInUse'
  readonly holder: FolderHolder

  constructor(message: string, holder: FolderHolder) {
    super(message)
    this.holder = holder
  }
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
