import type { Document, DocumentRow } from '@countinghouse/contract/document'
import type { CountRoutes, ReceiptCondition } from '@countinghouse/contract/inventory/receiving'
import type { Text } from '@countinghouse/kernel/text'
import type { ComponentType } from 'react'
import type { FieldTexts } from '../fields/use-field-text.ts'
import type { ListShared } from '../list/list-parts.ts'

/** A document that is received by counting, for its screen. */
export type Receiving = {
  readonly document: Document
  /** The field that names what is received. */
  readonly received: string
  readonly count: CountRoutes['count']
  /** Counts an open receipt; `receivingCountLater` with its commands. */
  readonly Count: ComponentType<ReceivingCountProps>
  readonly conditions: readonly ReceiptCondition[]
  /** Goods tracked by lot are counted by lot, and lines may be counted by carton. */
  readonly isCountedByLot: boolean
  /** What is said of goods that no line expects; left out: how many there are. */
  readonly unexpected?: Text
  /** The field with a remark on a receipt as a whole, such as why it was reversed. */
  readonly remark?: string
  /** Labels the button that starts one. */
  readonly start: Text
  /** Selects what is received. */
  readonly Start: ComponentType<ListShared>
  /** The side of a closed receipt with its discrepancies, by the id in the field `received`. */
  readonly Discrepancies?: ComponentType<{ readonly id: number }>
}

export type ReceivingCountProps = {
  readonly receiving: Receiving
  readonly row: DocumentRow
  readonly texts: FieldTexts
}
