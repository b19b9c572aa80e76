import { text } from '@countinghouse/contract/erp/user-access.text'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { text as permissionText } from '@countinghouse/contract/erp/permission.text'
import { useLanguage } from '../../shell/language.tsx'
import type { PageRights } from './user-rights.ts'
import styles from './user-rights.module.css'
import { verdictWords } from './verdict-words.ts'

type Props = {
  readonly page: PageRights
  readonly isOpen: boolean
  readonly rightOf: (permission: string) => string
}

/** A page with its permissions, the decision and the reason. */
export function UserRightsPage({ page, isOpen, rightOf }: Props) {
  const language = useLanguage()
  const { t } = language
  return (
    <details className={styles.page} open={isOpen}>
      <summary className={styles.summary}>
        <span className={styles.title}>{page.title}</span> <span className={styles.quiet}>{page.module}</span>
        <span className={styles.count}>{t(text.allowedOf, { count: page.allowed, total: page.total })}</span>
      </summary>
      <ul className={styles.rights}>
        {page.rights.map(({ name, verdict }) => (
          <li key={verdict.eventId} className={styles.right} data-allowed={verdict.isAllowed || undefined}>
            {verdict.isAllowed ? (
              <IconCircleCheck size={18} stroke={1.75} aria-hidden />
            ) : (
              <IconCircleX size={18} stroke={1.75} aria-hidden />
            )}
            <b>{name}</b>
            <span className="visually-hidden">
              {t(verdict.isAllowed ? permissionText.allowed : permissionText.denied)}
            </span>
            <span className={styles.why}>{verdictWords(language, verdict, rightOf)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
