import { viewStock } from '@countinghouse/contract/inventory/product-stock'
import { getVirtualProduct } from '@countinghouse/contract/procure/virtual-bom'
import { text as listText } from '@countinghouse/contract/procure/virtual-product.text'
import { text } from '@countinghouse/contract/procure/virtual-bom.text'
import { simulateVirtualProduct } from '@countinghouse/contract/procure/virtual-simulation'
import { dateField, integerField } from '@countinghouse/contract/fields'
import { recordField } from '@countinghouse/contract/rich-fields'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { FieldInput } from '../../../kit/fields/field-input.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import price from '../price/price.module.css'
import type { PriceFormOwner } from '../price/use-price-form.ts'
import { usePriceForm } from '../price/use-price-form.ts'
import { BundlePicks } from './bundle-picks.tsx'
import { VirtualAvailability } from './virtual-availability.tsx'
import { VirtualShares } from './virtual-shares.tsx'

const owner: PriceFormOwner = {
  fields: {
    quantity: integerField({ min: 1, max: 100_000 }),
    priceListId: recordField('procure.price_list').nullable().default(null),
    storeId: recordField('erp.store').nullable().default(null),
    date: dateField().nullable().default(null),
  },
  text: { ...listText, ...text, quantity: text.howMany, priceListId: text.list, priceListId_help: text.list_store },
}
const names = Object.keys(owner.fields)
/** Types sold from the stock of their components. */
const sold: ReadonlySet<string> = new Set(['kit', 'bundle'])
type Requested = Readonly<Record<string, unknown>>

/** Components and price of a quantity of a virtual product, recalculated on every change. */
export function VirtualPrice({ row }: RecordTabProps) {
  const { t } = useLanguage()
  const can = useCan()
  const form = usePriceForm(owner, { quantity: 1 })
  const [requested, setRequested] = useState<Requested>({ quantity: 1 })
  const [picks, setPicks] = useState<readonly number[] | null>(null)
  const bom = useQuery(routeQuery(getVirtualProduct, { id: row.id }))
  const question = { ...requested, id: row.id, ...(picks !== null && { picks: [...picks] }) }
  const query = useQuery({ ...routeQuery(simulateVirtualProduct, question), placeholderData: (before) => before })

  /** Valid fields are sent; invalid ones show their error. */
  function ask(): void {
    const read = form.read(names)
    if (read !== null) setRequested(Object.fromEntries(Object.entries(read).filter(([, value]) => value !== null)))
  }

  return (
    <RecordBody side="price">
      <p className={price.lead}>{t(text.price_lead)}</p>
      <div className={price.form}>
        {names.map((name) => {
          const input = form.inputOf(name)
          return (
            <Suspense key={name}>
              <FieldInput {...input} onLeave={ask} />
            </Suspense>
          )
        })}
      </div>
      {bom.data?.kind === 'bundle' && (
        <BundlePicks
          bom={bom.data}
          picks={picks ?? query.data?.lines.map(({ lineNo }) => lineNo) ?? []}
          onPick={setPicks}
        />
      )}
      {query.isError && <RecordMissing error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <RecordSkeleton count={5} />}
      {query.data !== undefined && !query.isError && <VirtualShares data={query.data} texts={form.texts} />}
      {bom.data !== undefined && sold.has(bom.data.kind) && can(viewStock) && <VirtualAvailability id={row.id} />}
    </RecordBody>
  )
}
