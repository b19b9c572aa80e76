import { forbiddenPath } from '@countinghouse/contract/constants'
import type { DashboardItem } from '@countinghouse/contract/erp/dashboard'
import { dashboardPage, getDashboard } from '@countinghouse/contract/erp/dashboard'
import { text } from '@countinghouse/contract/erp/dashboard.text'
import { IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { useLanguage } from '../../shell/language.tsx'
import { routeQuery } from '../../shell/queries.ts'
import { refusalOf } from '../../shell/refusal.ts'
import { parseSearch } from '../../shell/search.ts'
import styles from './dashboard.module.css'
import { LoadFailure } from './load-failure.tsx'
import page from './page.module.css'
import { StateWord } from '../../kit/state-word.tsx'

/** What needs attention in the company, each line on its way to where it is put right. */
function Dashboard() {
  const { t } = useLanguage()
  const query = useQuery(routeQuery(getDashboard, {}))
  const refusal = refusalOf(query.error, dashboardPage.path)
  if (refusal !== null) return <Navigate to={forbiddenPath} replace state={{ refusal } as never} />
  const items = query.data?.items ?? []
  return (
    <section className={page.screen} aria-labelledby="dashboard-title" aria-busy={query.isPending}>
      <header>
        <h1 id="dashboard-title" className={page.title} tabIndex={-1}>
          {t(text.title)}
        </h1>
        <p className={page.purpose}>{t(text.purpose)}</p>
      </header>
      {query.isError && (
        <div className={page.panel}>
          <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />
        </div>
      )}
      {query.isSuccess && items.length === 0 && (
        <div className={styles.panel}>
          <StateWord tone="success">{t(text.nothing)}</StateWord>
        </div>
      )}
      {items.length > 0 && (
        <ul className={styles.list} aria-label={t(text.list)}>
          {items.map((item) => (
            <Item key={item.key} item={item} />
          ))}
        </ul>
      )}
    </section>
  )
}

export { Dashboard as screen }

function Item({ item: { address, title, tone } }: { readonly item: DashboardItem }) {
  const { locale } = useLanguage()
  const [path = '', search = ''] = address.split('?')
  return (
    <li>
      <Link to={path} search={parseSearch(search) as never} className={styles.link}>
        <StateWord tone={tone}>{title[locale]}</StateWord>
        <IconChevronRight size={16} stroke={1.75} aria-hidden className={styles.way} />
      </Link>
    </li>
  )
}
