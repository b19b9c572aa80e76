import { findPriceItems, prices } from '@countinghouse/contract/procure/price'
import { text } from '@countinghouse/contract/procure/price-forms.text'
import { text as listText } from '@countinghouse/contract/procure/price.text'
import type { ResolvedPrice } from '@countinghouse/contract/procure/price-resolution'
import { resolvePrice } from '@countinghouse/contract/procure/price-resolution'
import { dateField, textField } from '@countinghouse/contract/fields'
import { recordField } from '@countinghouse/contract/rich-fields'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { Suspense, useState } from 'react'
import { failureText } from '../../../app/calls/failure-text.ts'
import { FieldInput } from '../../../kit/fields/field-input.tsx'
import { PricePath } from '../../../kit/price/price-path.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { call, CallError } from '../../../app/calls/call.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { answerScan } from '../../../app/scan/scan-feedback.ts'
import { useScans } from '../../../app/scan/scan.ts'
import styles from './price.module.css'
import type { PriceFormOwner } from './use-price-form.ts'
import { usePriceForm } from './use-price-form.ts'

const owner: PriceFormOwner = {
  fields: {
    sku: textField({ max: 60 }),
    storeId: recordField('erp.store').nullable().default(null),
    qty: textField({ max: 20 }),
    date: dateField().nullable().default(null),
  },
  text: { ...listText, ...text, qty: text.quantity, storeId_help: text.tryStore, date_help: text.validFrom_help },
}
const names = Object.keys(owner.fields)

/** Price of a variant in this list, with its calculation. */
export function PriceTry({ row }: RecordTabProps) {
  const language = useLanguage()
  const { t } = language
  const form = usePriceForm(owner, { qty: '1' })
  const [price, setPrice] = useState<ResolvedPrice | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function ask(sku: string, values: Readonly<Record<string, unknown>>): Promise<boolean> {
    setPrice(null)
    setFailure(null)
    try {
      const { items } = await call(findPriceItems, { q: sku })
      const item = items.find(({ isExact, variantId }) => isExact && variantId !== null)
      if (item === undefined) {
        form.refuse({ sku: t(text.notFound, { code: sku }) })
        return false
      }
      const requested = { ...values, variantId: item.variantId, priceListId: row.id }
      setPrice(await call(resolvePrice, requested as unknown as InputOfRoute<typeof resolvePrice>))
      return true
    } catch (error) {
      const said = error instanceof CallError ? error.message : null
      setFailure(said ?? failureText(language, error, t(prices.text.title)))
      return false
    }
  }

  useScans(({ text: sku }) => {
    form.type({ sku })
    void ask(sku, { qty: 1 }).then(answerScan)
  })

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const read = form.read(names)
    if (read === null) return
    const { sku, ...values } = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== null))
    await ask(String(sku), values)
  }

  return (
    <RecordBody side="try">
      <p className={styles.lead}>{t(text.tryPurpose)}</p>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {names.map((name) => (
          <Suspense key={name}>
            <FieldInput {...form.inputOf(name)} />
          </Suspense>
        ))}
        <Button type="submit" className={styles.run}>
          {t(text.run)}
        </Button>
      </form>
      <div role="status">
        {failure !== null && <p className={styles.failure}>{failure}</p>}
        {price !== null && <PricePath price={price} />}
      </div>
    </RecordBody>
  )
}
