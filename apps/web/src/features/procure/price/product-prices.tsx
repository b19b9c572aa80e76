import { listProductPrices, pricesPage } from '@countinghouse/contract/procure/price'
import { text } from '@countinghouse/contract/procure/price-forms.text'
import { text as listText } from '@countinghouse/contract/procure/price.text'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { amountField } from '@countinghouse/contract/rich-fields'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { fieldModel } from '../../../kit/fields/field-model.ts'
import { useFieldTexts } from '../../../kit/fields/use-field-text.ts'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import table from '../../../ui/display/short-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { priceOwner } from './price-owner.ts'
import styles from './price.module.css'

const amount = fieldModel('amountMinor', amountField({ currency: 'currency' }))
type Price = OutputOfRoute<typeof listProductPrices>['items'][number]

/** Prices of a product and its variants by list, each with a link to edit it. */
export function ProductPrices({ productId }: { readonly productId: number }) {
  const { t, formatDate } = useLanguage()
  const texts = useFieldTexts(priceOwner)
  const query = useQuery(routeQuery(listProductPrices, { productId }))
  if (query.isError && query.data === undefined)
    return <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
  if (query.data === undefined) return <RecordSkeleton count={4} />
  const { items } = query.data
  if (items.length === 0) return <p className={styles.lead}>{t(text.none)}</p>

  const money = ({ amountMinor, buyAmount, list: { currency } }: Price) =>
    buyAmount === null ? texts.words(amount, amountMinor, { currency }) : `${buyAmount} ${currency}`
  const period = ({ validFrom, validUntil }: Price) =>
    validUntil === null
      ? t(text.since, { from: formatDate(validFrom) })
      : t(text.period, { from: formatDate(validFrom), until: formatDate(validUntil) })

  return (
    <table className={table.table} aria-label={t(text.productPrices)}>
      <thead>
        <tr>
          {[text.list, text.variant, text.storeId, text.minQty, listText.validFrom, text.amountMinor].map((heading) => (
            <th key={heading.en} scope="col">
              {t(heading)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((price) => (
          <tr key={price.id}>
            <th scope="row">
              <bdi>{price.list.name}</bdi>
            </th>
            <td>
              <bdi>{price.sku ?? t(text.allVariants)}</bdi>
            </td>
            <td>
              <bdi>{price.storeName ?? t(text.everywhere)}</bdi>
            </td>
            <td>{price.minQty}</td>
            <td>{period(price)}</td>
            <td>
              <Link to={pricesPage.path} search={{ open: price.id } as never}>
                <bdi>{money(price)}</bdi>
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
