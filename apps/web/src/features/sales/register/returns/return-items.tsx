import type { Register, TillChoice } from '@countinghouse/contract/sales/register'
import { getReceipt } from '@countinghouse/contract/sales/receipt'
import { text as receiptText } from '@countinghouse/contract/sales/receipt.text'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../../app/calls/queries.ts'
import { RecordMissing } from '../../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../../kit/record/record-skeleton.tsx'
import { useLanguage } from '../../../../ui/language/language.tsx'
import styles from '../register.module.css'
import { Returning } from './returning.tsx'

type Props = {
  /** The receipt that goods come back from. */
  readonly id: number
  readonly till: TillChoice
  readonly register: Register
  readonly onLeave: () => void
}

/** A return at the till, from a receipt of it or of another one. */
export function ReturnItems({ id, till, register, onLeave }: Props) {
  const { t } = useLanguage()
  const { data: receipt, ...query } = useQuery({ ...routeQuery(getReceipt, { id }), refetchOnMount: 'always' })
  if (receipt === undefined)
    return query.error === null ? (
      <RecordSkeleton count={4} />
    ) : (
      <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
    )
  if (receipt.kind !== 'sale' || receipt.status !== 'completed')
    return (
      <section className={styles.start}>
        <p>{t(receiptText.notReturnable)}</p>
      </section>
    )
  return <Returning receipt={receipt} till={till} register={register} onLeave={onLeave} />
}
