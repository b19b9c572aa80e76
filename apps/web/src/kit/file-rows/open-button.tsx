import { Button } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Suspense, useState } from 'react'
import styles from './file-rows.module.css'

type Props = {
  readonly label: string
  readonly icon: Icon
  /** What it opens, which closes itself. */
  readonly children: (close: () => void) => ReactNode
}

/** A small button below lines that opens another way to enter them. */
export function OpenButton({ label, icon: Mark, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        className={styles.open}
        leftSection={<Mark size={16} stroke={1.75} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen && <Suspense>{children(() => setIsOpen(false))}</Suspense>}
    </>
  )
}
