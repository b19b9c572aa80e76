import type { CompanyRow } from '@countinghouse/contract/erp/company'
import { text } from '@countinghouse/contract/erp/company.text'
import { text as selectionText } from '@countinghouse/contract/kit/selection-bar.text'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import styles from '../../../kit/selection/selection-bar.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useCompanyStanding } from './use-company-standing.ts'

type Props = { readonly chosen: readonly CompanyRow[]; readonly onClear: () => void }

/** Actions on the selected companies. */
export function CompaniesBar({ chosen, onClear }: Props) {
  const { t, formatNumber } = useLanguage()
  const { suspend, activate } = useCompanyStanding()
  const active = chosen.filter(({ status }) => status === 'active')
  const others = chosen.filter(({ status }) => status !== 'active')
  const run = async (action: Promise<boolean>) => {
    if (await action) onClear()
  }
  return (
    <section className={styles.bar} aria-label={t(selectionText.region)}>
      <span className={styles.count} role="status">
        {t(selectionText.count, { count: chosen.length, shown: formatNumber(chosen.length) })}
      </span>
      <div className={styles.actions} role="group" aria-label={t(selectionText.toActions)}>
        <ReasonButton
          variant="default"
          reason={active.length === 0 ? t(text.noneActive) : null}
          onClick={() => void run(suspend(active))}
        >
          {t(text.suspend)}
        </ReasonButton>
        <ReasonButton
          variant="default"
          reason={others.length === 0 ? t(text.allActive) : null}
          onClick={() => void run(activate(others))}
        >
          {t(text.activate)}
        </ReasonButton>
      </div>
      <button type="button" className={styles.action} onClick={onClear}>
        {t(selectionText.clear)}
      </button>
    </section>
  )
}
