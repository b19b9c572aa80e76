import type { PriceRow } from '@countinghouse/contract/procure/price'
import { marginPermission } from '@countinghouse/contract/procure/cost-permissions'
import { changePrice, deletePrice, prices, pricesPage, updatePrice } from '@countinghouse/contract/procure/price'
import { text } from '@countinghouse/contract/procure/price-forms.text'
import { permissionName } from '@countinghouse/contract/page'
import { text as keysText } from '@countinghouse/contract/kit/record.text'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { Button } from '@mantine/core'
import { Suspense, useRef, useState } from 'react'
import { ask } from '../../../kit/dialog/confirm.ts'
import { failureText } from '../../../app/calls/failure-text.ts'
import { FieldInput } from '../../../kit/fields/field-input.tsx'
import type { Entered } from '../../../kit/fields/field-value.ts'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLeaveGuard } from '../../../kit/record-edit/use-leave-guard.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import type { CallError } from '../../../app/calls/call.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import { priceOwner } from './price-owner.ts'
import styles from './price.module.css'
import { usePriceForm } from './use-price-form.ts'

// Loaded only with permission to view margins.
const PriceMargin = later(async () => (await import('./price-margin.tsx')).PriceMargin)
const ProductPrices = later(async () => (await import('./product-prices.tsx')).ProductPrices)

type Props = { readonly price: PriceRow; readonly onGone: () => void }

/** Corrects a price, or starts a new one on a date. */
export function PriceEdit({ price, onGone }: Props) {
  const language = useLanguage()
  const { t } = language
  const can = useCan()
  const right = permissionName(pricesPage, 'edit')
  // The loaded version is kept while editing, so that a concurrent change is not overwritten unseen.
  const [begun, setStarted] = useState<PriceRow | null>(null)
  const { id, version } = begun ?? price
  const form = usePriceForm(priceOwner, begun ?? price)
  const write = useWrite(t(prices.text.title), form.refuse, tell)
  const standing = useRef('clean')
  standing.current = form.isDirty ? 'dirty' : 'clean'
  useLeaveGuard({ standing, discard }, save)
  const amount = price.buyAmount === null ? 'amountMinor' : 'buyAmount'
  const name = price.sku ?? price.product
  // A new price keeps end date and quantity, so these fields are shown only for corrections.
  const isFollowed = (form.entered('fromDate') ?? '') !== ''

  function discard(): void {
    form.reset()
    setStarted(null)
  }

  /** On a conflict the input is kept and can be saved over the newer price. */
  function tell(error: CallError): void {
    showToast(language, { tone: 'error', message: failureText(language, error, t(prices.text.title)) })
    setStarted(null)
  }

  async function save(): Promise<boolean> {
    const read = form.read([amount, 'reason', 'fromDate', ...(isFollowed ? [] : ['minQty', 'validFrom', 'validUntil'])])
    if (read === null) return false
    const { fromDate, ...values } = read
    const saved =
      fromDate === null
        ? await write(updatePrice, { id, version, ...values } as InputOfRoute<typeof updatePrice>)
        : await write(changePrice, {
            amountMinor: null,
            ...values,
            id,
            version,
            fromDate,
          } as InputOfRoute<typeof changePrice>)
    if (saved === null) return false
    discard()
    showToast(language, { tone: 'done', message: t(text.saved, { name }) })
    return true
  }

  /** A form field that keeps the loaded price once it is edited. */
  function inputOf(field: string) {
    const input = form.inputOf(field)
    return {
      ...input,
      onType: (value: Entered) => {
        setStarted(begun ?? price)
        input.onType(value)
      },
    }
  }

  async function remove(): Promise<void> {
    const choice = await ask.confirm({ title: t(text.removeSure), confirm: t(text.remove), isDanger: true })
    if (choice !== 'confirm' || (await write(deletePrice, { id, version })) === null) return
    showToast(language, { tone: 'done', message: t(text.removed, { name }) })
    onGone()
  }

  return (
    <RecordBody>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {[amount, 'fromDate', ...(isFollowed ? [] : ['minQty', 'validFrom', 'validUntil']), 'reason'].map((field) => (
          <Suspense key={field}>
            <FieldInput {...inputOf(field)} />
          </Suspense>
        ))}
        {can(marginPermission) && amount === 'amountMinor' && (
          <Suspense>
            <PriceMargin
              priceListId={price.priceListId}
              productId={price.productId}
              variantId={price.variantId}
              currency={price.currency}
              entered={String(form.inputOf('amountMinor').entered)}
            />
          </Suspense>
        )}
        <div className={styles.buttons}>
          <ReasonButton type="submit" reason={can(right) ? null : t(keysText.needsPermission, { right })}>
            {t(text.save)}
          </ReasonButton>
          {can(permissionName(pricesPage, 'delete')) && (
            <Button variant="default" onClick={() => void remove()}>
              {t(text.remove)}
            </Button>
          )}
        </div>
      </form>
      <h3 className={styles.heading}>{t(text.pricesOfProduct)}</h3>
      <Suspense>
        <ProductPrices productId={price.productId} />
      </Suspense>
    </RecordBody>
  )
}
