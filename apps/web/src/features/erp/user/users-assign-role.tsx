import { text } from '@countinghouse/contract/erp/user-access.text'
import { IconUserShield } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import type { ChosenRecords } from '../../../kit/selection/chosen-records.ts'
import { SelectionButton } from '../../../kit/selection/selection-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'

const AssignRoleDialog = later(async () => (await import('../role/assign-role-dialog.tsx')).AssignRoleDialog)

/** Assigns a role to the selected users. */
export function UsersAssignRole({ chosen }: { readonly chosen: ChosenRecords }) {
  const { t } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <SelectionButton
        title={t(text.assignRole)}
        icon="user-shield"
        drawing={<IconUserShield size={16} stroke={1.75} aria-hidden />}
        run={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <AssignRoleDialog chosen={chosen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
