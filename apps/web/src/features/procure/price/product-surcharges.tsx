import { getPriceChoices, pricesPage } from '@countinghouse/contract/procure/price'
import { listSurcharges } from '@countinghouse/contract/procure/price-surcharge'
import { text } from '@countinghouse/contract/procure/price-surcharge.text'
import { listVariants } from '@countinghouse/contract/procure/variant'
import { permissionName } from '@countinghouse/contract/page'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import { LabelledChoice } from '../labelled-choice.tsx'
import styles from './price.module.css'
import { SurchargeForm } from './surcharge-form.tsx'

/** Price surcharges for colours and sizes of a product, by list. */
export function ProductSurcharges({ productId }: { readonly productId: number }) {
  const { t } = useLanguage()
  const can = useCan()
  const [listId, setListId] = useState<number | null>(null)
  const leaving = useRef<() => Promise<boolean>>(null)
  const choices = useQuery(routeQuery(getPriceChoices, { productId }))
  const variants = useQuery(routeQuery(listVariants, { id: productId }))
  const lists = choices.data?.lists ?? []
  const list = lists.find(({ id }) => id === listId) ?? lists.find(({ isDefault }) => isDefault)
  const saved = useQuery({
    ...routeQuery(listSurcharges, { priceListId: list?.id ?? 0, productId }),
    enabled: list !== undefined,
  })
  const failed = [choices, variants, saved].find(({ isError, data }) => isError && data === undefined)
  if (failed?.error) return <RecordMissing error={failed.error} onRetry={() => void failed.refetch()} />
  if (variants.data === undefined || list === undefined) return <RecordSkeleton count={2} />
  const { colors, sizes } = variants.data
  if (colors.length + sizes.length === 0) return <p className={styles.lead}>{t(text.noOptions)}</p>

  async function showList(next: number | null): Promise<void> {
    if (leaving.current === null || (await leaving.current())) setListId(next)
  }

  return (
    <>
      <p className={styles.lead}>{t(text.purpose)}</p>
      <div className={styles.form}>
        <LabelledChoice label={t(text.list)} value={list.id} onChange={(next) => void showList(next)}>
          {lists.map(({ id, name, currency }) => (
            <option key={id} value={id}>{`${name} · ${currency}`}</option>
          ))}
        </LabelledChoice>
      </div>
      {saved.data === undefined ? (
        <RecordSkeleton count={2} />
      ) : (
        <SurchargeForm
          key={`${list.id} ${JSON.stringify(saved.data.items)}`}
          of={{ priceListId: list.id, productId }}
          list={list}
          options={{ colors, sizes }}
          saved={saved.data.items}
          canEdit={can(permissionName(pricesPage, 'edit'))}
          leaving={leaving}
        />
      )}
    </>
  )
}
