import type { MatrixColumn, PermissionModule, RolePermissions } from '@countinghouse/contract/erp/permission'
import { getRolePermissions } from '@countinghouse/contract/erp/permission'
import { text } from '@countinghouse/contract/erp/permission.text'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { LoadFailure } from '../../../kit/report/load-failure.tsx'
import page from '../../../ui/display/page.module.css'
import type { Permissions } from '../permission-grid/pending-permissions.ts'
import { asIn, indexOf } from '../permission-grid/pending-permissions.ts'
import type { PermissionSearch } from './permission-search.ts'
import { PermissionTools } from './permission-tools.tsx'
import { PermissionDetails } from '../permission-grid/permission-details.tsx'
import { formatPermission } from '../permission-grid/permission-labels.ts'
import { PermissionsBar } from '../permission-grid/permissions-bar.tsx'
import { PermissionsGrid } from '../permission-grid/permissions-grid.tsx'
import type { PermissionCell } from '../permission-grid/permissions-lines.ts'
import { cellNow, linesByPage } from '../permission-grid/permissions-lines.ts'
import { RoleChoices } from './role-choices.tsx'
import styles from './permission.module.css'
import { useFolded } from './use-folded.ts'
import type { SavedRoles } from '../permission-grid/use-permissions-draft.ts'
import { usePermissionsDraft } from '../permission-grid/use-permissions-draft.ts'

export type ViewProps = {
  readonly modules: readonly PermissionModule[]
  readonly roles: readonly MatrixColumn[]
  readonly state: PermissionSearch
  readonly setState: (change: Partial<PermissionSearch>) => void
  readonly canEdit: boolean
}

/** Permissions of one role, optionally compared with another. */
export function PermissionRole({
  modules,
  roles,
  state,
  setState,
  canEdit,
  roleId,
}: ViewProps & { readonly roleId: number }) {
  const language = useLanguage()
  const { t, locale } = language
  const query = useQuery(routeQuery(getRolePermissions, { id: roleId }))
  const beside = useQuery({
    ...routeQuery(getRolePermissions, { id: state.compareId ?? 0 }),
    enabled: state.compareId !== null,
  })
  const role = query.data
  const saved: SavedRoles = useMemo(
    () => new Map(role === undefined ? [] : [[role.id, { permissions: permissionsOf(role), version: role.version }]]),
    [role],
  )
  const draft = usePermissionsDraft(modules, saved)
  const { folded, fold } = useFolded()
  const [place, setPlace] = useState<{ cell: PermissionCell; title: string } | null>(null)
  const index = useMemo(() => indexOf(modules), [modules])
  const other = state.compareId === null || beside.data === undefined ? null : permissionsOf(beside.data)
  const own = saved.get(roleId)?.permissions
  const isOpen = canEdit && role?.isSystem === false && role.isActive
  const pending = draft.pendingOf(roleId)
  const sections = useMemo(
    () =>
      own === undefined
        ? []
        : linesByPage(modules, { id: roleId, saved: own, pending, other }, state, locale, t(text.moduleClosed)),
    [modules, roleId, own, pending, other, state, locale, t],
  )
  const shown = place === null ? null : { ...place, cell: cellNow(sections, place.cell) }
  const leave = async (change: Partial<PermissionSearch>) => {
    if (await draft.mayLeave()) setState(change)
  }
  return (
    <>
      <PermissionTools
        modules={modules}
        state={state}
        setState={setState}
        hasDifferences={state.compareId !== null || draft.count > 0}
        exported={{ roleId }}
        tested={{ roleId, pending }}
        {...(isOpen && { role })}
      >
        <RoleChoices
          roles={roles}
          roleId={roleId}
          compareId={state.compareId}
          onRole={(id) => void leave({ roleId: id })}
          onCompare={(compareId) => setState({ compareId })}
          {...(isOpen &&
            other !== null &&
            own !== undefined && {
              onCopy: () => draft.put(roleId, asIn(own, other)),
              copied: beside.data?.name ?? '',
            })}
        />
      </PermissionTools>
      <Note role={role} canEdit={canEdit} />
      <div className={styles.matrix}>
        <div className={styles.scrolled}>
          {query.isError && (
            <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />
          )}
          {role?.isSystem === true && <p className={page.empty}>{t(text.everything)}</p>}
          {role?.isSystem === false && sections.length === 0 && (
            <p className={page.empty}>{t(state.onlyDifferences ? text.noDifferences : text.nothingFound)}</p>
          )}
          {role?.isSystem === false && sections.length > 0 && (
            <PermissionsGrid
              label={t(text.gridOf, { name: role.name })}
              sections={sections}
              folded={folded}
              canEdit={isOpen}
              onFold={fold}
              onToggle={draft.toggle}
              onFocus={setPlace}
            />
          )}
        </div>
        <div className={styles.foot}>
          {role?.isSystem === false && (
            <PermissionDetails
              place={shown}
              index={index}
              permissionOf={(permission) => formatPermission(modules, permission, language)}
              {...(isOpen && { onScope: (cell, scope) => draft.rescope(roleId, cell.event.id, scope) })}
            />
          )}
          <PermissionsBar modules={modules} draft={draft} nameOf={() => role?.name ?? ''} />
        </div>
      </div>
    </>
  )
}

function Note({ role, canEdit }: { readonly role: RolePermissions | undefined; readonly canEdit: boolean }) {
  const { t } = useLanguage()
  if (role === undefined || role.isSystem || (canEdit && role.isActive)) return null
  return <p className={styles.quiet}>{t(role.isActive ? text.readOnly : text.retired)}</p>
}

function permissionsOf({ events }: RolePermissions): Permissions {
  return new Map(events.map(({ eventId, dataScope }) => [eventId, dataScope]))
}
