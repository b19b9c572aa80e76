import { text } from '@countinghouse/contract/payments/reminder-mails.text'
import { IconMail } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { later } from '../../../app/offline/later.ts'
import type { ChosenRecords } from '../../../kit/selection/chosen-records.ts'
import { SelectionButton } from '../../../kit/selection/selection-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const MailChosenDialog = later(async () => (await import('./mail-chosen-dialog.tsx')).MailChosenDialog)

type Props = { readonly chosen: ChosenRecords; readonly onStarted: (jobId: number) => void }

/** Sends the selected reminders by email. */
export function MailChosen({ chosen, onStarted }: Props) {
  const { t } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <SelectionButton
        title={t(text.mail)}
        icon="inbox"
        drawing={<IconMail size={16} stroke={1.75} aria-hidden />}
        run={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <MailChosenDialog chosen={chosen} onStarted={onStarted} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
