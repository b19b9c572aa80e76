import type { LabelLayout } from '@countinghouse/contract/procure/label-layout'
import type { LabelOutput, LabelProblem } from '@countinghouse/contract/procure/label'
import type { BarcodeKind } from '@countinghouse/kernel/barcode'

/** Formatted texts of one label; null: not shown by the layout, or missing. */
export type LabelContent = {
  readonly company: string | null
  readonly name: string | null
  readonly options: string | null
  readonly sku: string | null
  readonly price: string | null
  /** A higher price, printed struck through. */
  readonly comparePrice: string | null
  /** Unit price, and the note that tax is not included. */
  readonly priceNote: string | null
  readonly code: { readonly kind: BarcodeKind; readonly text: string } | null
}

/** Input of the worker thread: it checks all labels, and renders one of them or a file. */
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
  /** Only if a drawing was requested and can be rendered. */
  readonly drawing: { readonly place: number; readonly svg: string } | null
  /** Only if a file was requested and no label has a problem. */
  readonly file: Uint8Array | null
}
