import { mostLabels } from '@countinghouse/contract/procure/label'
import type { SearchCodec } from '../../../app/routing/use-search-state.ts'

export type LabelLine = { readonly variantId: number; readonly copies: number }

export type LabelsSearch = {
  /** In the order of adding. */
  readonly lines: readonly LabelLine[]
  /** Products whose variants have not been added yet. */
  readonly productId: number | null
  readonly layoutId: number | null
  readonly priceListId: number | null
  readonly storeId: number | null
  /** `YYYY-MM-DD`; null: today. */
  readonly date: string | null
  readonly startPosition: number
  /** Variant of the preview. */
  readonly shownId: number | null
}

/** `lines=12x3_15x1`: three labels of variant 12, then one of 15. */
export const labelsSearch: SearchCodec<LabelsSearch> = {
  parse: ({ lines, product, layout, list, store, date, start, show }) => ({
    lines: typeof lines === 'string' ? linesOf(lines) : [],
    productId: idOf(product),
    layoutId: idOf(layout),
    priceListId: idOf(list),
    storeId: idOf(store),
    date: typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : null,
    startPosition: idOf(start) ?? 1,
    shownId: idOf(show),
  }),
  serialise: ({ lines, productId, layoutId, priceListId, storeId, date, startPosition, shownId }) => ({
    lines: lines.length === 0 ? undefined : writtenLines(lines),
    product: productId ?? undefined,
    layout: layoutId ?? undefined,
    list: priceListId ?? undefined,
    store: storeId ?? undefined,
    date: date ?? undefined,
    start: startPosition === 1 ? undefined : startPosition,
    show: shownId ?? undefined,
  }),
}

export function writtenLines(lines: readonly LabelLine[]): string {
  return lines.map(({ variantId, copies }) => `${variantId}x${copies}`).join('_')
}

/** Adds one label per variant; each variant is listed once. */
export function withMore(lines: readonly LabelLine[], variantIds: readonly number[]): readonly LabelLine[] {
  const copies = new Map(lines.map((line) => [line.variantId, line.copies]))
  for (const id of variantIds) copies.set(id, Math.min((copies.get(id) ?? 0) + 1, mostLabels))
  return [...copies].map(([variantId, count]) => ({ variantId, copies: count }))
}

function linesOf(written: string): readonly LabelLine[] {
  const lines = written.split('_').flatMap((part): LabelLine[] => {
    const [, id, copies] = /^([1-9]\d{0,14})x([1-9]\d{0,3})$/.exec(part) ?? []
    return id === undefined ? [] : [{ variantId: Number(id), copies: Math.min(Number(copies), mostLabels) }]
  })
  return [...new Map(lines.map((line) => [line.variantId, line])).values()].slice(0, mostLabels)
}

function idOf(written: unknown): number | null {
  return typeof written === 'string' && /^[1-9]\d{0,14}$/.test(written) ? Number(written) : null
}
