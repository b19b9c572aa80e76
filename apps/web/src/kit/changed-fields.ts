import type { FieldModel } from './fields/field-model.ts'
import type { Values } from './fields/field-kind.ts'
import type { Typed } from './fields/field-value.ts'
import { readTyped, typedOf } from './fields/field-value.ts'

export type Edits = Readonly<Record<string, Typed>>

/** Adds the edit, or removes it if the field has its original value again. */
export function withEdit(edits: Edits, model: FieldModel, typed: Typed, base: Values): Edits {
  if (typed !== typedOf(model, base[model.name], base)) return { ...edits, [model.name]: typed }
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
    const before = typedOf(field, base[field.name], base)
    const typed = now[field.name] ?? before
    return typed === (sent[field.name] ?? before) ? later : withEdit(later, field, typed, saved)
  }, {})
}

/** The input of a field, also if another field changes its meaning, such as the currency of an amount. */
function typedIn(model: FieldModel, edits: Edits, base: Values): Typed | undefined {
  const isReadAnew = model.currencyField !== null && model.currencyField in edits
  return edits[model.name] ?? (isReadAnew ? typedOf(model, base[model.name], base) : undefined)
}

/** The values that differ from the base record; an edit sends only these. */
export function changedFields(fields: readonly FieldModel[], edits: Edits, base: Values): Record<string, unknown> {
  const changed: Record<string, unknown> = {}
  for (const model of fields) {
    const typed = typedIn(model, edits, base)
    if (typed === undefined) continue
    const reading = readTyped(model, typed, { ...base, ...edits })
    if (reading.issue === undefined && reading.value !== base[model.name]) changed[model.name] = reading.value
  }
  return changed
}

/** Every value of a new record. */
export function newValues(fields: readonly FieldModel[], edits: Edits): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  const row = { ...Object.fromEntries(fields.map((model) => [model.name, model.initial])), ...edits }
  for (const model of fields) {
    const reading = readTyped(model, edits[model.name] ?? typedOf(model, model.initial), row)
    if (reading.issue === undefined) values[model.name] = reading.value
  }
  return values
}
