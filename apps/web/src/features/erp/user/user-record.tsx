import { apiKeysPage } from '@countinghouse/contract/auth/api-key'
import { text as keyText } from '@countinghouse/contract/auth/api-key.text'
import type { UserRow } from '@countinghouse/contract/erp/user'
import { getUser, getUserChoices } from '@countinghouse/contract/erp/user'
import { permissionsPage } from '@countinghouse/contract/erp/permission'
import { text as accessText } from '@countinghouse/contract/erp/user-access.text'
import { text as securityText } from '@countinghouse/contract/erp/user-security.text'
import { text } from '@countinghouse/contract/erp/user.text'
import { permissionName } from '@countinghouse/contract/page'
import { useQuery } from '@tanstack/react-query'
import type { ListShared } from '../../../kit/list/list-parts.ts'
import { firstTab } from '../../../kit/list/list-state.ts'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { currentSide, RecordPanel } from '../../../kit/record/record-panel.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import drawer from '../../../kit/record/record-drawer.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import { UserForm } from './user-form.tsx'
import { UserInvite } from './user-invite.tsx'
import { UserSides } from './user-sides.tsx'
import { UserStatus } from './user-status.tsx'

/** A user as a full page, or the invitation form. */
export function UserRecord(shared: ListShared<UserRow>) {
  const { t } = useLanguage()
  const can = useCan()
  const canExplain = can(permissionName(permissionsPage, 'view'))
  const canSeeKeys = can(permissionName(apiKeysPage, 'view'))
  const { state } = shared
  const id = typeof state.open === 'number' ? state.open : null
  const query = useQuery({ ...routeQuery(getUser, { id: id ?? 0 }), enabled: id !== null })
  const choices = useQuery(routeQuery(getUserChoices, {}))
  const user = id === null ? null : (query.data ?? null)
  const panel = shared as unknown as ListShared
  const failed = choices.error ?? (user === null ? query.error : null)
  const sides = [
    { key: firstTab, title: t(text.details) },
    { key: 'roles', title: t(text.roles) },
    { key: 'stores', title: t(text.stores) },
    { key: 'exceptions', title: t(accessText.exceptions) },
    ...(canExplain ? [{ key: 'access', title: t(text.access) }] : []),
    ...(canSeeKeys && user?.userType === 'integration' ? [{ key: 'keys', title: t(keyText.keys) }] : []),
    { key: 'security', title: t(securityText.security) },
  ]
  const side = currentSide(sides, state.tab)
  const isReady = choices.data !== undefined && (id === null || user !== null)
  return (
    <RecordPanel
      shared={panel}
      title={user?.name ?? t(id === null ? text.invite : text.details)}
      isPage
      {...(user !== null && {
        sides,
        subtitle: (
          <p className={drawer.subtitle}>
            <UserStatus value={user.status} />
            <span>{t(text[`userType_${user.userType}`])}</span>
            {user.designation !== '' && <bdi>{user.designation}</bdi>}
          </p>
        ),
      })}
    >
      {failed !== null && (
        <RecordMissing error={failed} onRetry={() => [query, choices].map((one) => void one.refetch())} />
      )}
      {failed === null && !isReady && <RecordSkeleton count={6} />}
      {choices.data !== undefined && id === null && <UserInvite choices={choices.data} setState={shared.setState} />}
      {choices.data !== undefined && user !== null && (
        <>
          <UserForm key={user.id} user={user} choices={choices.data} isHidden={side !== firstTab} />
          <UserSides key={`sides ${user.id}`} user={user} choices={choices.data} side={side} />
        </>
      )}
    </RecordPanel>
  )
}
