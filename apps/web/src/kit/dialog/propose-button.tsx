import type { Page } from '@countinghouse/contract/page'
import { permissionName } from '@countinghouse/contract/page'
import type { Text } from '@countinghouse/kernel/text'
import { Button } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { Suspense, useState } from 'react'
import { useCan } from '../../app/session/session.tsx'
import { useLanguage } from '../../ui/language/language.tsx'

type Props = {
  readonly page: Page
  readonly label: Text
  readonly Dialog: ComponentType<{ readonly onClose: () => void }>
}

/** Opens the dialog that creates drafts of a page, for whoever may create them. */
export function ProposeButton({ page, label, Dialog }: Props) {
  const { t } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const mayCreate = useCan()(permissionName(page, 'create'))
  if (!mayCreate) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconListCheck size={16} stroke={1.75} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t(label)}
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
