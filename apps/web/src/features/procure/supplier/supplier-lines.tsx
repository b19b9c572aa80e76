import { permissionName } from '@countinghouse/contract/page'
import type { MasterRow } from '@countinghouse/contract/master'
import { costPermission } from '@countinghouse/contract/procure/cost-permissions'
import { text } from '@countinghouse/contract/procure/supplier-lines.text'
import { listSupplierPrices } from '@countinghouse/contract/procure/supplier-price'
import { supplierProduct } from '@countinghouse/contract/procure/supplier-product'
import type { Text } from '@countinghouse/kernel/text'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { useMemo } from 'react'
import { fieldModels } from '../../../kit/fields/field-model.ts'
import { useFieldTexts } from '../../../kit/fields/use-field-text.ts'
import { beginningWith } from '../../../app/routing/new-record.ts'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import table from '../../../ui/display/short-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import styles from './supplier-lines.module.css'
import { LabelledCell } from './labelled-cell.tsx'
import { TierPrices } from './tier-prices.tsx'

/** Lines of a product by supplier, or of a supplier by product. */
type Props = {
  readonly row: MasterRow
  readonly side: string
  readonly by: 'productId' | 'supplierId'
  readonly add: Text
  readonly none: Text
}

const shownOnce = 100
const facts = ['supplierCode', 'packQuantity', 'moqQuantity', 'leadTimeDays'] as const
const page = supplierProduct.page

/** Lines of the supplier catalogue on a record; purchase prices are shown only with permission. */
export function SupplierLines({ row, side, by, add, none }: Props) {
  const { t, formatNumber } = useLanguage()
  const can = useCan()
  const navigate = useNavigate()
  const texts = useFieldTexts(supplierProduct.listing)
  const models = useMemo(() => fieldModels(supplierProduct.listing), [])
  const filter = { [by]: [row.id] }
  const query = useQuery(routeQuery(supplierProduct.routes.list, { ...filter, limit: shownOnce }))
  const lines = query.data?.items ?? []
  const isPriced = can(costPermission) && lines.length > 0
  const prices = useQuery({
    ...routeQuery(listSupplierPrices, { supplierProductIds: lines.map(({ id }) => id) }),
    enabled: isPriced,
  })
  const right = permissionName(page, 'create')
  const other = by === 'productId' ? 'supplierId' : 'productId'
  const fact = (line: MasterRow, name: string) => {
    const field = models.find((model) => model.name === name)
    return field === undefined ? null : texts.words(field, line[name], line)
  }
  const headings = [texts.label(other), texts.label('variantId'), ...facts.map((name) => texts.label(name))]

  async function begin(): Promise<void> {
    await navigate({ to: page.path, search: { open: 'new' } as never, state: beginningWith({ [by]: String(row.id) }) })
  }

  return (
    <RecordBody
      side={side}
      footer={
        <ReasonButton
          reason={can(right) ? null : t(recordText.needsPermission, { right })}
          onClick={() => void begin()}
        >
          {t(add)}
        </ReasonButton>
      }
    >
      {query.isPending && <RecordSkeleton count={4} />}
      {query.isError && query.data === undefined && (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data !== undefined && lines.length === 0 && <p className={styles.lead}>{t(none)}</p>}
      {lines.length > 0 && (
        <>
          <table className={table.table} aria-label={t(supplierProduct.text.title)}>
            <thead>
              <tr>
                {[...headings, ...(isPriced ? [t(text.priceToday)] : [])].map((heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.id}>
                  <th scope="row">
                    <Link to={page.path} search={{ open: line.id, ...(isPriced && { tab: 'prices' }) } as never}>
                      <bdi>{fact(line, other)}</bdi>
                    </Link>
                    {line['isPreferred'] === true && <span className={styles.mark}>{texts.label('isPreferred')}</span>}
                    {line.status === 'inactive' && (
                      <span className={styles.mark}>{t(supplierProduct.listing.text['status_inactive'] ?? none)}</span>
                    )}
                  </th>
                  <td>
                    <bdi>{fact(line, 'variantId') ?? t(text.allVariants)}</bdi>
                  </td>
                  {facts.map((name) => (
                    <LabelledCell key={name} label={texts.label(name)} words={fact(line, name)} />
                  ))}
                  {isPriced && (
                    <td>
                      <TierPrices prices={prices.data?.items.filter((price) => price.supplierProductId === line.id)} />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.foot}>
            {lines.length === shownOnce && <span>{t(text.firstOnes, { count: formatNumber(shownOnce) })}</span>}
            <Link to={page.path} search={filter as never}>
              {t(text.openList)}
            </Link>
          </p>
        </>
      )}
    </RecordBody>
  )
}
