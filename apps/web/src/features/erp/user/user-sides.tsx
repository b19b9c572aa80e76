import type { User } from '@countinghouse/contract/erp/user'
import { usersPage } from '@countinghouse/contract/erp/user'
import { permissionName } from '@countinghouse/contract/page'
import { Suspense, useState } from 'react'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import type { Choices } from '../role/role-assignment-dialog.tsx'

const UserRolesPanel = later(async () => (await import('./user-roles-panel.tsx')).UserRolesPanel)
const UserStoresPanel = later(async () => (await import('./user-stores-panel.tsx')).UserStoresPanel)
const UserExceptionsPanel = later(async () => (await import('./user-exceptions-panel.tsx')).UserExceptionsPanel)
const UserPermissionsPanel = later(async () => (await import('./user-permissions-panel.tsx')).UserPermissionsPanel)
const UserKeysPanel = later(async () => (await import('./user-keys-panel.tsx')).UserKeysPanel)
const UserSecurity = later(async () => (await import('./user-security.tsx')).UserSecurity)

type Props = { readonly user: User; readonly choices: Choices; readonly side: string }

/** Tabs of a user besides the details, loaded on demand. */
export function UserSides({ user, choices, side }: Props) {
  const canEdit = useCan()(permissionName(usersPage, 'edit'))
  const [keepsStores, setKeepsStores] = useState(false)
  // Unsaved selections are kept while another tab is open.
  if (side === 'stores' && !keepsStores) setKeepsStores(true)
  return (
    <Suspense fallback={<RecordSkeleton count={4} />}>
      {side === 'roles' && <UserRolesPanel user={user} choices={choices} canEdit={canEdit} />}
      {keepsStores && <UserStoresPanel user={user} canEdit={canEdit} isHidden={side !== 'stores'} />}
      {side === 'exceptions' && <UserExceptionsPanel user={user} canEdit={canEdit} />}
      {side === 'access' && <UserPermissionsPanel user={user} choices={choices} />}
      {side === 'keys' && <UserKeysPanel user={user} />}
      {side === 'security' && <UserSecurity user={user} hasMail={choices.hasMail} />}
    </Suspense>
  )
}
