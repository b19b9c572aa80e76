import { text } from '@countinghouse/contract/erp/user-access.text'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { text as permissionText } from '@countinghouse/contract/erp/permission.text'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { PagePermissions } from './user-permissions.ts'
import styles from './user-permissions.module.css'
import { formatAccessDecision } from '../permission-grid/access-decision-labels.ts'

type Props = {
  readonly page: PagePermissions
  readonly isOpen: boolean
  readonly permissionOf: (permission: string) => string
}

/** A page with its permissions, the decision and the reason. */
export function UserPermissionsPage({ page, isOpen, permissionOf }: Props) {
  const language = useLanguage()
  const { t } = language
  return (
    <details className={styles.page} open={isOpen}>
      <summary className={styles.summary}>
        <span className={styles.title}>{page.title}</span> <span className={styles.quiet}>{page.module}</span>
        <span className={styles.count}>{t(text.allowedOf, { count: page.allowed, total: page.total })}</span>
      </summary>
      <ul className={styles.rights}>
        {page.permissions.map(({ name, accessDecision }) => (
          <li
            key={accessDecision.eventId}
            className={styles.right}
            data-allowed={accessDecision.isAllowed || undefined}
          >
            {accessDecision.isAllowed ? (
              <IconCircleCheck size={18} stroke={1.75} aria-hidden />
            ) : (
              <IconCircleX size={18} stroke={1.75} aria-hidden />
            )}
            <b>{name}</b>
            <span className="visually-hidden">
              {t(accessDecision.isAllowed ? permissionText.allowed : permissionText.denied)}
            </span>
            <span className={styles.why}>{formatAccessDecision(language, accessDecision, permissionOf)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
