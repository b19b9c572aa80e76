import { getPermissionMatrix, permissionsPage } from '@countinghouse/contract/erp/permission'
import { exportRole, role } from '@countinghouse/contract/erp/role'
import { text } from '@countinghouse/contract/erp/role.text'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import styles from '../permission/permission.module.css'
import { SaveFileButton } from '../save-file-button.tsx'

/** Summary of a role's permissions, with a link to edit them. */
export function RolePermissionsTab({ row }: RecordTabProps) {
  const { t } = useLanguage()
  const can = useCan()
  const maySee = can(permissionName(permissionsPage, 'view'))
  const { data } = useQuery({ ...routeQuery(getPermissionMatrix, { roleId: row.id }), enabled: maySee })
  const [column] = data?.columns ?? []
  return (
    <RecordBody side="permissions">
      <div className={styles.form}>
        {column !== undefined && (
          <p>{t(text.facts, { events: column.events, risky: column.highRisk, limits: column.limits })}</p>
        )}
        <div className={styles.ways}>
          {maySee && (
            <Button component={Link} variant="default" to={permissionsPage.path} search={{ role: row.id } as never}>
              {t(text.openMatrix)}
            </Button>
          )}
          {can(permissionName(role.page, 'export')) && (
            <SaveFileButton label={t(text.exportRole)} route={exportRole} input={{ id: row.id }} page={t(text.title)} />
          )}
        </div>
      </div>
    </RecordBody>
  )
}
