import { text } from '@countinghouse/contract/accounts/posting-sample.text'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { later } from '../../../app/offline/later.ts'
import { useLanguage } from '../../../ui/language/language.tsx'

const SampleDialog = later(async () => (await import('./sample-dialog.tsx')).SampleDialog)

/** Opens the sample posting. */
export function SampleButton() {
  const { t } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t(text.title)}
      </Button>
      {isOpen && (
        <Suspense>
          <SampleDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
