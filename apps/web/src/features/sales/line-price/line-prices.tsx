import type { DocumentRow } from '@countinghouse/contract/document'
import type { explainOrderPrices, LinePrices } from '@countinghouse/contract/sales/line-prices'
import { text } from '@countinghouse/contract/sales/line-prices.text'
import { orderText } from '@countinghouse/contract/sales/order-fields.text'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import { formatUnitPrice } from '../../../kit/fields/unit-price.ts'
import { PricePath } from '../../../kit/price/price-path.tsx'
import { FactList } from '../../../kit/record/fact-list.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './line-prices.module.css'
import { reasonText } from './reason-text.ts'

type Props = { readonly row: DocumentRow; readonly route: typeof explainOrderPrices }
type Line = LinePrices['lines'][number]

/** Which rule made the price of each line: of a draft, as it was last saved. */
export function LinePricesPanel({ row, route }: Props) {
  const { t, formatDate } = useLanguage()
  const { data, error, refetch } = useQuery({ ...routeQuery(route, { id: row.id }), staleTime: 0 })
  if (error !== null && data === undefined) return <RecordMissing error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <RecordSkeleton count={3} />
  const { list, on, lines, currency } = data
  return (
    <RecordBody side="prices">
      <FactList
        facts={[
          ...(list === null
            ? []
            : [{ label: t(text.list), value: t(text[`origin_${list.origin}`], { list: list.name }) }]),
          { label: t(text.on), value: formatDate(on) },
        ]}
      />
      <ul className={styles['lines']} aria-label={t(orderText.prices)}>
        {lines.map((line) => (
          <li key={line.lineNo}>
            <ExplainedLine line={line} currency={currency} hasList={list !== null} />
          </li>
        ))}
      </ul>
    </RecordBody>
  )
}

type Explained = { readonly line: Line; readonly currency: string; readonly hasList: boolean }

/** A line of a document with its price, which opens to what made it. */
function ExplainedLine({ line, currency, hasList }: Explained) {
  const { t, locale, formatNumber } = useLanguage()
  const { name, options, sku, quantity, price } = line
  return (
    <>
      <p className={styles['product']}>
        <bdi>{[name, options].filter(Boolean).join(', ')}</bdi> × {formatNumber(quantity)}
        <span className={figures.under}>
          <bdi>{sku}</bdi>
        </span>
      </p>
      <details className={styles['why']}>
        <summary>
          {price === null ? t(text.whyNone) : t(text.why, { price: formatUnitPrice(price, currency, locale) })}
        </summary>
        <Reasons line={line} hasList={hasList} />
      </details>
    </>
  )
}

function Reasons({ line, hasList }: Omit<Explained, 'currency'>) {
  const { t, formatDate, formatNumber, formatRate } = useLanguage()
  const { rule, quote, discountPpm, listed, minQuantity, validFrom, hasChanged } = line
  const isOfList = rule === 'list' && !hasChanged
  return (
    <>
      <ul className={styles['reasons']}>
        <li>{t(reasonText(rule, hasList), { quote: quote ?? '' })}</li>
        {isOfList && minQuantity !== null && minQuantity > 1 && (
          <li>{t(text.break, { quantity: formatNumber(minQuantity) })}</li>
        )}
        {isOfList && validFrom !== null && <li>{t(text.validFrom, { date: formatDate(validFrom) })}</li>}
        {discountPpm > 0 && <li>{t(text.discount, { rate: formatRate(discountPpm) })}</li>}
      </ul>
      {hasChanged && <p>{t(listed === null ? reasonText('none', hasList) : text.changed)}</p>}
      {listed !== null && (
        <>
          {rule !== 'list' && <p>{t(text.listed)}</p>}
          <PricePath price={listed} />
        </>
      )}
    </>
  )
}
