import { text } from '@countinghouse/contract/erp/user-access.text'
import { IconUserShield } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import type { ChosenRecords } from '../../kit/chosen-records.ts'
import { SelectionButton } from '../../kit/selection-button.tsx'
import { useLanguage } from '../../shell/language.tsx'
import { later } from '../../shell/later.ts'

const GiveRoleDialog = later(async () => (await import('./give-role-dialog.tsx')).GiveRoleDialog)

/** Assigns a role to the selected users. */
export function UsersGiveRole({ chosen }: { readonly chosen: ChosenRecords }) {
  const { t } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <SelectionButton
        title={t(text.giveRole)}
        icon="user-shield"
        drawing={<IconUserShield size={16} stroke={1.75} aria-hidden />}
        run={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <GiveRoleDialog chosen={chosen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
