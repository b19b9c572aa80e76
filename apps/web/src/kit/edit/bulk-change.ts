import type { Change, Changes } from '@countinghouse/contract/bulk-edit'
import { waysToChange } from '@countinghouse/contract/bulk-edit'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { text } from '@countinghouse/contract/kit/bulk-edit.text'
import type { FieldModel } from '../fields/field-model.ts'
import { emptied, isRecords } from '../fields/field-model.ts'
import type { Entered } from '../fields/field-value.ts'
import { readEntered, enteredOf } from '../fields/field-value.ts'
import type { Issue } from '../fields/issues.ts'
import { ppmOfPercent } from '../fields/rate.ts'

export type Way = Change['how'] | 'clear' | 'lower'

/** One line of the form: field, type of change and input. */
export type Draft = {
  readonly field: string
  readonly way: Way
  readonly entered: Entered
  readonly find: string
}

/** The types of change of a field, most common first. */
export function waysOf(model: FieldModel): readonly Way[] {
  return waysToChange(model.name, model.schema).flatMap((how): readonly Way[] => {
    if (how === 'raise') return ['raise', 'lower']
    return how === 'set' && emptied(model) !== undefined ? ['set', 'clear'] : [how]
  })
}

export function freshDraft(model: FieldModel): Draft {
  const [way = 'set'] = waysOf(model)
  return { field: model.name, way, entered: enteredOf(model, model.initial), find: '' }
}

/** The change of a line, or its issue. */
export function changeOf(model: FieldModel, { way, entered, find }: Draft): Change | { readonly issue: Issue } {
  if (way === 'clear') return { how: 'set', value: emptied(model) ?? null }
  if (way === 'replace')
    return find === '' ? { issue: { text: text.noFind } } : { how: 'replace', find, by: String(entered) }
  if (way === 'set') {
    if (entered === '' || (isRecords(model) && entered === '[]')) return { issue: { text: issueText.required } }
    const reading = readEntered(model, entered)
    return reading.issue === undefined ? { how: 'set', value: reading.value } : { issue: reading.issue }
  }
  const amount = amountOf(model, String(entered).trim())
  if (amount === null) return { issue: { text: text.noAmount } }
  return { how: 'raise', by: way === 'raise' ? amount : -amount }
}

/** The changes of all lines, or the first invalid line. */
export function changesOf(
  models: readonly FieldModel[],
  drafts: readonly Draft[],
): { readonly changes: Changes } | { readonly at: number; readonly issue: Issue } {
  const changes: Record<string, Change> = {}
  for (const [at, draft] of drafts.entries()) {
    const model = models.find(({ name }) => name === draft.field)
    if (model === undefined) continue
    const change = changeOf(model, draft)
    if ('issue' in change) return { at, issue: change.issue }
    changes[draft.field] = change
  }
  return { changes }
}

function amountOf(model: FieldModel, entered: string): number | null {
  const read = ['amount', 'measure'].includes(model.widget)
    ? readEntered(model, entered)
    : { value: ppmOrWhole(model, entered) }
  const amount = read.issue === undefined ? read.value : null
  return typeof amount === 'number' && amount > 0 ? amount : null
}

function ppmOrWhole(model: FieldModel, entered: string): number | null {
  if (model.widget === 'rate') return ppmOfPercent(entered)
  return /^\d{1,9}$/.test(entered) ? Number(entered) : null
}
