/** Something that can be done with one record, wherever it is shown. */
export type RowDeed = {
  readonly title: string
  readonly icon: string
  readonly isDanger?: boolean
  /** Why it cannot be done now; null or left out when it can. */
  readonly reason?: string | null
  readonly run: () => void
}
