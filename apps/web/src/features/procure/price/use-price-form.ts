import type { Listing } from '@countinghouse/contract/listing'
import { text } from '@countinghouse/contract/procure/price-forms.text'
import { useId, useMemo, useState } from 'react'
import type { FieldModel } from '../../../kit/fields/field-model.ts'
import { fieldModels } from '../../../kit/fields/field-model.ts'
import type { Entered } from '../../../kit/fields/field-value.ts'
import { readEntered, enteredOf } from '../../../kit/fields/field-value.ts'
import { useFieldTexts } from '../../../kit/fields/use-field-text.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { quantityOf } from '../../../kit/scan/entered-quantity.ts'

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
  const [entered, setEntered] = useState<Readonly<Record<string, Entered>>>({})
  const [problems, setProblems] = useState<Messages>({})
  const idOf = (name: string) => `${prefix}-${name}`
  const enteredIn = (field: FieldModel) => entered[field.name] ?? enteredOf(field, row[field.name] ?? null, row)

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
      const reading = readEntered(field, enteredIn(field), row)
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
      entered: enteredIn(field),
      row,
      problem: problems[name] ?? null,
      isChanged: false,
      onType: (value: Entered) => {
        setEntered((before) => ({ ...before, [name]: value }))
        setProblems(({ [name]: _answered, ...others }) => others)
      },
      onLeave: () => undefined,
    }
  }

  return {
    texts,
    isDirty: Object.keys(entered).length > 0,
    entered: (name: string) => entered[name] ?? null,
    type: (values: Readonly<Record<string, Entered>>) => setEntered((before) => ({ ...before, ...values })),
    reset: () => {
      setEntered({})
      setProblems({})
    },
    read,
    refuse,
    inputOf,
  }
}
