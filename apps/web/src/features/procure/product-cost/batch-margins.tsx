import { marginPermission } from '@countinghouse/contract/procure/cost-permissions'
import { listBatchMargins } from '@countinghouse/contract/procure/margin'
import { text } from '@countinghouse/contract/procure/margin.text'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import styles from './product-costs.module.css'

type Answer = OutputOfRoute<typeof listBatchMargins>
type Line = Answer['items'][number]
type BatchMarginsOf = Pick<Answer, 'below' | 'unknown'> & { readonly of: (lineNo: number) => Line | undefined }

/** Margins of the new prices of a batch; null without permission and while loading. */
export function useBatchMargins(id: number): BatchMarginsOf | null {
  const { data } = useQuery({ ...routeQuery(listBatchMargins, { id }), enabled: useCan()(marginPermission) })
  return useMemo(() => {
    if (data === undefined) return null
    const lines = new Map(data.items.map((line) => [line.lineNo, line]))
    return { below: data.below, unknown: data.unknown, of: (lineNo) => lines.get(lineNo) }
  }, [data])
}

/** Notice of prices below the minimum margin. */
export function BatchMargins({ margins: { below, unknown } }: { readonly margins: BatchMarginsOf }) {
  const { t } = useLanguage()
  return (
    <div className={styles.note} data-below={below > 0 || undefined}>
      {(below > 0 || unknown === 0) && <p>{below > 0 ? t(text.batchBelow, { count: below }) : t(text.batchFine)}</p>}
      {unknown > 0 && <p className={styles.quiet}>{t(text.batchUnknown, { count: unknown })}</p>}
    </div>
  )
}

export function LineMargin({ margin }: { readonly margin: Line | undefined }) {
  const { t, formatShare } = useLanguage()
  if (margin === undefined || (margin.marginPpm === null && !margin.isBelow))
    return <span className={styles.quiet}>–</span>
  const rate = margin.marginPpm === null ? '–' : formatShare(margin.marginPpm)
  return margin.isBelow ? (
    <span className={styles.below} title={t(text.isBelow)}>
      <bdi>{rate}</bdi> <span aria-hidden>▾</span>
      <span className="visually-hidden">{t(text.isBelow)}</span>
    </span>
  ) : (
    <bdi>{rate}</bdi>
  )
}
