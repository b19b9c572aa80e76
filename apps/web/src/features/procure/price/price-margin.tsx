import { checkMargin } from '@countinghouse/contract/procure/margin'
import { amountField } from '@countinghouse/contract/rich-fields'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { fieldModel } from '../../../kit/fields/field-model.ts'
import { readEntered } from '../../../kit/fields/field-value.ts'
import { useFieldTexts } from '../../../kit/fields/use-field-text.ts'
import { routeQuery } from '../../../app/calls/queries.ts'
import { MarginNote } from '../product-cost/margin-note.tsx'
import { priceOwner } from './price-owner.ts'

const amount = fieldModel('amountMinor', amountField({ currency: 'currency' }))

type Props = {
  readonly priceListId: number
  readonly productId: number
  readonly variantId: number | null
  readonly currency: string
  /** Price as entered. */
  readonly entered: string
}

/** Margin of the price being entered, with permission to view margins. */
export function PriceMargin({ priceListId, productId, variantId, currency, entered }: Props) {
  const texts = useFieldTexts(priceOwner)
  const reading = readEntered(amount, useDeferredValue(entered), { currency })
  const amountMinor = reading.issue === undefined && typeof reading.value === 'number' ? reading.value : null
  const { data } = useQuery({
    ...routeQuery(checkMargin, {
      priceListId,
      productId,
      ...(variantId !== null && { variantId }),
      amountMinor: amountMinor ?? 0,
    }),
    enabled: amountMinor !== null,
    placeholderData: keepPreviousData,
  })
  if (data === undefined || amountMinor === null) return null
  const reachedAt = data.leastMinor === null ? null : texts.words(amount, data.leastMinor, { currency })
  return <MarginNote margin={data} reachedAt={reachedAt} />
}
