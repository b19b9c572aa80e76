import { listRoleUsers } from '@countinghouse/contract/erp/role'
import { text } from '@countinghouse/contract/erp/role.text'
import { usersPage } from '@countinghouse/contract/erp/user'
import { permissionName } from '@countinghouse/contract/page'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import table from '../../../ui/display/short-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import { LoadFailure } from '../../../kit/report/load-failure.tsx'
import styles from '../permission/permission.module.css'
import { formatPeriod } from './period-labels.ts'

/** Users of a role with store and dates; names link to the user. */
export function RoleUsersTab({ row }: RecordTabProps) {
  const language = useLanguage()
  const { t } = language
  const maySee = useCan()(permissionName(usersPage, 'view'))
  const query = useQuery(routeQuery(listRoleUsers, { id: row.id }))
  const users = query.data?.users ?? []
  return (
    <RecordBody side="users">
      {query.isError && (
        <LoadFailure what={t(text.usersFailed)} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && users.length === 0 && <p className={styles.quiet}>{t(text.noUsers)}</p>}
      {users.length > 0 && (
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t(text.column_user)}</th>
              <th scope="col">{t(text.column_store)}</th>
              <th scope="col">{t(text.column_period)}</th>
            </tr>
          </thead>
          <tbody>
            {users.map(({ grantId, userId, name, store, from, until }) => (
              <tr key={grantId}>
                <th scope="row">
                  {maySee ? (
                    <Link to={usersPage.path} search={{ open: userId, tab: 'roles' } as never}>
                      <bdi>{name}</bdi>
                    </Link>
                  ) : (
                    <bdi>{name}</bdi>
                  )}
                </th>
                <td>{store === null ? t(text.everywhere) : <bdi>{store.name}</bdi>}</td>
                <td>{formatPeriod(language, { from, until })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </RecordBody>
  )
}
