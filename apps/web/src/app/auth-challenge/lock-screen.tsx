import { unlock } from '@countinghouse/contract/auth/proof'
import { text } from '@countinghouse/contract/auth/proof.text'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { call, CallError } from '../calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { SecretField } from '../../ui/field/secret-field.tsx'
import { signOutAtOnce } from '../session/sign-out.ts'
import { FullAuthChallenge } from './full-auth-challenge.tsx'
import classes from './auth-challenge.module.css'
import { notifyUnlocked } from './idle-lock.ts'
import { PinField } from './pin-field.tsx'
import { proofProblem } from './proof-problem.ts'

type Props = { readonly name: string | null; readonly hasPin: boolean; readonly onUnlocked: () => void }

/** Covers the window until the same user unlocks it. Source: docs/guides/auth.md, Sign-in and sessions. */
export function LockScreen({ name, hasPin, onUnlocked }: Props) {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  const id = useId()
  const [isByPin, setIsByPin] = useState(hasPin)
  const [entered, setEntered] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    if (isByPin ? !/^\d{4,8}$/.test(entered) : entered === '')
      return setProblem(t(isByPin ? text.pinMissing : text.passwordMissing))
    setIsBusy(true)
    try {
      await call(unlock, isByPin ? { pin: entered } : { password: entered })
      notifyUnlocked()
      onUnlocked()
    } catch (error) {
      setProblem(proofProblem(error, t(isByPin ? text.pinWrong : text.passwordWrong)))
      // Already unlocked in another tab.
      if (error instanceof CallError && error.code === 'forbidden') onUnlocked()
      setEntered('')
      setIsBusy(false)
    }
  }

  const turn = () => {
    setIsByPin(!isByPin)
    setEntered('')
    setProblem(null)
  }
  const field = { value: entered, onChange: setEntered, problemId: `${id}-problem`, isInvalid: problem !== null }
  return (
    <FullAuthChallenge
      title={t(text.lockTitle)}
      purpose={name === null ? t(text.lockNobody) : t(text.lockWho, { name })}
    >
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        {isByPin ? (
          <PinField label={t(text.pin)} {...field} />
        ) : (
          <SecretField key="password" label={t(text.password)} autoComplete="current-password" hasFocus {...field} />
        )}
        <div id={`${id}-problem`} role="alert" className={classes.problem}>
          {problem}
        </div>
        <Button type="submit" aria-disabled={isBusy}>
          {t(isBusy ? text.checking : text.unlock)}
        </Button>
        <div className={classes.others}>
          {hasPin && (
            <Button variant="subtle" onClick={turn}>
              {t(isByPin ? text.usePassword : text.usePin)}
            </Button>
          )}
          <Button variant="subtle" onClick={() => void signOutAtOnce(queryClient)}>
            {t(text.signOut)}
          </Button>
        </div>
      </form>
    </FullAuthChallenge>
  )
}
