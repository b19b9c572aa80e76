import { text } from '@countinghouse/contract/auth/second-factor.text'
import { confirmSecondFactor, enrolSecondFactor } from '@countinghouse/contract/auth/two-factor'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { call } from '../calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { invalidateStale } from '../calls/queries.ts'
import { CodeField } from './code-field.tsx'
import { CopyButton } from './copy-button.tsx'
import classes from './auth-challenge.module.css'
import { QrPicture } from './qr-picture.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type EnrolmentProps = {
  readonly onDone: () => void
  /** Called when the recovery codes are shown, which happens only once. */
  readonly onCodes?: () => void
}

/** Sets up an authenticator app: QR code, first code, recovery codes. */
export function Enrolment({ onDone, onCodes }: EnrolmentProps) {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  // The secret is created once per set-up and never recreated automatically.
  const [attempt] = useState(() => crypto.randomUUID())
  const key = useQuery({
    queryKey: [enrolSecondFactor.id, attempt],
    queryFn: () => call(enrolSecondFactor, {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  // Two-factor authentication is on from here, even if the dialog is closed before the codes are saved.
  const show = (created: readonly string[]) => {
    setCodes(created)
    onCodes?.()
    void invalidateStale(queryClient, confirmSecondFactor)
  }
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (key.isPending) return <p role="status">{t(text.loading)}</p>
  if (key.isError)
    return (
      <div className={classes.form}>
        <p role="alert" className={classes.problem}>
          {key.error.message}
        </p>
        <Button onClick={() => void key.refetch()}>{t(text.again)}</Button>
      </div>
    )
  return <KeyAndCode secret={key.data.secret} link={key.data.link} onCodes={show} />
}

type Props = {
  readonly secret: string
  readonly link: string
  readonly onCodes: (codes: readonly string[]) => void
}

function KeyAndCode({ secret, link, onCodes }: Props) {
  const { t } = useLanguage()
  const id = useId()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    if (!/^\d{6}$/.test(code.trim())) return setProblem(t(text.codeMissing))
    setIsBusy(true)
    try {
      onCodes((await call(confirmSecondFactor, { code })).codes)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      setIsBusy(false)
    }
  }

  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      <div className={classes.key}>
        <QrPicture words={link} label={t(text.picture)} />
        <div className={classes.keyWords}>
          <p>{t(text.scan)}</p>
          <p>{t(text.typeInstead)}</p>
          <code className={classes.secret} dir="ltr">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
          <div className={classes.keyDeeds}>
            <CopyButton words={secret}>{t(text.copyKey)}</CopyButton>
            <a href={link}>{t(text.openApp)}</a>
          </div>
        </div>
      </div>
      <CodeField
        label={t(text.code)}
        hint={t(text.codeHint)}
        value={code}
        onChange={setCode}
        isInvalid={problem !== null}
        problemId={`${id}-problem`}
      />
      <div id={`${id}-problem`} role="alert" className={classes.problem}>
        {problem}
      </div>
      <Button type="submit" aria-disabled={isBusy}>
        {t(isBusy ? text.confirming : text.confirm)}
      </Button>
    </form>
  )
}
