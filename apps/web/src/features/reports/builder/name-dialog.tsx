import { reportBuilderPage } from '@countinghouse/contract/reports/builder'
import type { ReportDefinition } from '@countinghouse/contract/reports/definition'
import type { SavedReport } from '@countinghouse/contract/reports/saved-report'
import { createSavedReport, nameFields } from '@countinghouse/contract/reports/saved-report'
import { text } from '@countinghouse/contract/reports/saved-report.text'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const requested = { fields: nameFields, text }

type Props = {
  readonly definition: ReportDefinition
  readonly onSaved: (report: SavedReport) => void
  readonly onClose: () => void
}

/** Saves the report under a name, at first for its owner alone. */
export function NameDialog({ definition, onSaved, onClose }: Props) {
  const { t } = useLanguage()
  return (
    <FieldsDialog
      title={t(text.save)}
      requested={requested}
      confirm={t(text.save)}
      route={createSavedReport}
      target={{ definition }}
      page={t(reportBuilderPage.title)}
      doneWords={() => t(text.saved)}
      onDone={onSaved}
      onClose={onClose}
    />
  )
}
