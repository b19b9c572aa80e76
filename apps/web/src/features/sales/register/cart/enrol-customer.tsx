import { permissionName } from '@countinghouse/contract/page'
import { text } from '@countinghouse/contract/sales/enrolment.text'
import { registerPage } from '@countinghouse/contract/sales/register'
import { Suspense, useState } from 'react'
import { hasModal, useShortcuts } from '../../../../app/keyboard/keyboard.ts'
import { later } from '../../../../app/offline/later.ts'
import { useCan } from '../../../../app/session/session.tsx'
import { useLanguage } from '../../../../ui/language/language.tsx'
import { changeSheet } from '../state/tills-store.ts'
import styles from './side.module.css'

const EnrolDialog = later(async () => (await import('./enrol-dialog.tsx')).EnrolDialog)

/** Adds the customer of the sale, for those who may. */
export function EnrolCustomer({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useLanguage()
  const can = useCan()
  const [isOpen, setIsOpen] = useState(false)
  const may = can(permissionName(registerPage, 'enrol'))
  useShortcuts([
    {
      scope: 'record',
      keys: 'shift+f4',
      label: t(text.enrol),
      when: () => may && !hasModal(),
      run: () => setIsOpen(true),
    },
  ])
  if (!may) return null
  return (
    <>
      <button type="button" className={styles.inline} aria-keyshortcuts="Shift+F4" onClick={() => setIsOpen(true)}>
        {t(text.enrol)}
      </button>
      <Suspense>
        {isOpen && (
          <EnrolDialog
            onEnrolled={(customerId) => {
              changeSheet(() => ({ customerId }))
              onLeave()
            }}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
