import type { Listing } from '@countinghouse/contract/listing'
import { text } from '@countinghouse/contract/procure/price-forms.text'
import { useId, useMemo, useState } from 'react'
import type { FieldModel } from '../../kit/fields/field-model.ts'
import { fieldModels } from '../../kit/fields/field-model.ts'
import type { Typed } from '../../kit/fields/field-value.ts'
import { readTyped, typedOf } from '../../kit/fields/field-value.ts'
import { useFieldTexts } from '../../kit/fields/use-field-text.ts'
import { useLanguage } from '../../shell/language.tsx'
import { quantityOf } from '../../kit/typed-quantity.ts'

export type PriceFormOwner = Pick<Listing, 'fields' | 'text'>
type Values = Readonly<Record<string, unknown>>
type Messages = Readonly<Record<string, string>>

/** Quantity fields, entered in the number format of the user. */
const quantities: ReadonlySet<string> = new Set(['minQty', 'qty'])

/** State of a form for prices. `row`: the initial values, and the currency of its amounts. */
export function usePriceForm(owner: PriceFormOwner, row: Values) {
  const { t } = useLanguage()
  const prefix = useId()
  const texts = useFieldTexts(owner)
  const models = useMemo(() => fieldModels(owner), [owner])
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({})
  const [problems, setProblems] = useState<Messages>({})
  const idOf = (name: string) => `${prefix}-${name}`
  const typedIn = (field: FieldModel) => typed[field.name] ?? typedOf(field, row[field.name] ?? null, row)

  /** Moves the focus to the first field with an error. */
  function refuse(found: Messages): void {
    setProblems(found)
    const first = models.find(({ name }) => name in found)
    if (first !== undefined) requestAnimationFrame(() => document.getElementById(idOf(first.name))?.focus())
  }

  /** The values of these fields; null when one is invalid, after showing its error. */
  function read(names: readonly string[]): Record<string, unknown> | null {
    const values: Record<string, unknown> = {}
    const wrong: Record<string, string> = {}
    for (const field of models.filter(({ name }) => names.includes(name))) {
      const reading = readTyped(field, typedIn(field), row)
      const { name } = field
      if (reading.issue !== undefined) wrong[name] = t(reading.issue.text, reading.issue.params)
      else if (!quantities.has(name)) values[name] = reading.value
      else {
        const quantity = quantityOf(String(reading.value))
        if (quantity === null) wrong[name] = t(text.badQuantity)
        else values[name] = quantity
      }
    }
    refuse(wrong)
    return Object.keys(wrong).length > 0 ? null : values
  }

  /** Props of a `FieldInput` of the form. */
  function inputOf(name: string) {
    const field = models.find((model) => model.name === name)
    if (field === undefined) throw new Error(`The form has no field ${name}.`)
    return {
      id: idOf(name),
      field,
      texts,
      typed: typedIn(field),
      row,
      problem: problems[name] ?? null,
      isChanged: false,
      onType: (value: Typed) => {
        setTyped((before) => ({ ...before, [name]: value }))
        setProblems(({ [name]: _answered, ...others }) => others)
      },
      onLeave: () => undefined,
    }
  }

  return {
    texts,
    isDirty: Object.keys(typed).length > 0,
    typed: (name: string) => typed[name] ?? null,
    type: (values: Readonly<Record<string, Typed>>) => setTyped((before) => ({ ...before, ...values })),
    reset: () => {
      setTyped({})
      setProblems({})
    },
    read,
    refuse,
    inputOf,
  }
}
