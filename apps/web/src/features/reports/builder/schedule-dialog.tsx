import { reportBuilderPage } from '@countinghouse/contract/reports/builder'
import type { SavedReport } from '@countinghouse/contract/reports/saved-report'
import { scheduleFields, scheduleSavedReport } from '@countinghouse/contract/reports/saved-report'
import { text } from '@countinghouse/contract/reports/saved-report.text'
import { useMemo } from 'react'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

type Props = { readonly report: SavedReport; readonly isMailReady: boolean; readonly onClose: () => void }

/** When the report is sent, and to which users. */
export function ScheduleDialog({ report, isMailReady, onClose }: Props) {
  const { t } = useLanguage()
  const { id, version } = report
  const requested = useMemo(() => ({ fields: scheduleFields(report), text }), [report])
  return (
    <FieldsDialog
      title={t(text.schedule)}
      lead={t(isMailReady ? text.recipientsHint : text.noMail)}
      requested={requested}
      confirm={t(text.schedule)}
      route={scheduleSavedReport}
      target={{ id, version }}
      page={t(reportBuilderPage.title)}
      doneWords={() => t(text.scheduled)}
      onClose={onClose}
    />
  )
}
