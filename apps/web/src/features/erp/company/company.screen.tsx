import { forbiddenPath } from '@countinghouse/contract/constants'
import { companiesPage, getCompanyChoices, getOwnCompany, listCompanies } from '@countinghouse/contract/erp/company'
import { text } from '@countinghouse/contract/erp/company.text'
import { moduleMasterPage } from '@countinghouse/contract/erp/module-master'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Segments } from '../../../ui/button/segments.tsx'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { useShortcuts } from '../../../app/keyboard/keyboard.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { routeQuery } from '../../../app/calls/queries.ts'
import { refusalOf } from '../../../app/calls/refusal.ts'
import { useCan, useSession } from '../../../app/session/session.tsx'
import styles from './companies.module.css'
import { companySearch, companyTabs, isWanted } from './company-search.ts'
import { LoadFailure } from '../../../kit/report/load-failure.tsx'
import page from '../../../ui/display/page.module.css'
import registers from '../registers.module.css'

const CompanyForm = later(async () => (await import('./company-form.tsx')).CompanyForm)
const CompaniesTable = later(async () => (await import('./companies-table.tsx')).CompaniesTable)
const CompanyFilters = later(async () => (await import('./company-filters.tsx')).CompanyFilters)
const CompanyModules = later(async () => (await import('./company-modules.tsx')).CompanyModules)
const DemoPanel = later(async () => (await import('./demo-panel.tsx')).DemoPanel)
const CompanyNew = later(async () => (await import('./company-new.tsx')).CompanyNew)

/** The own company; system operators also see all companies. */
function Companies() {
  const { t } = useLanguage()
  const can = useCan()
  const [state, setState] = useSearchState(companySearch)
  const choices = useQuery(routeQuery(getCompanyChoices, {}))
  const isOperator = choices.data?.isOperator ?? false
  const mayView = { own: true, modules: can(permissionName(moduleMasterPage, 'view')), all: isOperator }
  const tabs = companyTabs.filter((one) => mayView[one])
  const tab = mayView[state.tab] ? state.tab : 'own'
  const { company, isDemo } = useSession()
  const own = useQuery(routeQuery(getOwnCompany, { id: company.id }))
  const all = useQuery({ ...routeQuery(listCompanies, {}), enabled: tab === 'all' })
  const canCreate = isOperator && can(permissionName(companiesPage, 'create'))
  const create = () => void setState({ tab: 'all', isNew: true })
  useShortcuts(canCreate ? [{ keys: 'c', scope: 'list', label: t(text.newCompany), run: create }] : [])
  const refusal = refusalOf(choices.error, companiesPage.path)
  if (refusal !== null) return <Navigate to={forbiddenPath} replace state={{ refusal } as never} />
  const failed = [choices, own, all].find((query) => query.isError && query.data === undefined)
  return (
    <section className={page.screen} aria-labelledby="companies-title" aria-busy={choices.isPending || own.isPending}>
      <header className={registers.head}>
        <div>
          <h1 id="companies-title" className={page.title} tabIndex={-1}>
            {t(text.title)}
          </h1>
          <p className={page.purpose}>{t(text.purpose)}</p>
        </div>
        {canCreate && (
          <Button aria-keyshortcuts="C" onClick={create}>
            {t(text.newCompany)}
          </Button>
        )}
      </header>
      {isDemo && choices.isSuccess && (
        <Suspense>
          <DemoPanel code={company.code} canStart={canCreate} />
        </Suspense>
      )}
      {tabs.length > 1 && (
        <div className={styles.tools}>
          <Segments
            label={t(text.views)}
            value={tab}
            options={tabs.map((value) => ({ value, label: t(text[value]) }))}
            onChange={(value) => void setState(companySearch.parse({ tab: value }))}
          />
          {tab === 'all' && (
            <Suspense>
              <CompanyFilters
                companies={all.data?.items ?? []}
                modules={choices.data?.modules ?? []}
                state={state}
                onChange={(change) => void setState(change, { replace: true })}
              />
            </Suspense>
          )}
        </div>
      )}
      <div className={page.panel}>
        {failed?.error && (
          <LoadFailure what={t(text.failed)} error={failed.error} onRetry={() => void failed.refetch()} />
        )}
        <Suspense>
          {choices.isSuccess && tab === 'own' && own.data !== undefined && <CompanyForm company={own.data} />}
          {choices.isSuccess && tab === 'modules' && <CompanyModules company={company} />}
          {tab === 'all' && all.data !== undefined && (
            <CompaniesTable
              all={all.data.items}
              companies={all.data.items.filter((company) => isWanted(company, state))}
            />
          )}
        </Suspense>
      </div>
      {canCreate && state.isNew && (
        <Suspense>
          <CompanyNew
            choices={choices.data ?? { isOperator, modules: [] }}
            onClose={() => void setState({ isNew: false })}
          />
        </Suspense>
      )}
    </section>
  )
}

export { Companies as screen }
