import type { FieldModel } from '../fields/field-model.ts'
import type { Values } from '../fields/field-kind.ts'
import type { Entered } from '../fields/field-value.ts'
import { readEntered, enteredOf } from '../fields/field-value.ts'

export type Edits = Readonly<Record<string, Entered>>

/** Adds the edit, or removes it if the field has its original value again. */
export function withEdit(edits: Edits, model: FieldModel, entered: Entered, base: Values): Edits {
  if (entered !== enteredOf(model, base[model.name], base)) return { ...edits, [model.name]: entered }
  const { [model.name]: _dropped, ...rest } = edits
  return rest
}

/** The edits made since saving, based on the saved row. */
export function editsSince(
  fields: readonly FieldModel[],
  { sent, now }: { readonly sent: Edits; readonly now: Edits },
  base: Values,
  saved: Values,
): Edits {
  return fields.reduce<Edits>((later, field) => {
    const before = enteredOf(field, base[field.name], base)
    const entered = now[field.name] ?? before
    return entered === (sent[field.name] ?? before) ? later : withEdit(later, field, entered, saved)
  }, {})
}

/** The input of a field, also if another field changes its meaning, such as the currency of an amount. */
function enteredIn(model: FieldModel, edits: Edits, base: Values): Entered | undefined {
  const isReadAnew = model.currencyField !== null && model.currencyField in edits
  return edits[model.name] ?? (isReadAnew ? enteredOf(model, base[model.name], base) : undefined)
}

/** The values that differ from the base record; an edit sends only these. */
export function changedFields(fields: readonly FieldModel[], edits: Edits, base: Values): Record<string, unknown> {
  const changed: Record<string, unknown> = {}
  for (const model of fields) {
    const entered = enteredIn(model, edits, base)
    if (entered === undefined) continue
    const reading = readEntered(model, entered, { ...base, ...edits })
    if (reading.issue === undefined && reading.value !== base[model.name]) changed[model.name] = reading.value
  }
  return changed
}

/** Every value of a new record. */
export function newValues(fields: readonly FieldModel[], edits: Edits): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  const row = { ...Object.fromEntries(fields.map((model) => [model.name, model.initial])), ...edits }
  for (const model of fields) {
    const reading = readEntered(model, edits[model.name] ?? enteredOf(model, model.initial), row)
    if (reading.issue === undefined) values[model.name] = reading.value
  }
  return values
}
