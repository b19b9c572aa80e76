import { text } from '@countinghouse/contract/procure/size-clone.text'
import { cloneSizeScale, sizeScale } from '@countinghouse/contract/procure/size-scale'
import { CloneDialog } from '../../kit/clone-dialog.tsx'
import type { RecordDialogProps } from '../../kit/record-extras.ts'
import { useLanguage } from '../../shell/language.tsx'

/** Clones a scale with its sizes. */
export function SizeScaleClone(record: RecordDialogProps) {
  const { t } = useLanguage()
  return (
    <CloneDialog
      {...record}
      route={cloneSizeScale}
      words={text}
      page={t(sizeScale.text.title)}
      nameOf={(created) => created.name}
    />
  )
}
