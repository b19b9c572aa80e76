import type { Verdict } from '@countinghouse/contract/erp/access'
import { text } from '@countinghouse/contract/erp/permission.text'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useLanguage } from '../../shell/language.tsx'
import styles from './permission.module.css'
import { verdictWords } from './verdict-words.ts'

type Props = { readonly verdict: Verdict; readonly rightOf: (permission: string) => string }

/** Access decision with the deciding rule. */
export function VerdictLine({ verdict, rightOf }: Props) {
  const language = useLanguage()
  const { t } = language
  const Icon = verdict.isAllowed ? IconCircleCheck : IconCircleX
  return (
    <p className={styles.verdict} data-allowed={verdict.isAllowed || undefined}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <span>
        <b>{t(verdict.isAllowed ? text.allowed : text.denied)}.</b> {verdictWords(language, verdict, rightOf)}
      </span>
    </p>
  )
}
