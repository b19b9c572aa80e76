import { recordField } from '@countinghouse/contract/rich-fields'
import { text } from '@countinghouse/contract/sales/register.text'
import { text as common } from '@countinghouse/contract/sales/receipt.text'
import { Suspense } from 'react'
import { FieldInput } from '../../../../kit/fields/field-input.tsx'
import { fieldModels } from '../../../../kit/fields/field-model.ts'
import { useFieldTexts } from '../../../../kit/fields/use-field-text.ts'
import { changeSheet } from '../state/tills-store.ts'

export const customerFieldId = 'till-customer'

const owner = {
  fields: { customerId: recordField('crm.customer').nullable() },
  text: { title: common.title, one: common.one, many: common.many, purpose: common.purpose, customerId: text.customer },
}
const [model] = fieldModels(owner)

type Props = { readonly value: number | null; readonly onLeave: () => void }

/** Customer of the sale; none is a sale to an unknown one. */
export function CustomerField({ value, onLeave }: Props) {
  const texts = useFieldTexts(owner)
  if (model === undefined) return null
  return (
    <Suspense>
      <FieldInput
        id={customerFieldId}
        field={model}
        texts={texts}
        entered={value === null ? '' : String(value)}
        problem={null}
        isChanged={false}
        onType={(entered) => {
          changeSheet(() => ({ customerId: entered === '' ? null : Number(entered) }))
          if (entered !== '') onLeave()
        }}
        onLeave={() => undefined}
      />
    </Suspense>
  )
}
