/** An action on one record. */
export type RowAction = {
  readonly title: string
  readonly icon: string
  readonly isDanger?: boolean
  /** Why the action is disabled; null or omitted if enabled. */
  readonly reason?: string | null
  readonly run: () => void
}
