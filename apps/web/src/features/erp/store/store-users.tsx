import { listStoreUsers } from '@countinghouse/contract/erp/store'
import { text } from '@countinghouse/contract/erp/store.text'
import { usersPage } from '@countinghouse/contract/erp/user'
import { permissionName } from '@countinghouse/contract/page'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import { LoadFailure } from '../../../kit/report/load-failure.tsx'
import styles from '../user/user.module.css'
import { UserStatus } from '../user/user-status.tsx'

/** Users of a store. */
export function StoreUsers({ row }: RecordTabProps) {
  const { t } = useLanguage()
  const can = useCan()
  const query = useQuery(routeQuery(listStoreUsers, { id: row.id }))
  const canOpen = can(permissionName(usersPage, 'view'))
  return (
    <RecordBody side="users">
      {query.isPending && <RecordSkeleton count={4} />}
      {query.isError && query.data === undefined && (
        <LoadFailure what={t(text.users_failed)} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data?.items.length === 0 && <p className={styles.note}>{t(text.users_none)}</p>}
      <ul className={styles.facts} aria-label={t(text.users)}>
        {query.data?.items.map((user) => (
          <li key={user.id}>
            {canOpen ? (
              <Link to={usersPage.path} search={{ open: user.id } as never}>
                <bdi>{user.name}</bdi>
              </Link>
            ) : (
              <bdi>{user.name}</bdi>
            )}
            {user.designation !== null && <bdi className={styles.quiet}>{user.designation}</bdi>}
            {user.status !== 'active' && <UserStatus value={user.status} />}
            {user.hasAllStores && <span className={styles.quiet}>{t(text.users_everywhere)}</span>}
            {user.isDefault && <span className={styles.quiet}>{t(text.users_default)}</span>}
          </li>
        ))}
      </ul>
    </RecordBody>
  )
}
