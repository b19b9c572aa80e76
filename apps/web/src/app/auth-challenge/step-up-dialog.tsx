import { stepUp } from '@countinghouse/contract/auth/proof'
import { text } from '@countinghouse/contract/auth/proof.text'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { call } from '../calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { SecretField } from '../../ui/field/secret-field.tsx'
import { CodeField } from './code-field.tsx'
import { Enrolment } from './enrolment.tsx'
import type { Proof } from './auth-challenge.ts'
import classes from './auth-challenge.module.css'
import { proofProblem } from './proof-problem.ts'

type Props = { readonly proof: Proof; readonly onAnswer: (isReleased: boolean) => void }

/** Identity confirmation before a high-risk action. */
export function StepUpDialog({ proof, onAnswer }: Props) {
  return proof === 'enrolment' ? <EnrolFirst onAnswer={onAnswer} /> : <ProveAgain proof={proof} onAnswer={onAnswer} />
}

/** Actions that require two-factor authentication need it to be set up first. */
function EnrolFirst({ onAnswer }: Pick<Props, 'onAnswer'>) {
  const { t } = useLanguage()
  return (
    <Dialog title={t(text.stepUpTitle)} onClose={() => onAnswer(false)} actions={null} isWide>
      <p className={classes.purpose}>{t(text.stepUpEnrolment)}</p>
      <Enrolment onDone={() => onAnswer(true)} />
    </Dialog>
  )
}

function ProveAgain({ proof, onAnswer }: Props) {
  const { t } = useLanguage()
  const id = useId()
  const [entered, setEntered] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isCode = proof === 'code'

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    if (entered.trim() === '') return setProblem(t(isCode ? text.codeMissing : text.passwordMissing))
    setIsBusy(true)
    try {
      await call(stepUp, isCode ? { code: entered } : { password: entered })
      onAnswer(true)
    } catch (error) {
      setProblem(proofProblem(error, t(text.passwordWrong)))
      setIsBusy(false)
    }
  }

  const field = { value: entered, onChange: setEntered, problemId: `${id}-problem`, isInvalid: problem !== null }
  return (
    <Dialog
      title={t(text.stepUpTitle)}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button variant="default" onClick={() => onAnswer(false)}>
            {t(text.cancel)}
          </Button>
          <Button type="submit" form={id} aria-disabled={isBusy}>
            {t(isBusy ? text.checking : text.goOn)}
          </Button>
        </>
      }
    >
      <form id={id} className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className={classes.purpose}>{t(isCode ? text.stepUpCode : text.stepUpPassword)}</p>
        {isCode ? (
          <CodeField label={t(text.code)} {...field} />
        ) : (
          <SecretField label={t(text.password)} autoComplete="current-password" hasFocus {...field} />
        )}
        <div id={`${id}-problem`} role="alert" className={classes.problem}>
          {problem}
        </div>
      </form>
    </Dialog>
  )
}
