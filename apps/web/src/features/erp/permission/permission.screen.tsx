import { forbiddenPath } from '@countinghouse/contract/constants'
import { getPermissionMatrix, listPermissionPages, permissionsPage } from '@countinghouse/contract/erp/permission'
import { text } from '@countinghouse/contract/erp/permission.text'
import { permissionName } from '@countinghouse/contract/page'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { refusalOf } from '../../../app/calls/refusal.ts'
import { useCan } from '../../../app/session/session.tsx'
import { LoadFailure } from '../../../kit/report/load-failure.tsx'
import page from '../../../ui/display/page.module.css'
import { PermissionApart } from './permission-apart.tsx'
import { PermissionPageView } from './permission-page.tsx'
import { PermissionPerson } from './permission-person.tsx'
import { PermissionRole } from './permission-role.tsx'
import { permissionSearch } from './permission-search.ts'

/** Permissions by role, page and user, and segregation of duties. */
function Permissions() {
  const { t } = useLanguage()
  const canEdit = useCan()(permissionName(permissionsPage, 'edit'))
  const [state, setState] = useSearchState(permissionSearch)
  const pages = useQuery(routeQuery(listPermissionPages, {}))
  // Roles are assigned on other pages and by other users, so the data is reloaded on entry.
  const matrix = useQuery({ ...routeQuery(getPermissionMatrix, {}), staleTime: 0 })
  const refusal = refusalOf(pages.error ?? matrix.error, permissionsPage.path)
  if (refusal !== null) return <Navigate to={forbiddenPath} replace state={{ refusal } as never} />
  const failed = [pages, matrix].find((query) => query.isError && query.data === undefined)
  const modules = pages.data?.modules
  const roles = matrix.data?.columns
  const props = {
    modules: modules ?? [],
    roles: roles ?? [],
    state,
    setState: (change: Partial<typeof state>) => void setState(change),
    canEdit,
  }
  const roleId = state.roleId ?? roles?.find(({ isSystem, isActive }) => !isSystem && isActive)?.id ?? 1
  const pageId = state.pageId ?? modules?.[0]?.pages[0]?.id ?? 0
  return (
    <section
      className={page.screen}
      aria-labelledby="permissions-title"
      aria-busy={pages.isPending || matrix.isPending}
    >
      <header>
        <h1 id="permissions-title" className={page.title} tabIndex={-1}>
          {t(text.title)}
        </h1>
        <p className={page.purpose}>{t(text.purpose)}</p>
      </header>
      {failed !== undefined && failed.error !== null && (
        <LoadFailure what={t(text.failed)} error={failed.error} onRetry={() => void failed.refetch()} />
      )}
      {modules !== undefined && roles !== undefined && (
        <>
          {state.view === 'role' && <PermissionRole key={roleId} {...props} roleId={roleId} />}
          {state.view === 'page' && <PermissionPageView key={pageId} {...props} pageId={pageId} />}
          {state.view === 'person' && <PermissionPerson {...props} />}
          {state.view === 'apart' && <PermissionApart {...props} />}
        </>
      )}
    </section>
  )
}

export { Permissions as screen }
