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
  /** Permission for it; default: `create`. */
  readonly event?: string
  readonly label: Text
  readonly Dialog: ComponentType<{ readonly onClose: () => void }>
}

/** Opens the dialog of what a page does with many records, such as creating drafts, for whoever may do it. */
export function ProposeButton({ page, event = 'create', label, Dialog }: Props) {
  const { t } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const may = useCan()(permissionName(page, event))
  if (!may) return null
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
