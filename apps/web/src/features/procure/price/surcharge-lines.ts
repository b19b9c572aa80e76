import type { saveSurcharges } from '@countinghouse/contract/procure/price-surcharge'
import type { OutputOfRoute } from '@countinghouse/contract/route'

export type Surcharge = OutputOfRoute<typeof saveSurcharges>['items'][number]

export type SurchargeAmount = Pick<Surcharge, 'amountMinor' | 'buyAmount'>

/** A surcharge as it is typed: of a colour, or of sizes by their places in the scale. */
export type SurchargeLine = {
  readonly key: number
  readonly colorId: number | null
  readonly sizeFromSort: number
  readonly sizeToSort: number
  readonly amount: string
}

/** `words`: an amount in minor units as it is typed. */
export function linesOf(items: readonly Surcharge[], words: (minor: number) => string): readonly SurchargeLine[] {
  return items.map(({ colorId, sizeFromSort, sizeToSort, amountMinor, buyAmount }, key) => ({
    key,
    colorId: colorId ?? null,
    sizeFromSort: sizeFromSort ?? 0,
    sizeToSort: sizeToSort ?? 0,
    amount: buyAmount ?? (amountMinor == null ? '' : words(amountMinor)),
  }))
}

type Options = {
  readonly colors: readonly { readonly id: number }[]
  readonly sizes: readonly { readonly sortOrder: number }[]
}

/** One more line, for the first colour that has none yet, else for all sizes. */
export function withLine(lines: readonly SurchargeLine[], { colors, sizes }: Options): readonly SurchargeLine[] {
  const free = colors.find(({ id }) => !lines.some(({ colorId }) => colorId === id))
  const key = Math.max(-1, ...lines.map((line) => line.key)) + 1
  const colorId = free?.id ?? (sizes.length === 0 ? (colors[0]?.id ?? null) : null)
  const [first] = sizes
  const ofSizes = { sizeFromSort: first?.sortOrder ?? 0, sizeToSort: sizes.at(-1)?.sortOrder ?? 0 }
  return [...lines, { key, colorId, ...ofSizes, amount: '' }]
}

/** What is sent of a line; the amount is that of the kind of the list. */
export function sentOf({ colorId, sizeFromSort, sizeToSort }: SurchargeLine, amount: SurchargeAmount): Surcharge {
  const sizes = colorId === null ? { sizeFromSort, sizeToSort } : { sizeFromSort: null, sizeToSort: null }
  return { colorId, ...sizes, ...amount }
}
