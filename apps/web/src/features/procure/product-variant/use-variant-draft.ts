import { text as matrixText } from '@countinghouse/contract/procure/product-variants.text'
import type { CellResult, Variant, Variants } from '@countinghouse/contract/procure/variant'
import { variantStatuses } from '@countinghouse/contract/procure/variant'
import { text as measureText } from '@countinghouse/contract/measure.text'
import { lengthField, weightField } from '@countinghouse/contract/rich-fields'
import { useState } from 'react'
import type { CellEdits, Place, Entered } from '../../../kit/cell-grid/cell-edits.ts'
import { editsOf, redo, undo, withCells } from '../../../kit/cell-grid/cell-edits.ts'
import { fieldModel } from '../../../kit/fields/field-model.ts'
import { useKinds } from '../../../kit/fields/field-kind.ts'
import { readEntered, enteredOf } from '../../../kit/fields/field-value.ts'
import { enteredSince } from '../../../kit/fields/entered-since.ts'
import type { Language } from '../../../ui/language/language.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { Layer, VariantPlace, Words } from './variant-edits.ts'
import { cellsToSend, isRead, isThere, layerKey, layers, placeKey, savedText, willExist } from './variant-edits.ts'

export type MatrixOption = { readonly id: number | null; readonly name: string; readonly code: string | null }

const models = {
  netWeightGrams: fieldModel('netWeightGrams', weightField({ max: 1_000_000_000 }).nullable()),
  grossWeightGrams: fieldModel('grossWeightGrams', weightField({ max: 1_000_000_000 }).nullable()),
  lengthMm: fieldModel('lengthMm', lengthField({ min: 1, max: 1_000_000 }).nullable()),
  widthMm: fieldModel('widthMm', lengthField({ min: 1, max: 1_000_000 }).nullable()),
  heightMm: fieldModel('heightMm', lengthField({ min: 1, max: 1_000_000 }).nullable()),
}

/** Reads a status from its label or the first letters of it. */
function wordsIn(t: Language['t']): Words {
  const wordOf = (status: Variant['status']) => t(matrixText[`status_${status}`])
  return {
    words: (layer, value) => {
      if (layer !== 'status') return String(enteredOf(models[layer], value))
      const status = variantStatuses.find((one) => one === value)
      return status === undefined ? '' : wordOf(status)
    },
    read: (layer, entered) => {
      const begun = entered.trim().toLocaleLowerCase()
      if (layer === 'status')
        return variantStatuses.find((status) => wordOf(status).toLocaleLowerCase().startsWith(begun)) ?? null
      const { value } = { value: null, ...readEntered(models[layer], entered) }
      return typeof value === 'number' ? value : null
    },
  }
}

/** A cell with its edits. */
export type MatrixCell = ReturnType<ReturnType<typeof useVariantDraft>['cellAt']>

/** Unsaved edits of the variant matrix, their outcome and the messages per cell. */
export function useVariantDraft(
  { items }: Pick<Variants, 'items'>,
  rows: readonly MatrixOption[],
  columns: readonly MatrixOption[],
) {
  const { t } = useLanguage()
  const words = wordsIn(t)
  // The weight format loads with the first rows.
  useKinds()
  const [edits, setEdits] = useState<CellEdits>(() => editsOf({}))
  const [refused, setRefused] = useState<readonly CellResult[]>([])
  const saved = new Map(items.map((item) => [placeKey(item), item]))
  const savedAt = (place: VariantPlace): Variant | undefined => saved.get(placeKey(place))
  const places = rows.flatMap((row) => columns.map((column) => ({ colorId: row.id, sizeId: column.id })))

  function placeOf({ row, column }: Place): VariantPlace {
    return { colorId: rows[row]?.id ?? null, sizeId: columns[column]?.id ?? null }
  }

  function problemOf(place: VariantPlace, layer: Layer, entered: string | undefined): string | null {
    if (entered !== undefined && entered !== '' && isRead(layer) && words.read(layer, entered) === null)
      return t(layer === 'status' ? matrixText.not_a_status : measureText.not_a_measure)
    const found = refused.find((one) => placeKey(one) === placeKey(place))
    // An error of the variant as a whole is shown in every layer.
    return found !== undefined && (found.field === layer || !isLayer(found.field)) ? found.message : null
  }

  function cellAt(layer: Layer, at: Place) {
    const place = placeOf(at)
    const variant = savedAt(place)
    const original = savedText(variant, layer, words)
    const entered = edits.cells[layerKey(place, layer)]
    const exists = willExist(edits.cells, place, variant !== undefined)
    const text = layer === 'exists' ? (exists ? isThere : '') : (entered ?? original)
    const message = problemOf(place, layer, entered)
    return {
      text,
      exists,
      variant,
      isChanged: text !== original,
      problem: message === null ? null : { message, suggestions: [] },
    }
  }

  function type(layer: Layer, entered: readonly Entered[]): void {
    const changes = entered.map(({ text, ...at }) => {
      const place = placeOf(at)
      const original = savedText(savedAt(place), layer, words)
      return { key: layerKey(place, layer), original, text: layer === 'exists' && text !== '' ? isThere : text.trim() }
    })
    const touched = entered.map((at) => placeKey(placeOf(at)))
    setRefused((before) => before.filter((one) => !touched.includes(placeKey(one))))
    setEdits((before) => withCells(before, changes))
  }

  function savedWords(key: string): string {
    const [place = '', named] = key.split(' ')
    const layer = layers.find((one) => one === named)
    return layer === undefined ? '' : savedText(saved.get(place), layer, words)
  }

  /** After saving, only rejected and later edits remain unsaved. */
  function settle(results: readonly CellResult[]): readonly CellResult[] {
    const left = results.filter(({ outcome }) => outcome === 'refused')
    const keys = new Set(left.map(placeKey))
    setEdits((now) => {
      const again = Object.entries(now.cells).filter(([key]) => keys.has(key.split(' ')[0] ?? ''))
      return editsOf({ ...enteredSince(edits.cells, now.cells, savedWords), ...Object.fromEntries(again) })
    })
    setRefused(left)
    return left
  }

  const toSend = cellsToSend(edits.cells, places, savedAt, words)
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
  return field !== 'exists' && layers.some((layer) => layer === field)
}
