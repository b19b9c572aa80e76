import { forbiddenPath } from '@countinghouse/contract/constants'
import type { Page } from '@countinghouse/contract/page'
import type { Text } from '@countinghouse/kernel/text'
import type { UseQueryResult } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { refusalOf } from '../../app/calls/refusal.ts'
import { LoadFailure } from './load-failure.tsx'
import layout from '../../ui/display/page.module.css'
import styles from './report.module.css'

type Props = {
  readonly page: Page
  readonly text: Readonly<Record<'title' | 'purpose' | 'failed' | 'empty', Text>>
  readonly query: UseQueryResult<unknown>
  readonly isEmpty: boolean
  readonly exporting: ReactNode
  /** Filters and summary. */
  readonly above: ReactNode
  /** The rows. */
  readonly children: ReactNode
}

/** A period report: title with export, filters and rows. */
export function ReportPage({ page, text, query, isEmpty, exporting, above, children }: Props) {
  const { t } = useLanguage()
  const titleId = useId()
  const refusal = refusalOf(query.error, page.path)
  if (refusal !== null) return <Navigate to={forbiddenPath} replace state={{ refusal } as never} />
  return (
    <section className={layout.screen} aria-labelledby={titleId}>
      <header className={styles.head}>
        <div>
          <h1 id={titleId} className={layout.title} tabIndex={-1}>
            {t(text.title)}
          </h1>
          <p className={layout.purpose}>{t(text.purpose)}</p>
        </div>
        {exporting}
      </header>
      {above}
      <div className={layout.panel}>
        {query.isError && (
          <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />
        )}
        {query.isSuccess && isEmpty && <p className={layout.empty}>{t(text.empty)}</p>}
        {!query.isError && (!isEmpty || query.isPending) && <div className={layout.scroll}>{children}</div>}
      </div>
    </section>
  )
}
