import type { LabelLayout } from '@countinghouse/contract/procure/label-layout'
import type { LabelOutput, LabelProblem } from '@countinghouse/contract/procure/label'
import type { BarcodeKind } from '@countinghouse/kernel/barcode'

/** What one label says, in words that are ready to be drawn; null: the layout does not show it, or there is none. */
export type LabelContent = {
  readonly company: string | null
  readonly name: string | null
  readonly options: string | null
  readonly sku: string | null
  readonly price: string | null
  /** A higher price, struck through. */
  readonly comparePrice: string | null
  /** By weight or measure, and whether tax comes on top. */
  readonly priceNote: string | null
  readonly code: { readonly kind: BarcodeKind; readonly text: string } | null
}

/** What the thread is asked for: what is wrong with each label, and a drawing of one of them or a file of all. */
export type LabelJob = {
  readonly layout: LabelLayout
  readonly labels: readonly { readonly content: LabelContent; readonly copies: number }[]
  readonly wanted:
    | {
        readonly kind: 'drawing'
        /** Place of the label; null: the first that can be drawn. */ readonly place: number | null
      }
    | { readonly kind: LabelOutput; readonly title: string; readonly startPosition: number }
}

export type LabelResult = {
  /** In the order of the labels. */
  readonly problems: readonly (LabelProblem | null)[]
  /** Only where a drawing was wanted and can be made. */
  readonly drawing: { readonly place: number; readonly svg: string } | null
  /** Only where a file was wanted and nothing is wrong. */
  readonly file: Uint8Array | null
}
