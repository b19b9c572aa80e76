import type { Variant, VariantCell } from '@countinghouse/contract/procure/variant'
import type { TypedCells } from '../../kit/cell-grid/cell-edits.ts'

/** What the cells of the matrix show and take, one at a time. */
const plainLayers = ['exists', 'sku', 'barcode'] as const
/** Those whose values are told in words and read from them. */
export const readLayers = ['status', 'netWeightGrams', 'grossWeightGrams', 'lengthMm', 'widthMm', 'heightMm'] as const
export const layers = [...plainLayers, ...readLayers] as const
export type Layer = (typeof layers)[number]
export type ReadLayer = (typeof readLayers)[number]
export type VariantPlace = { readonly colorId: number | null; readonly sizeId: number | null }
/** A value as it is shown and typed, and back; null: it is none. */
export type Words = {
  readonly words: (layer: ReadLayer, value: string | number) => string
  readonly read: (layer: ReadLayer, typed: string) => string | number | null
}

/** A cell that says that there is such a variant. */
export const isThere = 'x'

export function placeKey({ colorId, sizeId }: VariantPlace): string {
  return `${colorId}/${sizeId}`
}

export function layerKey(place: VariantPlace, layer: Layer): string {
  return `${placeKey(place)} ${layer}`
}

/** What a layer says of a variant as it is saved; empty where there is none. */
export function savedText(variant: Variant | undefined, layer: Layer, { words }: Words): string {
  if (variant === undefined) return ''
  if (layer === 'exists') return isThere
  if (layer === 'sku') return variant.sku
  if (layer === 'barcode') return variant.barcodes.find(({ isPrimary }) => isPrimary)?.code ?? ''
  const value = variant[layer]
  return value === null ? '' : words(layer, value)
}

export function isRead(layer: Layer): layer is ReadLayer {
  return readLayers.some((one) => one === layer)
}

/** Whether there is to be a variant: somebody said so, else what is saved, else because something was typed of it. */
export function willExist(cells: TypedCells, place: VariantPlace, isSaved: boolean): boolean {
  const said = cells[layerKey(place, 'exists')]
  if (said !== undefined) return said !== ''
  return isSaved || layers.some((layer) => (cells[layerKey(place, layer)] ?? '') !== '')
}

/** The cells to be sent, in the order in which they were first typed; what is no value of its layer stays back. */
export function cellsToSend(
  cells: TypedCells,
  places: readonly VariantPlace[],
  savedAt: (place: VariantPlace) => Variant | undefined,
  { read }: Words,
): VariantCell[] {
  return places.flatMap((place): VariantCell[] => {
    const typed = Object.fromEntries(
      layers.flatMap((layer) => {
        const value = cells[layerKey(place, layer)]
        return value === undefined ? [] : [[layer, value.trim()]]
      }),
    ) as Partial<Record<Layer, string>>
    if (Object.keys(typed).length === 0) return []
    const isSaved = savedAt(place) !== undefined
    const exists = willExist(cells, place, isSaved)
    const { colorId, sizeId } = place
    if (!exists) return isSaved ? [{ colorId, sizeId, exists }] : []
    const values = readLayers.flatMap((layer) => {
      const text = typed[layer]
      const value = text === undefined || text === '' ? null : read(layer, text)
      // A variant always has a status.
      const isSaid = text !== undefined && (value !== null || (text === '' && layer !== 'status'))
      return isSaid ? [[layer, value]] : []
    })
    return [
      {
        colorId,
        sizeId,
        exists,
        ...(typed.sku !== undefined && typed.sku !== '' && { sku: typed.sku }),
        ...(typed.barcode !== undefined && { barcode: typed.barcode === '' ? null : typed.barcode }),
        ...(Object.fromEntries(values) as Pick<VariantCell, ReadLayer>),
      },
    ]
  })
}
