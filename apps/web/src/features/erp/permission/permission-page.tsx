import { getPermissionMatrix } from '@countinghouse/contract/erp/permission'
import { text } from '@countinghouse/contract/erp/permission.text'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { LoadFailure } from '../../../kit/report/load-failure.tsx'
import page from '../../../ui/display/page.module.css'
import { PageChoice } from './page-choice.tsx'
import { indexOf } from '../permission-grid/pending-permissions.ts'
import type { ViewProps } from './permission-role.tsx'
import { PermissionTools } from './permission-tools.tsx'
import styles from './permission.module.css'
import { PermissionDetails } from '../permission-grid/permission-details.tsx'
import { formatPermission } from '../permission-grid/permission-labels.ts'
import { PermissionsBar } from '../permission-grid/permissions-bar.tsx'
import { PermissionsGrid } from '../permission-grid/permissions-grid.tsx'
import type { PermissionCell } from '../permission-grid/permissions-lines.ts'
import { cellNow, linesByOwner } from '../permission-grid/permissions-lines.ts'
import type { SavedRoles } from '../permission-grid/use-permissions-draft.ts'
import { usePermissionsDraft } from '../permission-grid/use-permissions-draft.ts'

const nothingFolded: ReadonlySet<string> = new Set()

/** Permissions of one page for all roles. */
export function PermissionPageView({
  modules,
  roles,
  state,
  setState,
  canEdit,
  pageId,
}: ViewProps & { readonly pageId: number }) {
  const language = useLanguage()
  const { t, locale } = language
  const query = useQuery(routeQuery(getPermissionMatrix, { pageId }))
  const shownPage = modules.flatMap(({ pages }) => pages).find(({ id }) => id === pageId)
  const saved: SavedRoles = useMemo(() => {
    const byRole = Map.groupBy(query.data?.cells ?? [], ({ columnId }) => columnId)
    return new Map(
      (query.data?.columns ?? []).map(({ id, version }) => [
        id,
        { version, permissions: new Map(byRole.get(id)?.map(({ eventId, dataScope }) => [eventId, dataScope])) },
      ]),
    )
  }, [query.data])
  const draft = usePermissionsDraft(modules, saved)
  const [place, setPlace] = useState<{ cell: PermissionCell; title: string } | null>(null)
  const index = useMemo(() => indexOf(modules), [modules])
  const { pendingOf } = draft
  const words = state.q.trim().toLocaleLowerCase(locale)
  const owners = (query.data?.columns ?? [])
    .filter(({ isSystem, isActive, name }) => !isSystem && isActive && name.toLocaleLowerCase(locale).includes(words))
    .map(({ id, name }) => ({
      id,
      name,
      saved: saved.get(id)?.permissions ?? new Map(),
      pending: pendingOf(id),
      other: null,
    }))
  const sections = shownPage === undefined ? [] : linesByOwner(shownPage, owners, locale)
  return (
    <>
      <PermissionTools
        modules={modules}
        state={state}
        setState={setState}
        searched={t(text.searchRoles)}
        exported={{ pageId }}
      >
        <PageChoice
          modules={modules}
          pageId={pageId}
          onPage={(id) => void draft.mayLeave().then((may) => may && setState({ pageId: id }))}
        />
      </PermissionTools>
      <div className={styles.matrix}>
        <div className={styles.scrolled}>
          {query.isError && (
            <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />
          )}
          {query.isSuccess && owners.length === 0 && <p className={page.empty}>{t(text.noRole)}</p>}
          {owners.length > 0 && shownPage !== undefined && (
            <PermissionsGrid
              label={t(text.gridOf, { name: shownPage.title[locale] })}
              sections={sections}
              folded={nothingFolded}
              canEdit={canEdit}
              onToggle={draft.toggle}
              onFocus={setPlace}
            />
          )}
        </div>
        <div className={styles.foot}>
          <PermissionDetails
            place={place === null ? null : { ...place, cell: cellNow(sections, place.cell) }}
            index={index}
            permissionOf={(permission) => formatPermission(modules, permission, language)}
            {...(canEdit && { onScope: (cell, scope) => draft.rescope(cell.ownerId, cell.event.id, scope) })}
          />
          <PermissionsBar
            modules={modules}
            draft={draft}
            nameOf={(id) => roles.find((role) => role.id === id)?.name ?? ''}
          />
        </div>
      </div>
    </>
  )
}
