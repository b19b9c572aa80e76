import { text } from '@countinghouse/contract/auth/company-session.text'
import { impersonate } from '@countinghouse/contract/auth/impersonation'
import { requirePasswordChange, resetUserFactor, resetUserPassword } from '@countinghouse/contract/auth/user-security'
import type { ResetWay } from '@countinghouse/contract/auth/user-security'
import { modulesPath } from '@countinghouse/contract/constants'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { Dialog } from '../../kit/dialog.tsx'
import { PlainField } from '../../kit/plain-field.tsx'
import { showToast } from '../../kit/toast.tsx'
import { useWrite } from '../../kit/use-write.ts'
import { useLanguage } from '../../shell/language.tsx'
import { planLeave } from '../../shell/planned-leave.ts'
import styles from './account.module.css'
import type { Help, Helped } from './person-help.ts'
import { ResetWays } from './reset-ways.tsx'
import { ShownOnce } from './shown-once.tsx'

type Props = { readonly person: Helped; readonly help: Help; readonly onClose: () => void }

const wordsOf = {
  password: [text.newPasswordTitle, null, text.doIt],
  factor: [text.resetFactorTitle, text.resetFactorBody, text.resetFactor],
  change: [text.newPasswordTitle, text.wayHint_temporary, text.requireChange],
  viewAs: [text.viewAsTitle, text.viewAsBody, text.start],
} as const

/** Asks for the reason, which the audit keeps, does it, and shows what is shown once. */
export function PersonDialog({ person, help, onClose }: Props) {
  const language = useLanguage()
  const { t } = language
  const id = useId()
  const [reason, setReason] = useState('')
  const [way, setWay] = useState<ResetWay>('link')
  const [problem, setProblem] = useState<string>()
  const [shown, setShown] = useState<string | null>(null)
  const write = useWrite(t(text.title), (fields) => setProblem(Object.values(fields)[0]))
  const [title, body, deed] = wordsOf[help]

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (reason.trim() === '') return setProblem(t(text.reasonMissing))
    await act({ id: person.id, reason })
  }

  async function act(input: { id: number; reason: string }): Promise<void> {
    switch (help) {
      case 'password': {
        const handed = await write(resetUserPassword, { ...input, way })
        if (handed === null) return
        const words = handed.link === null ? handed.password : new URL(handed.link, location.origin).href
        if (words === null) return finish(t(text.mailPlanned))
        return setShown(words)
      }
      case 'factor':
        return (await write(resetUserFactor, input)) === null ? undefined : finish(t(text.done))
      case 'change':
        return (await write(requirePasswordChange, input)) === null ? undefined : finish(t(text.done))
      case 'viewAs': {
        if ((await write(impersonate, input)) === null) return
        planLeave()
        location.assign(modulesPath)
      }
    }
  }

  function finish(message: string): void {
    showToast(language, { tone: 'done', message })
    onClose()
  }

  if (shown !== null) return <ShownOnce title={t(title, { name: person.name })} words={shown} onClose={onClose} />
  return (
    <Dialog
      title={t(title, { name: person.name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(text.cancel)}
          </Button>
          <Button type="submit" form={id}>
            {t(deed)}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {body !== null && <p className={styles.purpose}>{t(body, { name: person.name })}</p>}
        {help === 'password' && <ResetWays way={way} onWay={setWay} />}
        <PlainField label={t(text.reason)} problem={problem}>
          {(control) => (
            <input
              {...control}
              dir="auto"
              maxLength={300}
              data-autofocus
              value={reason}
              onChange={(event) => {
                setReason(event.currentTarget.value)
                setProblem(undefined)
              }}
            />
          )}
        </PlainField>
      </form>
    </Dialog>
  )
}
