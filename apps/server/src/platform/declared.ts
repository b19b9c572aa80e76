import type { Master } from '@countinghouse/contract/master'
import type { ApprovalType } from './approval-type.ts'
import type { BadgeBoard } from './badges.ts'
import type { JobKinds } from './job-kind.ts'
import type { ExceptionKind } from './exception-kind.ts'
import type { Installation } from './installation.ts'
import type { ListShape } from './list-shape.ts'
import type { MailDoor } from './mailer.ts'
import type { PickerList } from './pickers/picker-list.ts'
import type { RecordKind } from './record-kind.ts'
import type { RecordSearch } from './record-search.ts'

/** What all modules declare together, for a module that serves it without knowing them. */
export type Declared = {
  readonly masters: readonly Master[]
  readonly lists: readonly ListShape[]
  readonly pickers: readonly PickerList[]
  readonly searches: readonly RecordSearch[]
  readonly records: readonly RecordKind[]
  readonly approvals: readonly ApprovalType[]
  readonly exceptions: readonly ExceptionKind[]
  /** One for all who show the menu, so that a company is counted once. */
  readonly badges: BadgeBoard
  readonly jobs: JobKinds
  readonly installation: Installation
  readonly mail: MailDoor
}
