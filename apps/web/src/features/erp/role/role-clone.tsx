import { cloneRole } from '@countinghouse/contract/erp/role'
import { text } from '@countinghouse/contract/erp/role.text'
import { CloneDialog } from '../../../kit/master/clone-dialog.tsx'
import type { RecordDialogProps } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'

/** Creates a role with the permissions and limits of another. */
export function RoleClone(record: RecordDialogProps) {
  const { t } = useLanguage()
  return (
    <CloneDialog
      {...record}
      route={cloneRole}
      words={text}
      page={t(text.title)}
      nameOf={(created) => created.role.name}
    />
  )
}
