import type { CellResult, Variant, Variants } from '@countinghouse/contract/procure/variant'
import { text as measureText } from '@countinghouse/contract/measure.text'
import { weightField } from '@countinghouse/contract/rich-fields'
import { useState } from 'react'
import type { CellEdits, Place, Typed } from '../../kit/cell-grid/cell-edits.ts'
import { editsOf, redo, undo, withCells } from '../../kit/cell-grid/cell-edits.ts'
import { fieldModel } from '../../kit/fields/field-model.ts'
import { useKinds } from '../../kit/fields/field-kind.ts'
import { readTyped, typedOf } from '../../kit/fields/field-value.ts'
import { useLanguage } from '../../shell/language.tsx'
import type { Layer, VariantPlace, Weights } from './variant-edits.ts'
import { cellsToSend, isThere, layerKey, placeKey, savedText, willExist } from './variant-edits.ts'

export type MatrixOption = { readonly id: number | null; readonly name: string; readonly code: string | null }

const weightModel = fieldModel('netWeightGrams', weightField({ max: 1_000_000_000 }).nullable())
const weights: Weights = {
  words: (grams) => String(typedOf(weightModel, grams)),
  read: (typed) => {
    const { value } = { value: null, ...readTyped(weightModel, typed) }
    return typeof value === 'number' ? value : null
  },
}

/** What is typed into the matrix of a product, what became of it, and what it says at each place. */
export function useVariantDraft(
  { items }: Pick<Variants, 'items'>,
  rows: readonly MatrixOption[],
  columns: readonly MatrixOption[],
) {
  const { t } = useLanguage()
  // How weights are read comes beside the first rows.
  useKinds()
  const [edits, setEdits] = useState<CellEdits>(() => editsOf({}))
  const [refused, setRefused] = useState<readonly CellResult[]>([])
  const saved = new Map(items.map((item) => [placeKey(item), item]))
  const savedAt = (place: VariantPlace): Variant | undefined => saved.get(placeKey(place))
  const places = rows.flatMap((row) => columns.map((column) => ({ colorId: row.id, sizeId: column.id })))

  function placeOf({ row, column }: Place): VariantPlace {
    return { colorId: rows[row]?.id ?? null, sizeId: columns[column]?.id ?? null }
  }

  function problemOf(place: VariantPlace, layer: Layer, typed: string | undefined): string | null {
    if (typed !== undefined && typed !== '' && layer.endsWith('Grams') && weights.read(typed) === null)
      return t(measureText.not_a_measure)
    const found = refused.find((one) => placeKey(one) === placeKey(place))
    // What was refused of a variant as such is told wherever one looks at it.
    return found !== undefined && (found.field === layer || !isLayer(found.field)) ? found.message : null
  }

  function cellAt(layer: Layer, at: Place) {
    const place = placeOf(at)
    const variant = savedAt(place)
    const original = savedText(variant, layer, weights)
    const typed = edits.cells[layerKey(place, layer)]
    const exists = willExist(edits.cells, place, variant !== undefined)
    const text = layer === 'exists' ? (exists ? isThere : '') : (typed ?? original)
    const message = problemOf(place, layer, typed)
    return {
      text,
      exists,
      variant,
      isChanged: text !== original,
      problem: message === null ? null : { message, suggestions: [] },
    }
  }

  function type(layer: Layer, typed: readonly Typed[]): void {
    const changes = typed.map(({ text, ...at }) => {
      const place = placeOf(at)
      const original = savedText(savedAt(place), layer, weights)
      return { key: layerKey(place, layer), original, text: layer === 'exists' && text !== '' ? isThere : text.trim() }
    })
    const touched = typed.map((at) => placeKey(placeOf(at)))
    setRefused((before) => before.filter((one) => !touched.includes(placeKey(one))))
    setEdits((before) => withCells(before, changes))
  }

  /** After a save only what was refused is still to be saved. */
  function settle(results: readonly CellResult[]): readonly CellResult[] {
    const left = results.filter(({ outcome }) => outcome === 'refused')
    const keys = new Set(left.map(placeKey))
    const cells = Object.entries(edits.cells).filter(([key]) => keys.has(key.split(' ')[0] ?? ''))
    setEdits(editsOf(Object.fromEntries(cells)))
    setRefused(left)
    return left
  }

  const toSend = cellsToSend(edits.cells, places, savedAt, weights)
  return {
    cellAt,
    type,
    settle,
    toSend,
    isDirty: Object.keys(edits.cells).length > 0,
    undo: () => setEdits(undo),
    redo: () => setEdits(redo),
    discard: () => {
      setEdits(editsOf({}))
      setRefused([])
    },
  }
}

function isLayer(field: string | null): boolean {
  return field !== null && field !== 'exists' && layerNames.has(field)
}

const layerNames = new Set<string>(['sku', 'barcode', 'netWeightGrams', 'grossWeightGrams'])
