import type { Offboarding } from '@countinghouse/contract/erp/offboarding'
import { text } from '@countinghouse/contract/erp/offboarding.text'
import { Button } from '@mantine/core'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { UserOffboardLines } from './user-offboard-lines.tsx'
import styles from './user.module.css'

type Props = {
  readonly name: string
  readonly left: Offboarding
  /** Name of the successor; empty when nothing was handed over. */
  readonly heir: string
  readonly onClose: () => void
}

/** Result of an offboarding. */
export function UserOffboarded({ name, left, heir, onClose }: Props) {
  const { t } = useLanguage()
  return (
    <Dialog
      title={t(text.doneTitle, { name })}
      onClose={onClose}
      actions={
        <Button data-autofocus onClick={onClose}>
          {t(text.done)}
        </Button>
      }
    >
      <div className={styles.steps} role="status">
        <UserOffboardLines left={left} ended={t(text.ended)} handedOver={t(text.handedOver, { name: heir })} />
      </div>
    </Dialog>
  )
}
