import { forbiddenPath } from '@countinghouse/contract/constants'
import { listCompanySwitches, listModules, moduleMasterPage } from '@countinghouse/contract/erp/module-master'
import { text } from '@countinghouse/contract/erp/module-master.text'
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
import { LoadFailure } from '../../../kit/report/load-failure.tsx'
import { moduleSearch, moduleTabs } from './module-search.ts'
import { ModuleTable } from './module-table.tsx'
import page from '../../../ui/display/page.module.css'
import styles from '../registers.module.css'

const ModuleDialog = later(async () => (await import('./module-dialog.tsx')).ModuleDialog)
const SwitchTable = later(async () => (await import('./switch-table.tsx')).SwitchTable)

/** Modules of the menu, and the companies that have them. */
function ModuleMaster() {
  const { t } = useLanguage()
  const can = useCan()
  const { company } = useSession()
  const [{ tab, open }, setState] = useSearchState(moduleSearch)
  const query = useQuery(routeQuery(listModules, {}))
  const isOperator = query.data?.isOperator ?? false
  const all = useQuery({ ...routeQuery(listCompanySwitches, {}), enabled: isOperator && tab === 'switches' })
  const modules = query.data?.items ?? []
  const canEdit = isOperator && can(permissionName(moduleMasterPage, 'edit'))
  const create = () => void setState({ tab: 'register', open: 'new' })
  useShortcuts(canEdit ? [{ keys: 'c', scope: 'list', label: t(text.newModule), run: create }] : [])
  const refusal = refusalOf(query.error, moduleMasterPage.path)
  if (refusal !== null) return <Navigate to={forbiddenPath} replace state={{ refusal } as never} />
  const ownCompany = {
    id: company.id,
    code: company.code,
    name: company.name,
    modules: modules.map(({ id, own }) => ({ moduleId: id, ...own })),
  }
  const failed = query.isError ? query : all.isError ? all : null
  const opened = modules.find(({ id }) => id === open) ?? null
  return (
    <section className={page.screen} aria-labelledby="modules-title" aria-busy={query.isFetching || all.isFetching}>
      <header className={styles.head}>
        <div>
          <h1 id="modules-title" className={page.title} tabIndex={-1}>
            {t(text.title)}
          </h1>
          <p className={page.purpose}>{t(text.purpose)}</p>
        </div>
        {canEdit && (
          <Button aria-keyshortcuts="C" onClick={create}>
            {t(text.newModule)}
          </Button>
        )}
      </header>
      <div className={page.filter}>
        <Segments
          label={t(text.views)}
          value={tab}
          options={moduleTabs.map((value) => ({ value, label: t(text[value]) }))}
          onChange={(value) => void setState({ ...moduleSearch.parse({ tab: value }) })}
        />
      </div>
      {query.isSuccess && !isOperator && <p className={page.purpose}>{t(text.notOperator)}</p>}
      <div className={page.panel}>
        {failed?.error && (
          <LoadFailure what={t(text.failed)} error={failed.error} onRetry={() => void failed.refetch()} />
        )}
        {query.isSuccess && (
          <div className={page.scroll}>
            {tab === 'register' ? (
              <ModuleTable
                modules={modules}
                canEdit={canEdit}
                hasCompanies={isOperator}
                today={query.data.today}
                onOpen={(id) => void setState({ open: id })}
              />
            ) : (
              <Suspense>
                <SwitchTable
                  modules={modules}
                  companies={isOperator ? (all.data?.items ?? []) : [ownCompany]}
                  canSwitch={can(permissionName(moduleMasterPage, 'settings'))}
                  today={query.data.today}
                />
              </Suspense>
            )}
          </div>
        )}
      </div>
      {canEdit && (open === 'new' || opened !== null) && (
        <Suspense>
          <ModuleDialog key={open} module={opened} onClose={() => void setState({ open: null })} />
        </Suspense>
      )}
    </section>
  )
}

export { ModuleMaster as screen }
