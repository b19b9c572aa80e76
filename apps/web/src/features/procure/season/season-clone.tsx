import { cloneSeason, season } from '@countinghouse/contract/procure/season'
import { text } from '@countinghouse/contract/procure/season-note.text'
import { CloneDialog } from '../../../kit/master/clone-dialog.tsx'
import type { RecordDialogProps } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'

/** Copies a season to the next year. */
export function SeasonClone(record: RecordDialogProps) {
  const { t } = useLanguage()
  return (
    <CloneDialog
      {...record}
      route={cloneSeason}
      words={text}
      page={t(season.text.title)}
      nameOf={(created) => created.name}
    />
  )
}
