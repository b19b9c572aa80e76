import type { UserRow } from '@countinghouse/contract/erp/user'
import { users, usersPage } from '@countinghouse/contract/erp/user'
import { text } from '@countinghouse/contract/erp/user.text'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { Suspense, useMemo, useState } from 'react'
import type { ChosenRecords } from '../../../kit/selection/chosen-records.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'
import type { ListColumns } from '../../../kit/list/use-list-columns.tsx'
import { Avatar } from '../../../app/profile/avatar.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import { PicturedName } from '../../../kit/list/pictured-name.tsx'
import { UserStatus } from './user-status.tsx'

const UsersAssignRole = later(async () => (await import('./users-assign-role.tsx')).UsersAssignRole)
const UsersImport = later(async () => (await import('../user-import/users-import.tsx')).UsersImport)
const UserRecord = later(async () => (await import('./user-record.tsx')).UserRecord)

/** Users of the company. */
function Users() {
  const { t } = useLanguage()
  const can = useCan()
  const [isImporting, setIsImporting] = useState(false)
  return (
    <>
      <ListPage
        listing={users}
        columns={useUserColumns()}
        create={can(permissionName(usersPage, 'create')) ? t(text.invite) : null}
        chosenActions={(chosen) =>
          can(permissionName(usersPage, 'edit')) && (
            <Suspense>
              <UsersAssignRole chosen={chosen as unknown as ChosenRecords} />
            </Suspense>
          )
        }
        record={(shared) => <UserRecord {...shared} />}
        actions={() =>
          can(permissionName(usersPage, 'import')) && (
            <Button variant="default" aria-haspopup="dialog" onClick={() => setIsImporting(true)}>
              {t(text.importFile)}
            </Button>
          )
        }
      />
      <Suspense>{isImporting && <UsersImport onClose={() => setIsImporting(false)} />}</Suspense>
    </>
  )
}

function useUserColumns(): ListColumns<UserRow> {
  const { t } = useLanguage()
  return useMemo(
    () => ({
      name: {
        cell: ({ id, name, avatar }) => (
          <PicturedName id={id} name={name} picture={<Avatar id={id} name={name} avatar={avatar} size={24} />} />
        ),
      },
      status: { width: 120, grow: 0.5, stacked: 'status', cell: ({ status }) => <UserStatus value={status} /> },
      stores: { cell: ({ stores, hasAllStores }) => (hasAllStores ? t(text.allStores) : <bdi>{stores ?? '–'}</bdi>) },
    }),
    [t],
  )
}

export { Users as screen }
