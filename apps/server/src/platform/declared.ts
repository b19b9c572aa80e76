import type { RecordSearch } from './record-search.ts'

/** What all modules declare together, for a module that serves it without knowing them. */
export type Declared = {
  readonly searches: readonly RecordSearch[]
}
