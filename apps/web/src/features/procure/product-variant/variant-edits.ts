import type { Variant, VariantCell } from '@countinghouse/contract/procure/variant'
import type { EnteredCells } from '../../../kit/cell-grid/cell-edits.ts'

/** Layers of the matrix, shown and edited one at a time. */
const plainLayers = ['exists', 'sku', 'barcode'] as const
/** Layers whose values are formatted and parsed. */
export const readLayers = ['status', 'netWeightGrams', 'grossWeightGrams', 'lengthMm', 'widthMm', 'heightMm'] as const
export const layers = [...plainLayers, ...readLayers] as const
export type Layer = (typeof layers)[number]
export type ReadLayer = (typeof readLayers)[number]
export type VariantPlace = { readonly colorId: number | null; readonly sizeId: number | null }
/** Formats and parses a value; null: invalid. */
export type Words = {
  readonly words: (layer: ReadLayer, value: string | number) => string
  readonly read: (layer: ReadLayer, entered: string) => string | number | null
}

/** Marks an existing variant. */
export const isThere = 'x'

export function placeKey({ colorId, sizeId }: VariantPlace): string {
  return `${colorId}/${sizeId}`
}

export function layerKey(place: VariantPlace, layer: Layer): string {
  return `${placeKey(place)} ${layer}`
}

/** Saved value of a variant in a layer; empty where there is none. */
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

/** Whether the variant will exist: as entered, otherwise as saved, otherwise because a value of it was entered. */
export function willExist(cells: EnteredCells, place: VariantPlace, isSaved: boolean): boolean {
  const said = cells[layerKey(place, 'exists')]
  if (said !== undefined) return said !== ''
  return isSaved || layers.some((layer) => (cells[layerKey(place, layer)] ?? '') !== '')
}

/** The cells to send in order of entry; invalid values are not sent. */
export function cellsToSend(
  cells: EnteredCells,
  places: readonly VariantPlace[],
  savedAt: (place: VariantPlace) => Variant | undefined,
  { read }: Words,
): VariantCell[] {
  return places.flatMap((place): VariantCell[] => {
    const entered = Object.fromEntries(
      layers.flatMap((layer) => {
        const value = cells[layerKey(place, layer)]
        return value === undefined ? [] : [[layer, value.trim()]]
      }),
    ) as Partial<Record<Layer, string>>
    if (Object.keys(entered).length === 0) return []
    const isSaved = savedAt(place) !== undefined
    const exists = willExist(cells, place, isSaved)
    const { colorId, sizeId } = place
    if (!exists) return isSaved ? [{ colorId, sizeId, exists }] : []
    const values = readLayers.flatMap((layer) => {
      const text = entered[layer]
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
        ...(entered.sku !== undefined && entered.sku !== '' && { sku: entered.sku }),
        ...(entered.barcode !== undefined && { barcode: entered.barcode === '' ? null : entered.barcode }),
        ...(Object.fromEntries(values) as Pick<VariantCell, ReadLayer>),
      },
    ]
  })
}
