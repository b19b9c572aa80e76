import { getUserAccess } from '@countinghouse/contract/erp/access'
import { text } from '@countinghouse/contract/erp/permission.text'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { LoadFailure } from '../../../kit/report/load-failure.tsx'
import page from '../../../ui/display/page.module.css'
import type { Permissions } from '../permission-grid/pending-permissions.ts'
import { indexOf, noPending } from '../permission-grid/pending-permissions.ts'
import type { ViewProps } from './permission-role.tsx'
import { PermissionTools } from './permission-tools.tsx'
import { PermissionDetails } from '../permission-grid/permission-details.tsx'
import { formatPermission } from '../permission-grid/permission-labels.ts'
import { PermissionsGrid } from '../permission-grid/permissions-grid.tsx'
import type { PermissionCell } from '../permission-grid/permissions-lines.ts'
import { linesByPage } from '../permission-grid/permissions-lines.ts'
import styles from './permission.module.css'
import { PersonField } from './person-field.tsx'
import { useFolded } from './use-folded.ts'
import { usePeople } from './use-people.ts'

type Props = Pick<ViewProps, 'modules' | 'state' | 'setState'>

/** Effective permissions of a user in a store, with the deciding rules. */
export function PermissionPerson({ modules, state, setState }: Props) {
  const language = useLanguage()
  const { t, locale } = language
  const { userId, storeId } = state
  const found = usePeople()
  const query = useQuery({
    ...routeQuery(getUserAccess, { id: userId ?? 0, ...(storeId !== null && { storeId }) }),
    enabled: userId !== null,
  })
  const { folded, fold } = useFolded()
  const [place, setPlace] = useState<{ cell: PermissionCell; title: string } | null>(null)
  const index = useMemo(() => indexOf(modules), [modules])
  const permissions: Permissions = useMemo(
    () =>
      new Map(query.data?.permissions.filter(({ isAllowed }) => isAllowed).map(({ eventId }) => [eventId, 'store'])),
    [query.data],
  )
  const sections = useMemo(
    () =>
      linesByPage(
        modules,
        { id: userId ?? 0, saved: permissions, pending: noPending, other: null },
        state,
        locale,
        t(text.moduleClosed),
      ),
    [modules, userId, permissions, state, locale, t],
  )
  const accessDecision = query.data?.permissions.find(({ eventId }) => eventId === place?.cell.event.id)
  return (
    <>
      <PermissionTools modules={modules} state={state} setState={setState}>
        <div className={styles.person}>
          <PersonField found={found} userId={userId} onChange={(id) => setState({ userId: id })} />
          <PlainField label={t(text.store)}>
            {(control) => (
              <select
                {...control}
                value={storeId ?? ''}
                onChange={({ currentTarget }) => setState({ storeId: Number(currentTarget.value) || null })}
              >
                <option value="">{t(text.noStore)}</option>
                {found.stores.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </PlainField>
        </div>
      </PermissionTools>
      <div className={styles.matrix}>
        <div className={styles.scrolled}>
          {query.isError && (
            <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />
          )}
          {userId === null && <p className={page.empty}>{t(text.choosePerson)}</p>}
          {query.isSuccess && sections.length === 0 && <p className={page.empty}>{t(text.nothingFound)}</p>}
          {query.isSuccess && sections.length > 0 && (
            <PermissionsGrid
              label={t(text.gridOf, { name: query.data.name })}
              sections={sections}
              folded={folded}
              canEdit={false}
              onFold={fold}
              onFocus={setPlace}
            />
          )}
        </div>
        <div className={styles.foot}>
          <PermissionDetails
            place={place}
            index={index}
            accessDecision={accessDecision}
            permissionOf={(permission) => formatPermission(modules, permission, language)}
          />
        </div>
      </div>
    </>
  )
}
