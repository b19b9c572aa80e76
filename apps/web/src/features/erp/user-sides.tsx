import type { User } from '@countinghouse/contract/erp/user'
import { usersPage } from '@countinghouse/contract/erp/user'
import { permissionName } from '@countinghouse/contract/page'
import { lazy, Suspense, useState } from 'react'
import { RecordSkeleton } from '../../kit/record-skeleton.tsx'
import { useCan } from '../../shell/session.tsx'
import type { Choices } from './role-gift-dialog.tsx'

const UserRolesPanel = lazy(async () => ({ default: (await import('./user-roles-panel.tsx')).UserRolesPanel }))
const UserStoresPanel = lazy(async () => ({ default: (await import('./user-stores-panel.tsx')).UserStoresPanel }))
const UserExceptionsPanel = lazy(async () => ({
  default: (await import('./user-exceptions-panel.tsx')).UserExceptionsPanel,
}))
const UserRightsPanel = lazy(async () => ({ default: (await import('./user-rights-panel.tsx')).UserRightsPanel }))
const UserKeysPanel = lazy(async () => ({ default: (await import('./user-keys-panel.tsx')).UserKeysPanel }))
const UserSecurity = lazy(async () => ({ default: (await import('./user-security.tsx')).UserSecurity }))

type Props = { readonly user: User; readonly choices: Choices; readonly side: string }

/** The sides of a person beside his details, each fetched when it is looked at. */
export function UserSides({ user, choices, side }: Props) {
  const canEdit = useCan()(permissionName(usersPage, 'edit'))
  const [keepsStores, setKeepsStores] = useState(false)
  // Ticks that are not saved stay while another side is looked at.
  if (side === 'stores' && !keepsStores) setKeepsStores(true)
  return (
    <Suspense fallback={<RecordSkeleton count={4} />}>
      {side === 'roles' && <UserRolesPanel user={user} choices={choices} canEdit={canEdit} />}
      {keepsStores && <UserStoresPanel user={user} canEdit={canEdit} isHidden={side !== 'stores'} />}
      {side === 'exceptions' && <UserExceptionsPanel user={user} canEdit={canEdit} />}
      {side === 'access' && <UserRightsPanel user={user} choices={choices} />}
      {side === 'keys' && <UserKeysPanel user={user} />}
      {side === 'security' && <UserSecurity user={user} hasMail={choices.hasMail} />}
    </Suspense>
  )
}
