import type { AccessDecision } from '@countinghouse/contract/erp/access'
import { text } from '@countinghouse/contract/erp/permission.text'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../permission/permission.module.css'
import { formatAccessDecision } from './access-decision-labels.ts'

type Props = { readonly accessDecision: AccessDecision; readonly permissionOf: (permission: string) => string }

/** Access decision with the deciding rule. */
export function AccessDecisionLine({ accessDecision, permissionOf }: Props) {
  const language = useLanguage()
  const { t } = language
  const Icon = accessDecision.isAllowed ? IconCircleCheck : IconCircleX
  return (
    <p className={styles.verdict} data-allowed={accessDecision.isAllowed || undefined}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <span>
        <b>{t(accessDecision.isAllowed ? text.allowed : text.denied)}.</b>{' '}
        {formatAccessDecision(language, accessDecision, permissionOf)}
      </span>
    </p>
  )
}
