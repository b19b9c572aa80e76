import { stockCheck } from '@countinghouse/contract/inventory/stock-check'
import { getCountSheet } from '@countinghouse/contract/inventory/stock-check-count'
import { text } from '@countinghouse/contract/inventory/stock-check-count.text'
import { IconChevronLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { CallError } from '../../../app/calls/call.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { CountDesk } from './count-desk.tsx'
import { CountNote } from './count-note.tsx'
import styles from './count.module.css'

/** Counting on a handheld: scan a location, scan its products, finish the location. */
export function CountScreen({ id }: { readonly id: number }) {
  const { t } = useLanguage()
  const { data, error, refetch } = useQuery(routeQuery(getCountSheet, { id }))
  const isOver = error instanceof CallError && error.code === 'state_conflict'
  return (
    <div className={styles.screen}>
      <Link className={styles.back} to={stockCheck.page.path} search={{ open: id } as never}>
        <IconChevronLeft className={styles.arrow} size={20} stroke={1.75} aria-hidden />
        {t(text.back)}
      </Link>
      <h1 className={styles.title}>
        {data === undefined ? t(text.count) : t(text.roundOf, { name: data.name, round: data.round })}
      </h1>
      {(isOver || data !== undefined) && <CountNote id={id} items={data?.items ?? []} />}
      {isOver && <p role="status">{t(text.notCounting)}</p>}
      {!isOver && data !== undefined && <CountDesk id={id} sheet={data} />}
      {!isOver && data === undefined && error === null && <RecordSkeleton count={3} />}
      {!isOver && data === undefined && error !== null && (
        <RecordMissing error={error} onRetry={() => void refetch()} />
      )}
    </div>
  )
}
