import { marginPermission } from '@countinghouse/contract/procure/cost-permissions'
import { createPrice, findPriceItems, getPriceChoices, prices } from '@countinghouse/contract/procure/price'
import { text } from '@countinghouse/contract/procure/price-forms.text'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Suspense, useRef, useState } from 'react'
import { FieldInput } from '../../../kit/fields/field-input.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLeaveGuard } from '../../../kit/record-edit/use-leave-guard.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { call } from '../../../app/calls/call.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import { answerScan } from '../../../app/scan/scan-feedback.ts'
import { useScans } from '../../../app/scan/scan.ts'
import { LabelledChoice } from '../labelled-choice.tsx'
import { priceOwner } from './price-owner.ts'
import styles from './price.module.css'
import { usePriceForm } from './use-price-form.ts'

// Loaded only with permission to view margins.
const PriceMargin = later(async () => (await import('./price-margin.tsx')).PriceMargin)

type Props = {
  /** Default price list; null: the default list of the company. */
  readonly likelyListId: number | null
  /** Product of the price; omitted: selected or scanned in the form. */
  readonly ofProduct?: number
}

/** Form of a new price; it stays open for the next one. */
export function PriceForm({ likelyListId, ofProduct }: Props) {
  const language = useLanguage()
  const { t } = language
  const canSeeMargins = useCan()(marginPermission)
  const [listId, setListId] = useState<number | null>(null)
  const [variantId, setVariantId] = useState<number | null>(null)
  const [picked, setPicked] = useState<number | null>(null)
  const productId = ofProduct ?? picked
  const requested = routeQuery(getPriceChoices, productId === null ? {} : { productId })
  // The lists are the same for every product and are kept while the variants load.
  const query = useQuery({ ...requested, placeholderData: keepPreviousData })
  const choices = query.data
  const variants = choices === undefined || query.isPlaceholderData ? [] : choices.variants
  const list =
    choices?.lists.find(({ id }) => id === (listId ?? likelyListId)) ??
    choices?.lists.find(({ isDefault }) => isDefault) ??
    null
  const form = usePriceForm(priceOwner, { minQty: '1', currency: list?.currency ?? null })
  const write = useWrite(t(prices.text.title), form.refuse)
  const amount = list?.isBuying === true ? 'buyAmount' : 'amountMinor'
  const variant = variants.find(({ id }) => id === variantId) ?? null
  const standing = useRef('clean')
  standing.current = form.isDirty ? 'dirty' : 'clean'
  useLeaveGuard({ standing, discard }, save, { isOfSide: ofProduct !== undefined })

  useScans(({ text: code }) => {
    void call(findPriceItems, { q: code }).then(({ items: [item] }) => {
      const isFound = item?.isExact === true && (ofProduct === undefined || item.productId === ofProduct)
      answerScan(isFound)
      if (!isFound) return showToast(language, { tone: 'error', message: t(text.notFound, { code }) })
      form.type({ productId: String(item.productId) })
      setPicked(item.productId)
      setVariantId(item.variantId)
    })
  })

  async function save(): Promise<boolean> {
    const own = ofProduct === undefined ? ['productId'] : []
    const read = form.read([...own, 'storeId', 'minQty', 'validFrom', 'validUntil', 'reason', amount])
    if (read === null || list === null) return false
    const values = { amountMinor: null, productId, ...read, priceListId: list.id, variantId: variant?.id ?? null }
    const created = await write(createPrice, values as InputOfRoute<typeof createPrice>)
    if (created === null) return false
    discard()
    showToast(language, { tone: 'done', message: t(text.added, { name: created.sku ?? created.product }) })
    return true
  }

  function discard(): void {
    form.reset()
    setPicked(null)
    setVariantId(null)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    void save()
  }

  if (choices === undefined && query.isError)
    return <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
  if (choices === undefined) return <RecordSkeleton count={6} />
  const product = form.inputOf('productId')
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {ofProduct === undefined && (
        <Suspense>
          <FieldInput
            {...product}
            onType={(entered) => {
              product.onType(entered)
              setPicked(Number(entered) || null)
              setVariantId(null)
            }}
          />
        </Suspense>
      )}
      {variants.length > 0 && (
        <LabelledChoice label={t(text.variant)} value={variantId} onChange={setVariantId}>
          <option value="">{t(text.allVariants)}</option>
          {variants.map(({ id, sku }) => (
            <option key={id} value={id}>
              {sku}
            </option>
          ))}
        </LabelledChoice>
      )}
      <LabelledChoice label={t(text.list)} value={list?.id ?? null} onChange={setListId}>
        {choices.lists.map(({ id, name, currency }) => (
          <option key={id} value={id}>{`${name} · ${currency}`}</option>
        ))}
      </LabelledChoice>
      {[amount, 'minQty', 'validFrom', 'validUntil', 'storeId', 'reason'].map((name) => (
        <Suspense key={name}>
          <FieldInput {...form.inputOf(name)} />
        </Suspense>
      ))}
      {canSeeMargins && productId !== null && list !== null && !list.isBuying && (
        <Suspense>
          <PriceMargin
            priceListId={list.id}
            productId={productId}
            variantId={variant?.id ?? null}
            currency={list.currency}
            entered={String(form.entered('amountMinor') ?? '')}
          />
        </Suspense>
      )}
      <Button type="submit" className={styles.run}>
        {t(text.add)}
      </Button>
    </form>
  )
}
