import { text } from '@countinghouse/contract/auth/account.text'
import { savePin } from '@countinghouse/contract/auth/security'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { call } from '../../../app/calls/call.ts'
import { PinField } from '../../../app/auth-challenge/pin-field.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { invalidateStale } from '../../../app/calls/queries.ts'
import styles from './account.module.css'

/** A new PIN, twice, because nobody sees what is typed. */
export function PinDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  const id = useId()
  const [entered, setEntered] = useState({ pin: '', repeated: '' })
  const [problem, setProblem] = useState<string | null>(null)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!/^\d{4,8}$/.test(entered.pin)) return setProblem(t(text.pinMissing))
    if (entered.pin !== entered.repeated) return setProblem(t(text.pinMismatch))
    try {
      await call(savePin, { pin: entered.pin })
      await invalidateStale(queryClient, savePin)
      onClose()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }

  const shared = { isInvalid: problem !== null, problemId: `${id}-problem`, isNew: true }
  return (
    <Dialog
      title={t(text.pin)}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(text.cancel)}
          </Button>
          <Button type="submit" form={id}>
            {t(text.save)}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className={styles.purpose}>{t(text.pinPurpose)}</p>
        <PinField
          label={t(text.pinNew)}
          value={entered.pin}
          onChange={(pin) => setEntered({ ...entered, pin })}
          {...shared}
        />
        <PinField
          label={t(text.pinRepeated)}
          value={entered.repeated}
          onChange={(repeated) => setEntered({ ...entered, repeated })}
          {...shared}
        />
        <div id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </div>
      </form>
    </Dialog>
  )
}
