import type { ProductStock } from '@countinghouse/contract/inventory/product-stock'
import { getProductStock } from '@countinghouse/contract/inventory/product-stock'
import { text } from '@countinghouse/contract/inventory/product-stock.text'
import { stockPage } from '@countinghouse/contract/inventory/stock'
import { roundedQuantity } from '@countinghouse/kernel/quantity'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import table from '../../../ui/display/short-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { ProductArrivals } from './product-arrivals.tsx'
import styles from './product-stock.module.css'

const metrics = ['onHand', 'free', 'onWay'] as const
type Metrics = Readonly<Record<(typeof metrics)[number], number>>

/** Stock of a product in the stores of the reader, by store and variant. */
export function ProductStockSide({ row }: RecordTabProps) {
  const { t } = useLanguage()
  const query = useQuery(routeQuery(getProductStock, { id: row.id }))
  const { data } = query
  return (
    <RecordBody side="stock">
      {query.isPending && <RecordSkeleton count={4} />}
      {query.isError && data === undefined && (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      )}
      {data?.stores.length === 0 && <p className={styles.lead}>{t(text.none)}</p>}
      {data !== undefined && data.stores.length > 0 && (
        <>
          <p className={styles.lead}>
            {data.unit !== null && <span>{t(text.lead, { unit: data.unit })}</span>}{' '}
            <Link className={styles.link} to={stockPage.path} search={{ q: row.name } as never}>
              {t(text.openList)}
            </Link>
          </p>
          <Stores stores={data.stores} />
          {data.variants.length > 1 && <Variants variants={data.variants} />}
        </>
      )}
      <ProductArrivals productId={row.id} />
    </RecordBody>
  )
}

function Stores({ stores }: Pick<ProductStock, 'stores'>) {
  const { t } = useLanguage()
  return (
    <table className={`${table.table} ${styles.table}`} aria-label={t(text.byStore)}>
      <Head of={t(text.store)} />
      <tbody>
        {stores.map((store) => (
          <tr key={store.storeId}>
            <th scope="row">
              <bdi>{store.store}</bdi>
            </th>
            <Cells metrics={store} />
          </tr>
        ))}
      </tbody>
      {stores.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">{t(text.all)}</th>
            <Cells metrics={sumOf(stores)} />
          </tr>
        </tfoot>
      )}
    </table>
  )
}

function Variants({ variants }: Pick<ProductStock, 'variants'>) {
  const { t } = useLanguage()
  return (
    <>
      <h2 className={styles.heading}>{t(text.byVariant)}</h2>
      <table className={`${table.table} ${styles.table}`} aria-label={t(text.byVariant)}>
        <Head of={t(text.variant)} />
        <tbody>
          {variants.map((variant) => (
            <tr key={variant.variantId}>
              <th scope="row">
                <bdi>{variant.options ?? variant.sku}</bdi>
                {variant.options !== null && (
                  <>
                    {' '}
                    <bdi className={styles.quiet}>{variant.sku}</bdi>
                  </>
                )}
              </th>
              <Cells metrics={variant} />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Head({ of }: { readonly of: string }) {
  const { t } = useLanguage()
  return (
    <thead>
      <tr>
        <th scope="col">{of}</th>
        {metrics.map((name) => (
          <th key={name} scope="col" className={styles.number}>
            {t(text[name])}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Cells({ metrics: values }: { readonly metrics: Metrics }) {
  const { t, formatNumber } = useLanguage()
  return metrics.map((name) => (
    <td key={name} className={styles.number}>
      <span className={styles.label} aria-hidden>
        {t(text[name])}
      </span>
      <bdi>{formatNumber(values[name])}</bdi>
    </td>
  ))
}

/** Quantities have at most four decimals; sums are rounded to hide floating-point errors. */
function sumOf(stores: readonly Metrics[]): Metrics {
  const sum = (name: keyof Metrics) => roundedQuantity(stores.reduce((total, store) => total + store[name], 0))
  return { onHand: sum('onHand'), free: sum('free'), onWay: sum('onWay') }
}
