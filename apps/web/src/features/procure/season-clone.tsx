import { cloneSeason, season } from '@countinghouse/contract/procure/season'
import { text } from '@countinghouse/contract/procure/season-note.text'
import { CloneDialog } from '../../kit/clone-dialog.tsx'
import type { RecordDialogProps } from '../../kit/record-extras.ts'
import { useLanguage } from '../../shell/language.tsx'

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
