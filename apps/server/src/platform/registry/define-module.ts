import type { RawBuilder } from 'kysely'
import type { Listing } from '@countinghouse/contract/listing'
import type { Master } from '@countinghouse/contract/master'
import type { Series } from '@countinghouse/contract/series'
import type { ApprovalType } from '../documents/approval-type.ts'
import type { Attention } from './attention.ts'
import type { Badge } from './badges.ts'
import type { Card } from './card.ts'
import type { CompanyLock, MonthBlocker, ProductBlocker, ProductLock, StoreBlocker } from './blocker.ts'
import type { Handover, Leftover } from '../jobs/handover.ts'
import type { MasterGuard } from '../calls/context.ts'
import type { CodeFinder } from './code-finders.ts'
import type { Database } from '../database/db.ts'
import type { Declared } from './declared.ts'
import type { FirstStep } from './first-step.ts'
import type { ExceptionKind } from './exception-kind.ts'
import type { GuardedDetails } from '../records/guarded-details.ts'
import type { Handler } from '../calls/handle.ts'
import type { Pruning } from '../jobs/job-runner.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import type { FileForm } from '../import/file-form.ts'
import type { Completion } from '../lists/list-source.ts'
import type { Delivery } from '../jobs/outbox.ts'
import type { ConstraintRule } from '../database/constraint-meaning.ts'
import type { PartnerLanguage } from '../print/partner-language.ts'
import type { MailContacts } from '../mail/mail-contacts.ts'
import type { PaperReader } from '../print/paper-details.ts'
import type { PickerTable } from '../pickers/picker-table.ts'
import type { RecordKind } from '../records/record-kind.ts'
import type { RecordSearch } from '../records/record-search.ts'
import type { ScheduledTasks } from '../jobs/scheduled-tasks.ts'
import type { PostingSource } from '../documents/posting-source.ts'

type Guards = Readonly<Record<string, MasterGuard>>
type Completions = Readonly<Record<string, Completion>>
type Subscribers = Readonly<Record<string, (db: Database, delivery: Delivery) => Promise<void>>>

/** What a file of a module adds to the product. */
export type ModulePart = {
  /** The handlers, or how to make them from what all modules declare. */
  api?: readonly Handler[] | ((declared: Declared) => readonly Handler[])
  searches?: readonly RecordSearch[]
  /** How the files of masters are read whose rows say more than the fields of a record. */
  forms?: readonly FileForm[]
  /** Tables that fields may point to beside those of masters. */
  pickers?: readonly PickerTable[]
  /** Masters that no contract file declares. */
  masters?: readonly Master[]
  records?: readonly RecordKind[]
  /** What the audit keeps and only holders of a right read. */
  guardedDetails?: GuardedDetails
  approvals?: readonly ApprovalType[]
  exceptions?: readonly ExceptionKind[]
  badges?: readonly Badge[]
  attentions?: readonly Attention[]
  cards?: readonly Card[]
  firstSteps?: readonly FirstStep[]
  storeBlockers?: readonly StoreBlocker[]
  companyLocks?: readonly CompanyLock[]
  monthBlockers?: readonly MonthBlocker[]
  productBlockers?: readonly ProductBlocker[]
  productLocks?: readonly ProductLock[]
  handovers?: readonly Handover[]
  leftovers?: readonly Leftover[]
  postingSources?: readonly PostingSource[]
  /** What printed documents say besides their fields, by the entity of the document. */
  papers?: Readonly<Record<string, PaperReader>>
  /** Whom documents are mailed to, by the entity of the business partner. */
  mailContacts?: Readonly<Record<string, MailContacts>>
  /** A select with a row where the company uses lots, serial numbers or expiry. */
  lotUse?: (companyId: number) => RawBuilder<unknown>
  /** The language of what business partners are sent, by their entity. */
  partnerLanguages?: Readonly<Record<string, PartnerLanguage>>
  /** Kinds of long work, or how to make them from what all modules declare. */
  jobs?: readonly JobKind[] | ((declared: Omit<Declared, 'jobs'>) => readonly JobKind[])
  subscribers?: Subscribers | ((declared: Declared) => Subscribers)
  constraintRules?: Readonly<Record<string, ConstraintRule>>
  /** What has to be said to writes of masters, by their entity; each master is guarded by one module. */
  guards?: Guards | ((declared: Declared) => Guards)
  /** Series that no contract file declares. */
  series?: readonly Series[]
  /** Lists that no contract file declares. */
  listings?: readonly Listing[]
  /** What puts into the rows of a list what no column has, by the name of the list. */
  completions?: Completions | ((declared: Declared) => Completions)
  /** Codes besides their own that records of masters are known by, by their entity. */
  codes?: Readonly<Record<string, CodeFinder>>
  /** What drops, once a day and company, what nobody needs any more. */
  prunings?: readonly Pruning[]
  /** What it does for each company by the clock. */
  scheduledTasks?: ScheduledTasks
}

/** Declares what an `*.api.ts` adds: exported as `module`, found by folder. A name that nothing reads does not compile. */
export function defineModule(part: ModulePart): ModulePart {
  return part
}
