import type { RawBuilder } from 'kysely'
import type { Document } from '@countinghouse/contract/document'
import type { Master } from '@countinghouse/contract/master'
import type { Series } from '@countinghouse/contract/series'
import type { Setting } from '@countinghouse/contract/setting'
import type { ApprovalType } from '../documents/approval-type.ts'
import type { Attention } from './attention.ts'
import type { CompanyLock, MonthBlocker, ProductBlocker, ProductLock, StoreBlocker } from './blocker.ts'
import type { BadgeBoard } from './badges.ts'
import type { Card } from './card.ts'
import type { JobKinds } from '../jobs/job-kind.ts'
import type { FirstStep } from './first-step.ts'
import type { ExceptionKind } from './exception-kind.ts'
import type { GuardedDetails } from '../records/guarded-details.ts'
import type { Handover, Leftover } from '../jobs/handover.ts'
import type { FileStore } from '../files/file-store.ts'
import type { FileForm } from '../import/file-form.ts'
import type { IdentityProvider } from '../access/identity-provider.ts'
import type { Installation } from '../config/installation.ts'
import type { ListShape } from '../lists/list-shape.ts'
import type { ListSource } from '../lists/list-source.ts'
import type { MailContacts } from '../mail/mail-contacts.ts'
import type { MailGateway } from '../mail/mailer.ts'
import type { PaperReader } from '../print/paper-details.ts'
import type { PickerList } from '../pickers/picker-list.ts'
import type { Operators } from '../access/operator.ts'
import type { RecordKind } from '../records/record-kind.ts'
import type { RecordSearch } from '../records/record-search.ts'
import type { PartnerLanguage } from '../print/partner-language.ts'
import type { SecretBox } from '../config/secret-box.ts'
import type { PostingSource } from '../documents/posting-source.ts'

/** What all modules declare together, for a module that serves it without knowing them. */
export type Declared = {
  readonly masters: readonly Master[]
  readonly documents: readonly Document[]
  /** What printed documents say besides their fields, by the entity of the document. */
  readonly papers: ReadonlyMap<string, PaperReader>
  /** Whom documents are mailed to, by the entity of the business partner. */
  readonly mailContacts: ReadonlyMap<string, MailContacts>
  /** The language of what business partners are sent, by their entity. */
  readonly partnerLanguages: ReadonlyMap<string, PartnerLanguage>
  /** Where the bytes of stored files are. */
  readonly files: FileStore
  readonly settings: readonly Setting[]
  readonly series: readonly Series[]
  readonly lists: readonly ListShape[]
  readonly pickers: readonly PickerList[]
  /** Where the rows of every list come from, a master's among them. */
  readonly sources: readonly ListSource[]
  /** How the files of masters are read whose rows say more than the fields of a record. */
  readonly forms: readonly FileForm[]
  readonly searches: readonly RecordSearch[]
  readonly records: readonly RecordKind[]
  readonly guardedDetails: GuardedDetails
  readonly approvals: readonly ApprovalType[]
  readonly exceptions: readonly ExceptionKind[]
  readonly attentions: readonly Attention[]
  /** What dashboards may show. */
  readonly cards: readonly Card[]
  readonly firstSteps: readonly FirstStep[]
  readonly storeBlockers: readonly StoreBlocker[]
  readonly companyLocks: readonly CompanyLock[]
  readonly monthBlockers: readonly MonthBlocker[]
  readonly productBlockers: readonly ProductBlocker[]
  readonly productLocks: readonly ProductLock[]
  readonly handovers: readonly Handover[]
  readonly leftovers: readonly Leftover[]
  /** By what documents stock is moved. */
  readonly postingSources: readonly PostingSource[]
  /** One for all who show the menu, so that a company is counted once. */
  readonly badges: BadgeBoard
  /** Selects with a row where the company uses lots, serial numbers or expiry. */
  readonly lotUses: readonly ((companyId: number) => RawBuilder<unknown>)[]
  readonly jobs: JobKinds
  readonly installation: Installation
  readonly mail: MailGateway
  readonly operators: Operators
  readonly box: SecretBox
  /** Null: nobody signs in elsewhere. */
  readonly provider: IdentityProvider | null
}
