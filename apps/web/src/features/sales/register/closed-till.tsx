import type { TillChoice } from '@countinghouse/contract/sales/register'
import { getRegister, registerPage } from '@countinghouse/contract/sales/register'
import { text } from '@countinghouse/contract/sales/register.text'
import { openSession, tillSessionsPage } from '@countinghouse/contract/sales/till-session'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useCan } from '../../../app/session/session.tsx'
import { amountIssue, enteredAmount, parseAmount } from '../../../kit/fields/amount.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import page from '../../../ui/display/page.module.css'
import { CodeField } from '../../../ui/field/code-field.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './register.module.css'
import { hasKeyboard } from './use-till-keys.ts'

type Props = {
  readonly till: TillChoice
  readonly currency: string
  readonly onOther: (() => void) | null
}

/** A till without an open session: it is opened with its float, or its count is finished first. */
export function ClosedTill({ till, currency, onOther }: Props) {
  const { t } = useLanguage()
  const { session } = till
  return (
    <section className={styles.start}>
      <h1 className={page.title} tabIndex={-1}>
        <bdi>{t(session === null ? text.closedTitle : text.countingTitle, { till: till.name })}</bdi>
      </h1>
      <p className={styles.lead}>
        <bdi>{till.store}</bdi>
      </p>
      {session === null ? (
        <OpenSession till={till} currency={currency} />
      ) : (
        <>
          <p>{t(text.countingLead)}</p>
          <Link to={tillSessionsPage.path} search={{ open: session.id } as never}>
            {t(text.toSession)}
          </Link>
        </>
      )}
      {onOther !== null && (
        <Button variant="subtle" color="gray" className={styles.other} onClick={onOther}>
          {t(text.otherTill)}
        </Button>
      )}
    </section>
  )
}

function OpenSession({ till, currency }: Pick<Props, 'till' | 'currency'>) {
  const { t } = useLanguage()
  const can = useCan()
  const queryClient = useQueryClient()
  const [uid] = useState(() => crypto.randomUUID())
  const [entered, setEntered] = useState(enteredAmount(till.defaultFloatMinor, currency))
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const write = useWrite(t(registerPage.title), undefined, (error) => setProblem(error.message))
  const right = permissionName(tillSessionsPage, 'open')

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const floatMinor = entered.trim() === '' ? 0 : parseAmount(entered, currency)
    const issue = floatMinor === null ? amountIssue(entered, currency) : null
    setProblem(issue === null ? null : t(issue.text, issue.params))
    if (floatMinor === null || isSending || !can(right)) return
    setIsSending(true)
    await write(openSession, { uid, tillId: till.id, floatMinor })
    // Another person may have opened it meanwhile.
    await queryClient.invalidateQueries({ queryKey: [getRegister.id] })
    setIsSending(false)
  }

  return (
    <form className={styles.open} noValidate onSubmit={(event) => void submit(event)}>
      <CodeField
        label={t(text.float)}
        hint={t(text.closedLead)}
        problem={problem ?? undefined}
        inputMode="decimal"
        maxLength={16}
        inputRef={selectFirst}
        value={entered}
        onType={setEntered}
      />
      <ReasonButton
        type="submit"
        size="lg"
        loading={isSending}
        reason={can(right) ? null : t(recordText.needsPermission, { right })}
      >
        {t(text.openSession)}
      </ReasonButton>
    </form>
  )
}

function selectFirst(input: HTMLInputElement | null): void {
  if (hasKeyboard()) input?.select()
}
