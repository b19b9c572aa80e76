import type { PlannedVariant } from './plan-variants.ts'

const mostLines = 50

/** Audit text of variants: a line for each, and the number of further ones; null: none. */
export function variantLines(variants: readonly PlannedVariant[]): string | null {
  if (variants.length === 0) return null
  const lines = variants
    .slice(0, mostLines)
    .map(({ sku, status, barcodes, netWeightGrams, grossWeightGrams, lengthMm, widthMm, heightMm }) =>
      [
        sku,
        ...(status === 'active' ? [] : [status]),
        ...barcodes.map(({ code }) => code),
        ...[netWeightGrams, grossWeightGrams].flatMap((grams) => (grams === null ? [] : [`${grams} g`])),
        ...([lengthMm, widthMm, heightMm].some((mm) => mm !== null)
          ? [`${[lengthMm, widthMm, heightMm].map((mm) => mm ?? '–').join(' × ')} mm`]
          : []),
      ].join(' · '),
    )
  const more = variants.length - lines.length
  return [...lines, ...(more > 0 ? [`+${more}`] : [])].join('\n')
}
