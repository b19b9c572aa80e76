import { forbiddenPath } from '@countinghouse/contract/constants'
import { getLedgerHealth, ledgerHealthPage } from '@countinghouse/contract/inventory/ledger-health'
import { text } from '@countinghouse/contract/inventory/ledger-health.text'
import { permissionName } from '@countinghouse/contract/page'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { LoadFailure } from '../../../kit/report/load-failure.tsx'
import page from '../../../ui/display/page.module.css'
import { idIn } from '../../../kit/report/search-values.ts'
import type { SearchCodec } from '../../../app/routing/use-search-state.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { routeQuery } from '../../../app/calls/queries.ts'
import { refusalOf } from '../../../app/calls/refusal.ts'
import { useCan } from '../../../app/session/session.tsx'
import { LedgerDetails } from './ledger-details.tsx'
import styles from './ledger-health.module.css'

const LedgerBooks = later(async () => (await import('./ledger-books.tsx')).LedgerBooks)
const LedgerDebts = later(async () => (await import('./ledger-debts.tsx')).LedgerDebts)
const LedgerProofs = later(async () => (await import('./ledger-proofs.tsx')).LedgerProofs)
const VerifyLedger = later(async () => (await import('./verify-ledger.tsx')).VerifyLedger)

/** Refetch interval during a verification, and otherwise. */
const refreshMs = { busy: 3000, calm: 60_000 }

type Search = { readonly job: number | null; readonly open: number | null }

const search: SearchCodec<Search> = {
  parse: ({ job, open }) => ({ job: idIn(job), open: idIn(open) }),
  serialise: ({ job, open }) => ({ job: job ?? undefined, open: open ?? undefined }),
}

/** Verification of the stock ledger. */
function LedgerHealth() {
  const { t } = useLanguage()
  const canVerify = useCan()(permissionName(ledgerHealthPage, 'verify'))
  const [{ job, open }, setState] = useSearchState(search)
  const query = useQuery({
    ...routeQuery(getLedgerHealth, {}),
    refetchInterval: job === null ? refreshMs.calm : refreshMs.busy,
  })
  const refusal = refusalOf(query.error, ledgerHealthPage.path)
  if (refusal !== null) return <Navigate to={forbiddenPath} replace state={{ refusal } as never} />
  const health = query.data
  return (
    <section className={page.screen} aria-labelledby="ledger-health-title" aria-busy={query.isPending}>
      <header>
        <h1 id="ledger-health-title" className={page.title} tabIndex={-1}>
          {t(text.title)}
        </h1>
        <p className={page.purpose}>{t(text.purpose)}</p>
      </header>
      {canVerify && (
        <Suspense>
          <VerifyLedger jobId={job} onJob={(id) => void setState({ job: id })} />
        </Suspense>
      )}
      {query.isError && health !== undefined && (
        <p className={page.note} role="status">
          {query.error.message}
        </p>
      )}
      {query.isError && health === undefined && (
        <div className={page.panel}>
          <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />
        </div>
      )}
      {query.isPending && <div className={styles.waiting} aria-hidden="true" />}
      {health !== undefined && (
        <>
          <LedgerDetails health={health} />
          <Suspense>
            <LedgerProofs proofs={health.proofs} chosen={open} onChoose={(id) => void setState({ open: id })} />
            <LedgerBooks
              health={health}
              onJob={canVerify && job === null ? (id) => void setState({ job: id }) : null}
            />
            <LedgerDebts health={health} />
          </Suspense>
        </>
      )}
    </section>
  )
}

export { LedgerHealth as screen }
