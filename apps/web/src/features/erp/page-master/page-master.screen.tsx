import { forbiddenPath } from '@countinghouse/contract/constants'
import { listPages, pageMasterPage } from '@countinghouse/contract/erp/page-master'
import { text } from '@countinghouse/contract/erp/page-master.text'
import { permissionName } from '@countinghouse/contract/page'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { routeQuery } from '../../../app/calls/queries.ts'
import { refusalOf } from '../../../app/calls/refusal.ts'
import { useCan } from '../../../app/session/session.tsx'
import { AddressCheck } from './address-check.tsx'
import { LoadFailure } from '../../../kit/report/load-failure.tsx'
import page from '../../../ui/display/page.module.css'
import { pageSearch } from './page-search.ts'
import { PageTable } from './page-table.tsx'
import styles from '../registers.module.css'

const PageDialog = later(async () => (await import('./page-dialog.tsx')).PageDialog)
const MenuPreview = later(async () => (await import('./menu-preview.tsx')).MenuPreview)

/** Pages with their menu position and events. */
function PageMaster() {
  const { t, locale } = useLanguage()
  const mayEdit = useCan()(permissionName(pageMasterPage, 'edit'))
  const [{ moduleId, open, roleId }, setState] = useSearchState(pageSearch)
  const query = useQuery(routeQuery(listPages, {}))
  const refusal = refusalOf(query.error, pageMasterPage.path)
  if (refusal !== null) return <Navigate to={forbiddenPath} replace state={{ refusal } as never} />
  const { items = [], modules = [], roles = [], isOperator = false } = query.data ?? {}
  const filled = modules.filter((module) => items.some((entry) => entry.moduleId === module.id))
  const shown = filled.find(({ id }) => id === moduleId) ?? filled[0]
  const opened = items.find(({ id }) => id === open)
  const role = roles.find(({ id }) => id === roleId)
  const canEdit = isOperator && mayEdit
  return (
    <section className={page.screen} aria-labelledby="pages-title" aria-busy={query.isFetching}>
      <header>
        <h1 id="pages-title" className={page.title} tabIndex={-1}>
          {t(text.title)}
        </h1>
        <p className={page.purpose}>{t(text.purpose)}</p>
      </header>
      {query.isSuccess && !isOperator && <p className={page.purpose}>{t(text.notOperator)}</p>}
      <div className={styles.tools}>
        <PlainField label={t(text.module)}>
          {(control) => (
            <select
              {...control}
              value={shown?.id ?? ''}
              onChange={({ currentTarget }) => void setState({ moduleId: Number(currentTarget.value) })}
            >
              {filled.map((module) => (
                <option key={module.id} value={module.id}>
                  {locale === 'ar' ? module.nameAr : module.name}
                </option>
              ))}
            </select>
          )}
        </PlainField>
        <PlainField label={t(text.preview)}>
          {(control) => (
            <select
              {...control}
              value={role?.id ?? ''}
              onChange={({ currentTarget }) => void setState({ roleId: Number(currentTarget.value) || null })}
            >
              <option value="">{t(text.previewNone)}</option>
              {roles.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </select>
          )}
        </PlainField>
        {mayEdit && <AddressCheck />}
      </div>
      <div className={page.panel}>
        {query.isError && (
          <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />
        )}
        {query.isSuccess && (
          <div className={page.scroll}>
            <PageTable
              pages={items.filter((entry) => entry.moduleId === shown?.id)}
              canEdit={canEdit}
              onOpen={(id) => void setState({ open: id })}
            />
          </div>
        )}
      </div>
      <Suspense>
        {opened !== undefined && (
          <PageDialog
            key={opened.id}
            page={opened}
            canEdit={canEdit}
            canEditEvents={mayEdit}
            onClose={() => void setState({ open: null })}
          />
        )}
        {role !== undefined && <MenuPreview role={role} onClose={() => void setState({ roleId: null })} />}
      </Suspense>
    </section>
  )
}

export { PageMaster as screen }
