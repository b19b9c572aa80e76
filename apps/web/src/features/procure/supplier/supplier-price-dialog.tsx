import { dateField, textField } from '@countinghouse/contract/fields'
import type { MasterRow } from '@countinghouse/contract/master'
import { BuyAmount } from '@countinghouse/contract/procure/price'
import type { SupplierPrice } from '@countinghouse/contract/procure/supplier-price'
import {
  deleteSupplierPrice,
  setSupplierPrice,
  updateSupplierPrice,
} from '@countinghouse/contract/procure/supplier-price'
import { text } from '@countinghouse/contract/procure/supplier-price.text'
import { supplierProduct } from '@countinghouse/contract/procure/supplier-product'
import type { InputOfRoute } from '@countinghouse/contract/route'
import type { Text } from '@countinghouse/kernel/text'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { Suspense, useId } from 'react'
import { ask } from '../../../kit/dialog/confirm.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { FieldInput } from '../../../kit/fields/field-input.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../price/price.module.css'
import type { PriceFormOwner } from '../price/use-price-form.ts'
import { usePriceForm } from '../price/use-price-form.ts'

const names = ['minQty', 'unitPrice', 'validFrom', 'validUntil', 'contractNo'] as const
const owner: PriceFormOwner = {
  fields: {
    minQty: textField({ max: 20 }),
    unitPrice: BuyAmount.meta({ widget: 'text', isCode: true }),
    validFrom: dateField().nullable().default(null),
    validUntil: dateField().nullable().default(null),
    contractNo: textField({ max: 60 }).nullable().default(null),
  },
  text: { ...supplierProduct.text, ...text },
}

type Props = {
  readonly row: MasterRow
  /** The price being corrected; null: a new price. */
  readonly price: SupplierPrice | null
  readonly onClose: () => void
}

/** Sets a purchase price from a day on, or corrects an existing one. */
export function SupplierPriceDialog({ row, price, onClose }: Props) {
  const language = useLanguage()
  const { t } = language
  const formId = useId()
  const form = usePriceForm(owner, price ?? { minQty: '1' })
  const write = useWrite(t(text.title), form.refuse)

  function finish(said: Text): void {
    showToast(language, { tone: 'done', message: t(said) })
    onClose()
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const read = form.read(names)
    if (read === null) return
    const saved =
      price === null
        ? await write(setSupplierPrice, { id: row.id, ...read } as InputOfRoute<typeof setSupplierPrice>)
        : await write(updateSupplierPrice, {
            validFrom: price.validFrom,
            ...Object.fromEntries(
              Object.entries(read).filter(([name, value]) => name !== 'validFrom' || value !== null),
            ),
            id: price.id,
            version: price.version,
          } as InputOfRoute<typeof updateSupplierPrice>)
    if (saved !== null) finish(text.saved)
  }

  async function remove({ id, version }: SupplierPrice): Promise<void> {
    const answer = await ask.confirm({ title: t(text.removeSure), confirm: t(text.remove), isDanger: true })
    if (answer === 'confirm' && (await write(deleteSupplierPrice, { id, version })) !== null) finish(text.removed)
  }

  return (
    <Dialog
      title={price === null ? t(text.setTitle, { name: row.name }) : t(text.correct)}
      onClose={onClose}
      actions={
        <>
          {price !== null && (
            <Button variant="subtle" color="red" onClick={() => void remove(price)}>
              {t(text.remove)}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t(text.cancel)}
          </Button>
          <Button type="submit" form={formId}>
            {t(text.save)}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        {names.map((name) => (
          <Suspense key={name}>
            <FieldInput {...form.inputOf(name)} />
          </Suspense>
        ))}
      </form>
    </Dialog>
  )
}
