import type { Text } from '@countinghouse/kernel/text'
import type { PaperInput } from './document-paper.ts'
import type { ErrorCode } from './errors.ts'
import type { ListingTexts } from './listing.ts'
import type { EventDetails } from './page.ts'
import type { Fields } from './record-type.ts'
import type { Series } from './series.ts'

/** One step of a document from status to status: a call, a button and a right. */
export type Transition<F extends Fields = Fields> = {
  /** Statuses in which it can be done. */
  readonly from: readonly string[]
  /** Statuses it leads to; of several the server says which. */
  readonly to: readonly string[]
  /** The right of the page that it needs. */
  readonly event: string
  /** What it asks for, such as a reason. */
  readonly fields: F
  readonly errors: readonly ErrorCode[]
  /** The next step of a document in one of its statuses, shown as the one primary button. */
  readonly isNext: boolean
  /** Of its stores, the one in which whoever does it works; null: any of them. */
  readonly at: string | null
  /** What the document must say beside its status for its button to be shown, `{ isOnHold: true }`. */
  readonly shownIf: Readonly<Record<string, unknown>>
}

export type TransitionInput<K extends string = string> = Pick<Transition, 'from' | 'to' | 'event'> &
  Partial<Pick<Transition, 'fields' | 'errors' | 'isNext' | 'shownIf'>> & { readonly at?: K }

/** `series`: by the value of the field; other values have the series of the document. */
export type NumbersBy<K extends string = string> = {
  readonly field: K
  readonly series: Readonly<Record<string, Series>>
}

export type DocumentInput<F extends Fields, S extends Fields, A extends string> = {
  module: string
  thing: string
  path: string
  /** Address of the collection below `/api`, as the domain design spells it. */
  api: string
  /** The view through which it is read and written, where its table has rows besides that are others'; lines have their table. */
  source?: string
  /** The table whose constraints its rules are, where it is read and written by views of it: `accounts.invoice`. */
  constrainedBy?: string
  /** `act_<act>` names the button, `did_<act>` what a history says, `ask_<act>` what is asked before. */
  text: ListingTexts & Readonly<Record<((keyof F | keyof S) & string) | `action_${A}` | `history_${A}`, Text>>
  menuTitle?: Text
  icon: string
  sortOrder?: number
  numbers: Series
  numbersBy?: NumbersBy<keyof F & string>
  /** Left out: each but that of a draft. */
  numberedIn?: readonly string[]
  dayField: keyof F & string
  /** None: it belongs to the company. */
  storeFields: readonly (keyof F & string)[]
  /** Left out: the first of its stores. */
  creatorFields?: readonly (keyof F & string)[]
  /** False: nobody types one on this page. */
  isEntered?: boolean
  /** Fields that nobody types, since each is made from something else; its draft is edited here. */
  given?: readonly (keyof F & string)[]
  /** Fields that the server calculates whenever a draft is saved, such as the tax of its lines. */
  calculated?: readonly (keyof F & string)[]
  /** The document whose table this page shows and changes as well. */
  of?: { readonly entity: string; readonly numbers: Series; readonly statuses: readonly [string, ...string[]] }
  /** A view of that table with the documents that this page lists; by its id each of the table is read. */
  listSource?: string
  /** Addresses that the domain design spells otherwise. */
  addresses?: {
    readonly list?: string
    readonly create?: string
    readonly save?: string
    readonly transitions?: string
  }
  /** The first is that of a draft, the only one in which its fields and lines change. */
  statuses: readonly ['draft', ...string[]]
  fields: F
  /** Columns that only transitions write. */
  shown: S
  /** Of these, what needs a right besides that to view the page, `stock:cost_view`: without it no list, page, paper or history has it. */
  guarded?: Readonly<Partial<Record<keyof S & string, string>>>
  /** Cells of lines, and the event of the page, or the right of another one, without which nobody sees or types them. */
  guardedCells?: Readonly<Record<string, string>>
  columns: readonly ((keyof F | keyof S) & string)[]
  filters?: readonly ((keyof F | keyof S) & string)[]
  /** Files make some of them. */
  isImported?: boolean
  /** Of its shown columns, those without an index of their own. */
  unfiltered?: readonly (keyof S & string)[]
  errors?: readonly ErrorCode[]
  transitions: Readonly<Record<A, TransitionInput<keyof F & string>>>
  /** Left out: one that says everything. */
  papers?: readonly PaperInput[]
  /** Rights besides those of its transitions. */
  events?: readonly (string | EventDetails)[]
  /** Picker lists besides those of its fields, for a side of its own. */
  pickers?: readonly string[]
}
