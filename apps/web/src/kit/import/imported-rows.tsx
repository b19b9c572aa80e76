import { listImportRows } from '@countinghouse/contract/desk/import'
import type { ImportCounts } from '@countinghouse/contract/desk/import'
import { text } from '@countinghouse/contract/kit/import.text'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../app/calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './import-wizard.module.css'
import type { Imported } from './imported.ts'

const outcomes = ['created', 'changed', 'unchanged'] as const
type Outcome = (typeof outcomes)[number] | 'kept'

type ImportedRowsProps = {
  readonly master: Imported
  readonly id: number
  readonly counts: ImportCounts
  /** Rows that an undo left as they are. */
  readonly kept: number
}

/** The numbers of rows by result; each number shows its rows, linked to their records. */
export function ImportedRows({ master, id, counts, kept }: ImportedRowsProps) {
  const { t } = useLanguage()
  const [picked, setChosen] = useState<Outcome | null>()
  const chosen = picked === undefined && kept > 0 ? 'kept' : (picked ?? null)
  return (
    <>
      <div className={styles.counts} role="group" aria-label={t(text.outcomes)}>
        {outcomes.map((outcome) => (
          <button
            key={outcome}
            type="button"
            className={styles.kind}
            aria-pressed={chosen === outcome}
            disabled={counts[outcome] === 0}
            onClick={() => setChosen(chosen === outcome ? null : outcome)}
          >
            {t(text[outcome], { count: counts[outcome] })}
          </button>
        ))}
        {kept > 0 && (
          <button
            type="button"
            className={styles.kind}
            data-kind="refused"
            aria-pressed={chosen === 'kept'}
            onClick={() => setChosen(chosen === 'kept' ? null : 'kept')}
          >
            {t(text.keptRows, { count: kept })}
          </button>
        )}
        <span className={styles.count} data-kind={counts.refused > 0 ? 'refused' : undefined}>
          {t(text.refused, { count: counts.refused })}
        </span>
      </div>
      {chosen !== null && <Rows master={master} id={id} outcome={chosen} />}
    </>
  )
}

function Rows({ master, id, outcome }: Pick<ImportedRowsProps, 'master' | 'id'> & { readonly outcome: Outcome }) {
  const { t } = useLanguage()
  const query = useInfiniteQuery({
    queryKey: [listImportRows.id, { id, outcome }],
    queryFn: ({ pageParam, signal }) =>
      call(listImportRows, { id, outcome, ...(pageParam !== '' && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
  if (query.error !== null)
    return (
      <p role="alert" className={styles.problem}>
        {query.error.message}
      </p>
    )
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <div aria-busy={query.isPending}>
      <ul
        className={styles.imported}
        aria-label={t(outcome === 'kept' ? text.keptRows : text[outcome], { count: rows.length })}
      >
        {rows.map(({ number, recordId, label, kept }) => (
          <li key={number}>
            <span className={styles.hint}>{t(text.row, { number })}</span>
            {label === null ? (
              <span>{t(text.recordGone)}</span>
            ) : (
              <Link to={`${master.page.path}?open=${recordId}`}>
                <bdi>{label}</bdi>
              </Link>
            )}
            {kept !== null && <bdi className={styles.why}>{kept.message}</bdi>}
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t(text.more)}
        </Button>
      )}
    </div>
  )
}
