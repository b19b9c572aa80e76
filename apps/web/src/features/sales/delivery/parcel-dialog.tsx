import { delivery } from '@countinghouse/contract/sales/delivery'
import type { PackedParcel, Picking } from '@countinghouse/contract/sales/delivery-picking'
import { packDelivery } from '@countinghouse/contract/sales/delivery-picking'
import { text } from '@countinghouse/contract/sales/delivery-picking.text'
import { text as errorText } from '@countinghouse/contract/sales/errors.text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { rememberRow } from '../../../kit/record/record-query.ts'
import { quantityOf } from '../../../kit/scan/entered-quantity.ts'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { requestedParcel } from './parcel-fields.ts'
import styles from './parcel-dialog.module.css'

type Left = Picking['lines'][number] & { readonly quantity: number }
type Props = {
  readonly target: { readonly id: number; readonly version: number }
  /** Those that there are already. */
  readonly parcels: readonly PackedParcel[]
  /** Lines with what is in no parcel yet. */
  readonly left: readonly Left[]
  readonly onClose: () => void
}

/** Adds a parcel; everything that is left goes into it unless less is entered. */
export function ParcelDialog({ target, parcels, left, onClose }: Props) {
  const { t, formatNumber } = useLanguage()
  const queryClient = useQueryClient()
  const [entered, setEntered] = useState<Readonly<Record<number, string>>>({})
  const enteredOf = ({ lineNo, quantity }: Left) => entered[lineNo] ?? String(quantity)
  const isEmpty = (line: Left) => ['', '0'].includes(enteredOf(line).trim())
  const problemOf = (line: Left) => {
    const quantity = quantityOf(enteredOf(line))
    if (isEmpty(line) || (quantity !== null && quantity <= line.quantity)) return undefined
    return t(errorText.packable, { count: formatNumber(line.quantity) })
  }
  // What cannot be read is refused, never left out.
  const contents = left.flatMap((line) =>
    isEmpty(line) ? [] : [{ lineNo: line.lineNo, quantity: quantityOf(enteredOf(line)) ?? 0 }],
  )
  return (
    <FieldsDialog
      title={t(text.addParcel)}
      requested={requestedParcel}
      confirm={t(text.saveParcel)}
      route={packDelivery}
      target={target}
      toInput={(values) => ({ parcels: [...parcels, { ...values, contents }] })}
      page={t(delivery.text.title)}
      doneWords={() => t(text.packedDone)}
      onDone={(row) => rememberRow(queryClient, delivery, row)}
      onClose={onClose}
    >
      <fieldset className={styles.contents}>
        <legend className={styles.legend}>{t(text.contents)}</legend>
        {left.map((line) => (
          <PlainField key={line.lineNo} label={line.name} problem={problemOf(line)}>
            {(control) => (
              <input
                {...control}
                dir="ltr"
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                value={enteredOf(line)}
                onChange={({ currentTarget: { value } }) => setEntered((all) => ({ ...all, [line.lineNo]: value }))}
              />
            )}
          </PlainField>
        ))}
      </fieldset>
    </FieldsDialog>
  )
}
