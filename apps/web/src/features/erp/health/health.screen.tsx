import { forbiddenPath } from '@countinghouse/contract/constants'
import type { HealthFact, HealthState } from '@countinghouse/contract/erp/health'
import { getHealth, healthDetails, healthPage } from '@countinghouse/contract/erp/health'
import { text } from '@countinghouse/contract/erp/health.text'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { refusalOf } from '../../../app/calls/refusal.ts'
import { HealthMetricsPanel, tones } from './health-details.tsx'
import styles from './health.module.css'
import { LoadFailure } from '../../../kit/report/load-failure.tsx'
import page from '../../../ui/display/page.module.css'
import { StateWord } from '../../../ui/display/state-word.tsx'

const refreshMs = 30_000

/** System health: checks with values, and advice for those that are not healthy. */
function Health() {
  const { t, formatInstant } = useLanguage()
  const query = useQuery({ ...routeQuery(getHealth, {}), refetchInterval: refreshMs })
  const refusal = refusalOf(query.error, healthPage.path)
  if (refusal !== null) return <Navigate to={forbiddenPath} replace state={{ refusal } as never} />
  const health = query.data
  const worst = health === undefined ? null : worstOf(health.states)
  return (
    <section className={page.screen} aria-labelledby="health-title" aria-busy={query.isPending}>
      <header>
        <h1 id="health-title" className={page.title} tabIndex={-1}>
          {t(text.title)}
        </h1>
        <p className={page.purpose}>{t(text.purpose)}</p>
      </header>
      <div className={styles.bar}>
        <p className={styles.summary} role="status">
          {worst !== null && <StateWord tone={tones[worst]}>{t(text[`all_${worst}`])}</StateWord>}
        </p>
        <p className={styles.looked}>{health && t(text.lookedAt, { time: formatInstant(health.at) })}</p>
        <Button variant="default" loading={query.isFetching && !query.isPending} onClick={() => void query.refetch()}>
          {t(text.lookAgain)}
        </Button>
      </div>
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
      {query.isPending && (
        <div className={styles.facts} aria-hidden="true">
          {healthDetails.map((fact) => (
            <div key={fact} className={`${styles.fact} ${styles.waiting}`} />
          ))}
        </div>
      )}
      {health !== undefined && <HealthMetricsPanel metrics={health.metrics} states={health.states} />}
    </section>
  )
}

export { Health as screen }

function worstOf(states: Readonly<Record<HealthFact, HealthState>>): HealthState {
  const all = Object.values(states)
  if (all.includes('wrong')) return 'wrong'
  return all.includes('watch') ? 'watch' : 'good'
}
