import type { BadgeBoard } from './badges.ts'
import type { JobKinds } from './job-kind.ts'
import type { ListShape } from './list-shape.ts'
import type { RecordKind } from './record-kind.ts'
import type { RecordSearch } from './record-search.ts'

/** What all modules declare together, for a module that serves it without knowing them. */
export type Declared = {
  readonly lists: readonly ListShape[]
  readonly searches: readonly RecordSearch[]
  readonly records: readonly RecordKind[]
  /** One for all who show the menu, so that a company is counted once. */
  readonly badges: BadgeBoard
  readonly jobs: JobKinds
}
