import { permissionsPage } from '@countinghouse/contract/erp/permission'
import type { getUserChoices, User } from '@countinghouse/contract/erp/user'
import { usersPage } from '@countinghouse/contract/erp/user'
import { text } from '@countinghouse/contract/erp/user-access.text'
import { permissionName } from '@countinghouse/contract/page'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { tabId } from '../../kit/record-tabs.tsx'
import { useLanguage } from '../../shell/language.tsx'
import { useCan } from '../../shell/session.tsx'
import { UserExceptionsPanel } from './user-exceptions-panel.tsx'
import { UserRolesPanel } from './user-roles-panel.tsx'
import { UserStoresPanel } from './user-stores-panel.tsx'
import styles from './user.module.css'

type Props = { readonly user: User; readonly choices: OutputOfRoute<typeof getUserChoices> }

/** What somebody works as and where, with his exceptions; what works out of it all is one press away. */
export function UserAccess({ user, choices }: Props) {
  const { t } = useLanguage()
  const can = useCan()
  const canEdit = can(permissionName(usersPage, 'edit'))
  return (
    <div id="record-panel" role="tabpanel" aria-labelledby={tabId('access')} className={styles.body} tabIndex={0}>
      {can(permissionName(permissionsPage, 'view')) && (
        <div>
          <Button
            component={Link}
            variant="default"
            to={permissionsPage.path}
            search={{ view: 'person', user: user.id, store: user.defaultStoreId ?? undefined } as never}
          >
            {t(text.worksOut)}
          </Button>
        </div>
      )}
      <UserRolesPanel key={`roles ${user.id}`} user={user} choices={choices} canEdit={canEdit} />
      <UserStoresPanel key={`stores ${user.id}`} user={user} canEdit={canEdit} />
      <UserExceptionsPanel key={`exceptions ${user.id}`} user={user} canEdit={canEdit} />
    </div>
  )
}
