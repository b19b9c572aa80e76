import type { SavedReport } from '@countinghouse/contract/reports/saved-report'
import { text } from '@countinghouse/contract/reports/saved-report.text'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

/** The next date of a scheduled report, and how its last mail ended. */
export function ScheduleState({ report: { nextOn, lastMail } }: { readonly report: SavedReport }) {
  const { t, formatDate } = useLanguage()
  if (nextOn === null) return null
  return (
    <>
      <span>{t(text.nextOn, { date: formatDate(nextOn) })}</span>
      {lastMail !== null && (
        <StateWord tone={lastMail.state === 'sent' ? 'success' : 'warning'}>
          {t(text[`state_${lastMail.state}`])}
        </StateWord>
      )}
    </>
  )
}
