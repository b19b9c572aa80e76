import { text } from '@countinghouse/contract/procure/size-clone.text'
import { cloneSizeScale, sizeScale } from '@countinghouse/contract/procure/size-scale'
import { CloneDialog } from '../../../kit/master/clone-dialog.tsx'
import type { RecordDialogProps } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'

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
