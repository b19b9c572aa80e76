import type { UnsubscribeLink } from '@countinghouse/contract/sales/unsubscribe'
import { openUnsubscribe, unsubscribe } from '@countinghouse/contract/sales/unsubscribe'
import { text } from '@countinghouse/contract/sales/unsubscribe.text'
import { useEffect, useState } from 'react'
import { call } from '../../../app/calls/call.ts'
import { readFromAddress } from '../../../app/light/consume-from-address.ts'
import classes from '../../../app/light/light-form.module.css'
import { LightFrame } from '../../../app/light/light-frame.tsx'
import { linkProblem } from '../../../app/light/link-problem.ts'
import { useAttempt } from '../../../app/light/use-attempt.ts'
import { useLanguage } from '../../../ui/language/language.tsx'

const token = readFromAddress('token')

/** Withdraws the consent to marketing by email for who has the link of a campaign. Source: docs/guides/crm.md, Campaigns. */
function UnsubscribePage() {
  const { t } = useLanguage()
  const [link, setLink] = useState<UnsubscribeLink | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    if (token !== null) call(openUnsubscribe, { token }).then(setLink, setFailure)
  }, [])
  const words = { missing: t(text.missing), failed: t(text.failed) }
  const problem = token === null ? words.missing : failure === null ? null : linkProblem(failure, words)
  return (
    <LightFrame title={t(text.title)}>
      {problem !== null && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      {problem === null && link === null && (
        <p role="status" className={classes.hint}>
          {t(text.loading)}
        </p>
      )}
      {problem === null && link !== null && token !== null && <Confirm link={link} token={token} />}
    </LightFrame>
  )
}

function Confirm({
  link: { company, address, isUnsubscribed },
  token: key,
}: {
  readonly link: UnsubscribeLink
  readonly token: string
}) {
  const { t } = useLanguage()
  const [isDone, setIsDone] = useState(isUnsubscribed)
  const { isBusy, failure, run } = useAttempt()
  if (isDone) {
    return (
      <p role="status" className={classes.notice}>
        {t(text.done)}
      </p>
    )
  }
  return (
    <div className={classes.form}>
      <p>{t(text.lead, { company, address })}</p>
      {failure !== null && (
        <p role="alert" className={classes.problem}>
          {linkProblem(failure, { missing: t(text.missing), failed: t(text.failed) })}
        </p>
      )}
      <button
        type="button"
        className={classes.primary}
        aria-disabled={isBusy}
        onClick={() => run(() => call(unsubscribe, { token: key }).then(() => setIsDone(true)))}
      >
        {t(isBusy ? text.busy : text.confirm)}
      </button>
    </div>
  )
}

export { UnsubscribePage as page }
